# What can be wrong with what the rules are told.

error-rules_error = The rules do not allow that.
error-malformed_choice = That is not the key of an option.
error-illegal_choice = That cannot be chosen now.
error-out_of_turn = You have no question to answer now.
error-game_over = The game is over.
error-plan_misfit = The plan is not what the question asks for.
error-position_error = This position is impossible or cannot be read.
error-script_error = The scripted chance events do not fit this game.

error-record-form = The game record cannot be read.
error-record-version = The game record was written by another version and cannot be read.
error-record-catalogue = The game record names cards or territories that this version does not have.
error-record-setting = The settings of the game record are impossible.
error-record-seed = The seed of the game record is missing or not revealed yet.
error-record-commitment = The seed of the game record does not match the commitment made before the game.
error-record-choice = Choice { $at } of the game record is not legal.
error-record-digest = After choice { $at } of the game record the position differs from the recorded one.
error-record-fault = The program fails at choice { $at } of the game record. This is a bug; please report it with the record.
error-record-result = The result of the game differs from the recorded one.

# What can be wrong with what the rules are told.

error-rules_error = The rules do not allow that.
error-malformed_choice = That is not the name of anything one can choose.
error-illegal_choice = That cannot be chosen now.
error-out_of_turn = You are not asked anything now.
error-game_over = The game is over.
error-plan_misfit = The plan is not what the question asks for.
error-position_error = This position cannot exist, or cannot be read.
error-script_error = What fate is told to do does not fit what is drawn.

error-record-form = The game record cannot be read.
error-record-version = The game record was written by another version and cannot be read.
error-record-catalogue = The game record names other cards or territories than this game has.
error-record-setting = No game begins the way the game record says.
error-record-seed = The seed of the game record is missing or not revealed yet.
error-record-commitment = The seed of the game record is not the one promised before the game.
error-record-choice = Choice { $at } of the game record cannot be made.
error-record-digest = After choice { $at } of the game record the game stands otherwise than written.
error-record-fault = The rules of this program fail at choice { $at } of the game record. That is a mistake in the program; please report it with the record.
error-record-result = The game record claims another result than the game had.

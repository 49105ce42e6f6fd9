# Why the server refuses what somebody asks about an account.

account-name_short = A name has at least { $least } characters.
account-name_long = A name has at most { $most } characters.
account-name_signs = A name consists of visible letters and digits.
account-name_scripts = Each word of a name uses the letters of one alphabet.
account-name_taken = The name { $name } belongs to somebody else.
account-name_alike = Somebody has a name that looks like “{ $name }”.
account-name_office = “{ $name }” could be mistaken for an operator of the server.
account-password_short = A password has at least { $least } characters.
account-password_long = A password has at most { $most } characters.
account-wrong_password = The name or the password is wrong.
account-signed_out = You are no longer signed in.
account-link_used = This link has already been used, or has expired.
account-banned = You are banned from this server for now.
account-registered_already = You already have a name and a password.
account-not_registered = Nobody has registered this name.

# Why the server refuses what somebody asks about an account.

account-name_short = A name has at least { $least } characters.
account-name_long = A name has at most { $most } characters.
account-name_signs = A name is made of letters and digits, with nothing hidden between them.
account-name_scripts = Each word of a name has letters of one alphabet only.
account-name_taken = The name { $name } belongs to somebody else.
account-name_alike = Somebody has a name that looks like “{ $name }”.
account-name_office = “{ $name }” could be taken for the name of somebody who looks after the server.
account-password_short = A password has at least { $least } characters.
account-password_long = A password has at most { $most } characters.
account-wrong_password = This name and this password do not belong together.
account-signed_out = You are not signed in any more.
account-link_used = This link was used already, or is too old.
account-banned = You may not play here for now.
account-registered_already = You have a name and a password already.
account-not_registered = Nobody has registered this name.

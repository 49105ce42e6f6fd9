# Pourquoi le serveur refuse une demande au sujet d’un compte.

account-name_short = Un nom compte au moins { $least } caractères.
account-name_long = Un nom compte au plus { $most } caractères.
account-name_signs = Un nom se compose de lettres et de chiffres, sans rien de caché entre eux.
account-name_scripts = Chaque mot d’un nom n’a de lettres que d’un seul alphabet.
account-name_taken = Le nom { $name } appartient à quelqu’un d’autre.
account-name_alike = Quelqu’un porte un nom qui ressemble à « { $name } ».
account-name_office = On pourrait prendre « { $name } » pour le nom de quelqu’un qui s’occupe du serveur.
account-password_short = Un mot de passe compte au moins { $least } caractères.
account-password_long = Un mot de passe compte au plus { $most } caractères.
account-wrong_password = Ce nom et ce mot de passe ne vont pas ensemble.
account-signed_out = Vous n’êtes plus connecté.
account-link_used = Ce lien a déjà servi, ou il est trop ancien.
account-banned = Vous ne pouvez pas jouer ici pour le moment.
account-registered_already = Vous avez déjà un nom et un mot de passe.
account-not_registered = Personne n’a enregistré ce nom.

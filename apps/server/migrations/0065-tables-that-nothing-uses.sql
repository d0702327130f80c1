-- Switches are kept with the platforms of a user, and the sealed tokens themselves show whether the secret is theirs.
drop table seller_switches;
drop table secret_checks;

-- categories -------------------------------------------------------------------------------------------------------

-- What categories ask for is read again at the next preparation: how many values a specific takes and how long they are is kept now, too.
-- Until then what is known holds.
update site_categories set tree_version = '';

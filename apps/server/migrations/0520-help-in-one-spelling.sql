-- The next start stores all articles again, because their words are now indexed in the one spelling of searches too.
update articles set hash = '';

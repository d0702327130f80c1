-- The list of a seller's own terms is sorted by the source words, so that the terms of one word stand together.
create index glossary_terms_words on glossary_terms (user_id, lower(src_text), term_id);

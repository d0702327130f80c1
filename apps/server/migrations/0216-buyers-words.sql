-- orders -----------------------------------------------------------------------------------------------------------

-- Each business makes its words with a key of its own, so that a word belongs to one business. An index that begins with the business
-- reads all its orders beside those that have the word.
create index orders_words_of_buyers on orders using gin (buyer_words);
drop index orders_buyer_words;

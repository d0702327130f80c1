-- One spelling for searches: é as e, ß as ss, ø as o, full width as plain, without quotation marks, in lower case; umlauts also as two letters.
-- packages/kernel/src/search-fold.ts does the same and explains the parts. It depends on no collation. Stored columns and indexes contain its
-- results, so a change of it must compute them again.
create function search_keys(given text) returns text language plpgsql immutable strict parallel safe as $$
declare
  keys text;
begin
  if octet_length(given) = length(given) then
    return lower(translate(given, '''"`', '') collate "C");
  end if;
  keys := normalize(replace(given, '´', ''), NFKD);
  if position(U&'\0308' in keys) > 0 and keys ~ '[aouAOU]\u0308' then
    keys := keys || ' ' || regexp_replace(keys, '([aouAOU])\u0308', '\1e', 'g');
  end if;
  keys := lower(regexp_replace(keys, '[''"`‘’‚‛“”„‟«»‹›′ʹʼʻˈ\u0300-\u036f\u00ad\u061c\u180e\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\ufeff]',
    '', 'g') collate "C");
  if octet_length(keys) = length(keys) then
    return keys;
  end if;
  return translate(
    replace(replace(replace(replace(replace(replace(replace(replace(keys,
      'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th'),
    'øØłŁđĐðÐħĦŧŦŋŊıƏς×⁄‐‒–—―−⁃ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐҒҚҢҮҰҺӘӨ',
    'oollddddhhttnniəσx/-------αβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґғқңүұһәө');
end
$$;

update product_rows set search_text = search_keys(search_text) where search_text <> search_keys(search_text);
update orders set search_text = search_keys(search_text) where search_text <> search_keys(search_text);
update site_titles set search_text = search_keys(search_text) where search_text <> search_keys(search_text);

alter table translation_memory add column search_keys text not null generated always as (search_keys(src_text || ' ' || dst_text)) stored;
create index translation_memory_search on translation_memory using gin (user_id, src_lang, dst_lang, search_keys gin_trgm_ops);
alter table glossary_terms add column search_keys text not null generated always as (search_keys(src_text || ' ' || dst_text)) stored;
create index glossary_terms_search on glossary_terms using gin (user_id, search_keys gin_trgm_ops);
alter table keywords add column search_keys text not null generated always as (search_keys(keyword)) stored;
create index keywords_search on keywords using gin (user_id, search_keys gin_trgm_ops);
-- A business has only some hundred of these.
alter table size_charts add column search_keys text not null generated always as (search_keys(name || ' ' || coalesce(brand, ''))) stored;
alter table shipping_profiles add column search_keys text not null generated always as (search_keys(name)) stored;
alter table users add column search_keys text not null generated always as (search_keys(name || ' ' || email)) stored;
drop index users_search;
create index users_search on users using gin (search_keys gin_trgm_ops);

-- Orders whose buyers are still found by words in the spelling of earlier versions. The job orders.seal-buyers makes them again.
alter table orders add column has_old_words boolean not null default false;
update orders set has_old_words = true where buyer_sealed is not null;
create index orders_with_old_words on orders (user_id, order_id) where has_old_words;

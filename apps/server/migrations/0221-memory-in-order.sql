-- translations -----------------------------------------------------------------------------------------------------

-- A memory is shown in the order of its texts. Their beginnings decide, because an index takes no long texts.
create index translation_memory_texts on translation_memory (user_id, src_lang, dst_lang, left(src_text, 100) collate "C", src_hash);

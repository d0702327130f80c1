-- translations -----------------------------------------------------------------------------------------------------

-- Finds remembered titles that are nearly a given one.
create index translation_memory_near on translation_memory using gin (user_id, src_lang, dst_lang, src_text gin_trgm_ops);

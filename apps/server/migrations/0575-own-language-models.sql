-- A business's own language model, and where it is. Its key, address and model are sealed together; these two are shown.
alter table translation_engines drop constraint translation_engines_engine_check;
alter table translation_engines add constraint translation_engines_engine_check
  check (engine in ('deepl', 'google', 'azure', 'amazon', 'libretranslate', 'llm', 'offline'));
alter table translation_engines
  -- Null for the demo mode's.
  add column url text,
  add column model text;

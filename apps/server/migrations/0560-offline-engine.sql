-- The engine that runs on Quayside's own server; its sealed key is empty.
alter table translation_engines drop constraint translation_engines_engine_check;
alter table translation_engines add constraint translation_engines_engine_check
  check (engine in ('deepl', 'google', 'azure', 'amazon', 'libretranslate', 'offline'));

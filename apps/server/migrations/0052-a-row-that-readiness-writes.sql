-- Whoever asks whether a gateway can work is told so only while the database takes a write.
create table write_probes (
  probe_id smallint primary key,
  written_at timestamptz not null
);

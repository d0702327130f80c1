-- Hazards and warnings of goods, by eBay's codes, beside who made them: `Hazards` and `Warnings` of the kernel.
alter table safety_entries add column hazards jsonb, add column warnings jsonb;

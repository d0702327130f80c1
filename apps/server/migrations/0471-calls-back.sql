-- The number that support is to call back, in international notation; null where the sender asks for no call.
alter table support_requests add column call_back_phone text;

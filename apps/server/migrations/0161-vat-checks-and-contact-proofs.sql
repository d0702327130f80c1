-- billing ----------------------------------------------------------------------------------------------------------

-- When the VAT id was checked last, and by what. Null without an id, and where its form is not known.
alter table billing_customers
  add vat_id_checked_on date,
  add vat_id_checked_by text check (vat_id_checked_by in ('format', 'check_digits'));

-- profile ----------------------------------------------------------------------------------------------------------

-- An e-mail address of the contact that is not used before the mailed link to it was opened.
alter table contact_details
  add pending_email text,
  add pending_token_hash bytea,
  add pending_until timestamptz;

-- The live listings that the reason of a row concerns.
alter table change_rows add listings integer;

-- An account pauses for a lost access alone, which has no deadline. What a used-up quota holds back is known from the quota itself.
update marketplace_accounts set paused_reason = null where paused_reason = 'quota';
alter table marketplace_accounts drop column paused_until;

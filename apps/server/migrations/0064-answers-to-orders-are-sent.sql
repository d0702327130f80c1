-- Orders are answered from these rows. What was copied once is set right: a row for each answer that was decided and not told yet.
delete from order_answers;
insert into order_answers (user_id, order_id, account_id, order_external_id, is_taken, due_at)
select user_id, order_id, account_id, external_id, answer = 'take', now() from orders where answer in ('take', 'refuse');

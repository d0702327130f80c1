import { sql } from 'kysely';

/**
 * Since when the marketplace has had the content of listing `l` without showing it: since a submission that is not settled, or since a call
 * that it accepted. Null if it has none.
 */
export const IN_PROCESS_SINCE = sql`coalesce(
  (select s.handed_in_at from dispatch_listings g
    join bulk_submissions s on s.user_id = g.user_id and s.account_id = g.account_id and g.owner = 'submission:' || s.submission_id
    where g.user_id = l.user_id and g.account_id = l.account_id and g.lease_key = l.listing_key and g.site = l.site
      and s.call = 'publish' and s.is_begun),
  (select max((d.last_error->>'since')::timestamptz) from desired_states d
    where d.user_id = l.user_id and d.account_id = l.account_id and d.lease_key = l.listing_key and d.site = l.site
      and d.change_kind = 'content' and not d.is_home and d.state in ('uncertain', 'sending') and d.last_error->>'code' = 'in-process'))`;

-- The schema of the first release: one file for each room, in the order in which tables name each other. A later version
-- adds files and changes none of these.
--
-- Every table of a seller's data has a primary key that begins with user_id. Money is an integer of minor units with a
-- currency. The room of a file is the only one that writes its tables. It works on PostgreSQL 15 and later.
--
-- Two settings save time. A `fillfactor` leaves room in each page, so that a changed row stays there and no index is
-- written. `set statistics 0` is for large values that no query looks for: to sample them would be most of the work.

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- One spelling for searches: é as e, ß as ss, ø as o, full width as plain, without quotation marks, in lower case; umlauts
-- also as two letters. `packages/kernel/src/search-fold.ts` does the same and explains the parts. It depends on no
-- collation. Stored columns and indexes contain its results, so a change of it must compute them again.
create function search_keys(given text) returns text language plpgsql immutable strict parallel safe as $$
declare
  keys text;
begin
  if octet_length(given) = length(given) then
    return lower(translate(given, '''"`', '') collate "C");
  end if;
  keys := normalize(replace(given, '´', ''), NFKD);
  if position(U&'\0308' in keys) > 0 and keys ~ '[aouAOU]\u0308' then
    keys := keys || ' ' || regexp_replace(keys, '([aouAOU])\u0308', '\1e', 'g');
  end if;
  keys := lower(regexp_replace(keys, '[''"`‘’‚‛“”„‟«»‹›′ʹʼʻˈ\u0300-\u036f\u00ad\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u05f3\u05f4\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u0674\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0898-\u089f\u08ca-\u08e1\u08e3-\u08ff\u180e\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\ufeff]',
    '', 'g') collate "C");
  if octet_length(keys) = length(keys) then
    return keys;
  end if;
  return translate(
    replace(replace(replace(replace(replace(replace(replace(replace(keys,
      'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th'),
    'øØłŁđĐðÐħĦŧŦŋŊıƏς×⁄‐‒–—―−⁃ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐҒҚҢҮҰҺӘӨ'
      || U&'\05BE\0671\0672\0673\0649\06CC\0629\06BE\06C1\06D5\06A9'
      || U&'\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9',
    'oollddddhhttnniəσx/-------αβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґғқңүұһәө'
      || U&'-\0627\0627\0627\064A\064A\0647\0647\0647\0647\0643' || '01234567890123456789');
end
$$;

-- Work that only one process may do at a time. A later owner has a higher fence, so that an earlier one is recognised.
create table leases (
  name text primary key,
  owner text not null,
  fence bigint not null default 1,
  expires_at timestamptz not null
);

-- A worker that died by its own fault: an error that nobody caught, all of its memory used up, or hanging. The launcher
-- sees that, and the next worker records it.
create table crashed_workers (
  -- The name of the worker, as in `leases`.
  owner text primary key,
  crashed_at timestamptz not null default now()
);

-- A worker's death during a job. A job that kills worker after worker is given up.
create table job_crashes (
  job_id text not null,
  -- The worker that died during the job.
  owner text not null,
  -- Three if the job had run for seconds, one otherwise.
  points smallint not null check (points > 0),
  crashed_at timestamptz not null,
  primary key (job_id, owner)
);

-- A mail that a transaction decided to send. A worker sends it after the commit.
create table mails (
  mail_id bigint generated always as identity primary key,
  recipient text not null,
  template text not null,
  language text not null,
  -- The values of the template, encrypted because they may contain a secret link. Null as soon as the mail is sent or
  -- given up.
  sealed_values bytea,
  created_at timestamptz not null,
  sent_at timestamptz,
  given_up_at timestamptz
);
create index mails_created_at on mails (created_at);

-- How much an account may still call a group of operations: a token bucket, the calls of the day, and a pause that the
-- marketplace demanded.
create table throttle_buckets (
  key text primary key,
  tokens double precision not null,
  refilled_at timestamptz not null,
  blocked_until timestamptz,
  day_started_at timestamptz,
  day_count integer not null default 0
);

-- What a gateway writes to learn that the database takes writes, before it says that it is ready.
create table write_probes (
  probe_id smallint primary key,
  written_at timestamptz not null
);

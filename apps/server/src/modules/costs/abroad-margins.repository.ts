import type { AccountRef, Currency, Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';

/** What the settled orders of a day on a site earned. */
export interface AbroadMargin {
  /** Calendar day of the site, ISO date. */
  readonly day: string;
  readonly site: Site;
  readonly currency: Currency;
  /** Orders whose margin is known, and orders of which something is lacking. */
  readonly known: number;
  readonly unknown: number;
  /** Of the known ones. */
  readonly marginMinor: number;
}

/** Replaces what is kept of an account. */
export async function replaceAbroadMargins(
  tx: Tx,
  { userId, accountId }: AccountRef,
  margins: readonly AbroadMargin[],
): Promise<void> {
  await sql`delete from abroad_margins where user_id = ${userId} and account_id = ${accountId}`.execute(tx);
  await sql`
    insert into abroad_margins (user_id, account_id, day, site, currency, known, unknown, margin_minor)
    select ${userId}::bigint, ${accountId}::bigint, day, site, currency, known, unknown, margin_minor
    from unnest(
      ${margins.map(({ day }) => day)}::date[], ${margins.map(({ site }) => site)}::text[],
      ${margins.map(({ currency }) => currency)}::text[], ${margins.map(({ known }) => known)}::integer[],
      ${margins.map(({ unknown }) => unknown)}::integer[], ${margins.map(({ marginMinor }) => marginMinor)}::bigint[]
    ) as given (day, site, currency, known, unknown, margin_minor)`.execute(tx);
}

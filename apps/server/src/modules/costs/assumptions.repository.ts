import type { Assumptions, DatedAssumptions } from '@quayside/contract';
import { type AccountRef, type Currency, money, type Site } from '@quayside/kernel';
import type { VatScheme } from '@quayside/kernel/margin';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

interface Row {
  readonly validFrom: string;
  readonly site: Site | '';
  readonly vatScheme: VatScheme | null;
  readonly vatRate: number | null;
  readonly commission: number | null;
  readonly adRate: number | null;
  readonly returnShare: number | null;
  readonly minor: number | null;
  readonly currency: Currency | null;
  readonly costShare: number | null;
}

const COLUMNS = sql`
  valid_from::text as "validFrom", site, vat_scheme as "vatScheme", vat_rate as "vatRate", commission, ad_rate as "adRate",
  return_share as "returnShare", return_cost_minor as minor, return_cost_currency as currency, cost_share as "costShare"`;

function viewOf({ site, minor, currency, ...row }: Row): DatedAssumptions {
  return {
    ...row,
    site: site === '' ? null : site,
    returnCost: minor === null || currency === null ? null : money(minor, currency),
  };
}

/** The name of a site in the table. */
const placeOf = (site: Site | null) => site ?? '';

/** What holds on a day: one for each site with assumptions, and one for the whole account. */
export async function listAssumptionsOn(
  db: Db,
  { userId, accountId }: AccountRef,
  day: string,
): Promise<DatedAssumptions[]> {
  const { rows } = await sql<Row>`
    select distinct on (site) ${COLUMNS} from cost_assumptions
    where user_id = ${userId} and account_id = ${accountId} and valid_from <= ${day}::date
    order by site, valid_from desc`.execute(db);
  return rows.map(viewOf);
}

/** The most entries that are listed; older ones are in the history. */
const LISTED = 500;

/** Those of the whole account first, then by site, the newest day first. */
export async function listAssumptions(db: Db, { userId, accountId }: AccountRef): Promise<DatedAssumptions[]> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from cost_assumptions where user_id = ${userId} and account_id = ${accountId}
    order by site, valid_from desc limit ${LISTED}`.execute(db);
  return rows.map(viewOf);
}

export interface AssumptionsPlace extends AccountRef {
  readonly site: Site | null;
  readonly validFrom: string;
}

const isHere = ({ userId, accountId, site, validFrom }: AssumptionsPlace): RawBuilder<boolean> => sql`
  user_id = ${userId} and account_id = ${accountId} and site = ${placeOf(site)} and valid_from = ${validFrom}::date`;

/** What is stated from exactly this day on. */
export async function getAssumptions(db: Db, place: AssumptionsPlace): Promise<Assumptions | null> {
  const { rows } = await sql<Row>`select ${COLUMNS} from cost_assumptions where ${isHere(place)}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { minor, currency, validFrom: _day, site: _site, ...stated } = row;
  return { ...stated, returnCost: minor === null || currency === null ? null : money(minor, currency) };
}

export async function saveAssumptions(tx: Tx, place: AssumptionsPlace, stated: Assumptions | null): Promise<void> {
  await sql`delete from cost_assumptions where ${isHere(place)}`.execute(tx);
  if (stated === null) return;
  await tx
    .insertInto('cost_assumptions')
    .values({
      ...{ user_id: place.userId, account_id: place.accountId, site: placeOf(place.site) },
      valid_from: sql<string>`${place.validFrom}::date`,
      ...{ vat_scheme: stated.vatScheme, vat_rate: stated.vatRate, commission: stated.commission },
      ...{ ad_rate: stated.adRate, return_share: stated.returnShare, cost_share: stated.costShare },
      ...{
        return_cost_minor: stated.returnCost?.minor ?? null,
        return_cost_currency: stated.returnCost?.currency ?? null,
      },
    })
    .execute();
}

/** Serializes changes of an account's assumptions, so that the history has what each replaced. */
export async function lockAssumptions(tx: Tx, { userId, accountId }: AccountRef): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`costs ${userId} ${accountId}`}, 0))`.execute(tx);
}

import type { Assumptions, DatedAssumptions } from '@quayside/contract';
import type { AccountRef, Site } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import { listAssumptionsOn } from './assumptions.repository.ts';

/** A figure with the day from which it is assumed, ISO date. */
export interface Assumed<T> {
  readonly value: T;
  readonly since: string;
}

/** What is assumed of sales on a site; null where nothing is stated. */
export type SiteAssumptions = { readonly [K in keyof Assumptions]: Assumed<NonNullable<Assumptions[K]>> | null };

/** What is assumed of an account's sales on a day, by site: what is stated for the site, otherwise what is stated for all. */
export async function loadAssumptions(
  db: Db,
  account: AccountRef,
  day: string,
): Promise<(site: Site) => SiteAssumptions> {
  const rows = await listAssumptionsOn(db, account, day);
  const general = rows.find(({ site }) => site === null);
  const bySite = new Map(rows.map((row) => [row.site, row]));
  return (site) => joined(bySite.get(site), general);
}

function joined(own: DatedAssumptions | undefined, general: DatedAssumptions | undefined): SiteAssumptions {
  const figure = <T>(of: (row: DatedAssumptions) => T | null): Assumed<T> | null => {
    for (const row of [own, general]) {
      const value = row ? of(row) : null;
      if (row && value !== null) return { value, since: row.validFrom };
    }
    return null;
  };
  return {
    vatScheme: figure((row) => row.vatScheme),
    vatRate: figure((row) => row.vatRate),
    commission: figure((row) => row.commission),
    adRate: figure((row) => row.adRate),
    returnShare: figure((row) => row.returnShare),
    returnCost: figure((row) => row.returnCost),
    costShare: figure((row) => row.costShare),
  };
}

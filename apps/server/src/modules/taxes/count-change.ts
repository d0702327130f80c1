import { type AccountRef, createTaxFinder, isSameTaxes, type TaxSettings } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import { listTaxed } from './taxes.repository.ts';

export interface CountedTaxes {
  /** Items whose offers, live or being published, change. */
  readonly changed: readonly number[];
  /** Items that wait for a confirmed rate and would have one afterwards. */
  readonly freed: readonly number[];
}

/** The number of listings compared in one step. */
const STEP = 5_000;

/** The effect of a change of taxes on offers and waiting items. Reliable in the transaction that makes the change. */
export async function countTaxChange(
  db: Db,
  { userId, accountId }: AccountRef,
  before: TaxSettings,
  after: TaxSettings,
): Promise<CountedTaxes> {
  const [was, is] = [createTaxFinder(before), createTaxFinder(after)];
  const changed: number[] = [];
  const freed: number[] = [];
  for (let from = 0; ; ) {
    const listings = await listTaxed(db, userId, accountId, from, STEP);
    const last = listings.at(-1);
    if (last === undefined) return { changed, freed };
    from = last.itemId;
    for (const listing of listings) {
      const taxes = is(listing);
      if (listing.isWaiting) {
        if (taxes) freed.push(listing.itemId);
      } else if (!isSameTaxes(was(listing), taxes)) changed.push(listing.itemId);
    }
  }
}

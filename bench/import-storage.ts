import type { Db } from '../apps/server/src/platform/database/db.ts';
import { heading, median, ROUNDS, report, timed } from './lib/figures.ts';
import type { FloorMeter } from './lib/floor.ts';
import { importListings, type Shop } from './lib/shop.ts';

/**
 * Stores `count` new listings in one equal part per round, as the import does after reading their details: items, units, stock, targets,
 * history and list rows, in transactions of 120.
 */
export async function measureImport(db: Db, shop: Shop, floor: FloorMeter, from: number, count: number): Promise<void> {
  const part = Math.ceil(count / ROUNDS);
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const ms = await timed(() => importListings(db, shop.account, from + round * part, part));
    rates.push(part / (ms / 1_000));
  }
  heading('Import, storage alone (wanted: 2,000 items/s or more)');
  report(`${count.toLocaleString('en-GB')} items after ${from.toLocaleString('en-GB')}`, median(rates), 'items/s');
  await floor.report();
}

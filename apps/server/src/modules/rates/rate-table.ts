import type { Db } from '../../platform/database/db.ts';
import { createRateTable } from './day-rates.ts';
import { listRatesInForce } from './rates.repository.ts';

/** The rates in force between currencies; null if no rate is needed or known. */
export type RateTable = ReturnType<typeof createRateTable>;

export async function loadRateTable(db: Db): Promise<RateTable> {
  return createRateTable(await listRatesInForce(db));
}

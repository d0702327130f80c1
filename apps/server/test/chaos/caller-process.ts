import { createDatabase } from '../../src/platform/database/database.ts';
import { createPool } from '../../src/platform/database/pool.ts';
import type { Tables } from '../../src/platform/database/tables.data.ts';
import { createLog } from '../../src/platform/log.ts';
import { joinShop } from './shop.ts';

/** A process that asks the marketplace for the name of the account whenever its parent asks. It ends with its parent. */
const { connectionString, ebay, ref } = JSON.parse(process.argv[2] ?? '{}');
const log = createLog({ name: 'caller', level: 'fatal' });
const db = createDatabase<Tables>(createPool({ connectionString, applicationName: 'quayside-caller', max: 2, log }));
const shop = await joinShop(db, ebay, ref);
const session = await shop.session();
process.on('message', async () => {
  try {
    process.send?.({ name: (await shop.connector.whoAmI(session)).username });
  } catch (error) {
    process.send?.({ error: String(error) });
  }
});
process.on('disconnect', () => process.exit(0));
process.send?.('started');

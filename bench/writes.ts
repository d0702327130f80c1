import { listOnGermany } from './lib/live-listings.ts';
import { createShop, importListings } from './lib/shop.ts';
import { openTempDatabase } from './lib/temp-database.ts';
import { measurePriceChanges } from './price-changes.ts';
import { measureRuleChange, measureRuleDecisions } from './rule-change.ts';

/** Measures what changes of prices cost, in a shop of 12,000 live listings, of which a rule changes more than 10,000. Manually: `npm run bench writes`. */
const ITEMS = 12_000;

const database = await openTempDatabase();
try {
  const { db, pool } = database;
  const shop = await createShop(db);
  await importListings(db, shop.account, 0, ITEMS);
  const itemIds = await listOnGermany(db, shop, ITEMS);
  await pool.query('vacuum analyze');
  await measurePriceChanges(db, shop, itemIds);
  await measureRuleChange(db, shop);
  measureRuleDecisions();
} finally {
  await database.remove();
}

import { measureImport } from './import-storage.ts';
import { createFloorMeter } from './lib/floor.ts';
import { listOnGermany } from './lib/live-listings.ts';
import { startLoadClient } from './lib/load.ts';
import { measureMatching } from './lib/matching.ts';
import { measureReplay, measureRepricing } from './lib/repricing.ts';
import { serveFloor, serveGateway } from './lib/servers.ts';
import { createShop, importListings } from './lib/shop.ts';
import { openTempDatabase } from './lib/temp-database.ts';
import { measurePriceChanges } from './price-changes.ts';
import { measureProductList } from './product-list.ts';
import { measurePublishRun } from './publish-run.ts';

const SMALL = 6_000;
const LARGE = 100_000;
const TITLES = 1_000_000;

measureMatching(TITLES);
measureRepricing(LARGE);
measureReplay(LARGE);

const database = await openTempDatabase();
const load = startLoadClient();
try {
  const { db, pool } = database;
  const shop = await createShop(db);
  const gateway = await serveGateway(db);
  const bare = await serveFloor(pool, shop);
  const ports = { gateway: gateway.port, floor: bare.port };
  const floor = createFloorMeter(load, bare.port);

  await measureImport(db, shop, floor, 0, SMALL);
  await pool.query('vacuum analyze');
  await measureProductList(load, shop, ports, SMALL);
  process.stdout.write(`\nGrowing the shop to ${LARGE.toLocaleString('en-GB')} items …\n`);
  await importListings(db, shop.account, SMALL, LARGE - 2 * SMALL);
  await measureImport(db, shop, floor, LARGE - SMALL, SMALL);
  await pool.query('vacuum analyze');
  await measureProductList(load, shop, ports, LARGE);
  await measurePriceChanges(db, shop, await listOnGermany(db, shop, 1_000));
  await measurePublishRun(floor);

  await gateway.close();
  await bare.close();
} finally {
  await load.stop();
  await database.remove();
}

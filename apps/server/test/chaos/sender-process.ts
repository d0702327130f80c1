import { createGateSource } from '../../src/modules/pricing/gate/gate-source.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { createDatabase } from '../../src/platform/database/database.ts';
import { createPool } from '../../src/platform/database/pool.ts';
import type { Tables } from '../../src/platform/database/tables.data.ts';
import { createLog } from '../../src/platform/log.ts';
import { joinShop } from './shop.ts';

/** A sender in its own process, which a test can kill. It reports to its parent when it has started, and ends with it. */
const { connectionString, ebay, ref, leaseMs, hasOwnGate = false } = JSON.parse(process.argv[2] ?? '{}');
const log = createLog({ name: 'sender', level: 'fatal' });
const db = createDatabase<Tables>(createPool({ connectionString, applicationName: 'quayside-sender', max: 10, log }));
const shop = await joinShop(db, ebay, ref);
shop.startSender({ leaseMs, ...(hasOwnGate ? { gate: createGateSource({ clock: systemClock }) } : {}) });
process.send?.('started');
process.on('disconnect', () => process.exit(0));

import { createEbayConnector } from '@quayside/connector-ebay';
import type { Call } from '@quayside/contract';
import type fc from 'fast-check';
import { beforeAll } from 'vitest';
import { clockOf } from '../../src/platform/clock.ts';
import type { Db } from '../../src/platform/database/db.ts';
import { type TestServer, useTestServer } from '../server.ts';
import { useTestDatabase } from '../setup/test-database.ts';
import { validInputs } from './inputs.ts';
import type { WireInput } from './wire.ts';
import { buildHoldings, fingerprintOf, type Holdings } from './world.ts';

/** The address of an unreachable marketplace. */
const NOWHERE = 'http://127.0.0.1:9/ebay';
/** A read is repeated as in the product, but nobody waits for a marketplace that never answers. */
const impatientClock = clockOf({ now: () => new Date(), sleep: async () => undefined });

export interface HostileWorld {
  readonly db: Db;
  readonly server: TestServer;
  readonly mine: Holdings;
  /** Another seller with the same kinds of data. */
  readonly others: Holdings;
  inputOf(call: Call): fc.Arbitrary<WireInput>;
  /** Everything stored about the other seller. */
  printOthers(): Promise<Record<string, string>>;
  /**
   * The same for the own business, without what earlier calls still write: the time of a session's last request, and the
   * log of requests to a marketplace, which is stored a second later.
   */
  printMine(): Promise<Record<string, string>>;
  /** How many kinds of requests to a marketplace the log of the own business has since then. */
  countRequests(since: Date): Promise<number>;
}

/** The whole server with two sellers, for the duration of a test file. */
export function useHostileWorld(): HostileWorld {
  const database = useTestDatabase();
  const ebay = createEbayConnector({
    apiUrl: NOWHERE,
    apizUrl: NOWHERE,
    apimUrl: NOWHERE,
    authUrl: NOWHERE,
    tradingUrl: NOWHERE,
    clientId: 'client',
    clientSecret: 'secret',
    ruName: 'ru',
  });
  const server = useTestServer(database, { connectors: () => [ebay], marketplaceClock: impatientClock });
  const sellers = {} as { mine: Holdings; others: Holdings };
  let inputs: Readonly<Record<string, Readonly<Record<string, fc.Arbitrary<WireInput>>>>>;
  beforeAll(async () => {
    await server.installArticles();
    sellers.mine = await buildHoldings(database.db);
    sellers.others = await buildHoldings(database.db);
    inputs = validInputs(sellers.mine) as unknown as typeof inputs;
  });
  return {
    server,
    get db() {
      return database.db;
    },
    get mine() {
      return sellers.mine;
    },
    get others() {
      return sellers.others;
    },
    inputOf(call) {
      const [room = '', name = ''] = call.id.split('.');
      const found = inputs[room]?.[name];
      if (!found) throw new Error(`${call.id} has no input`);
      return found;
    },
    printOthers: () => fingerprintOf(database.pool, sellers.others.login.userId),
    async printMine() {
      const {
        sessions: _seen,
        marketplace_requests: _logged,
        ...rest
      } = await fingerprintOf(database.pool, sellers.mine.login.userId);
      return rest;
    },
    async countRequests(since) {
      const { rows } = await database.pool.query<{ n: number }>(
        'select count(*)::int as n from marketplace_requests where user_id = $1 and coalesce(last_at, at) > $2',
        [sellers.mine.login.userId, since],
      );
      return rows[0]?.n ?? 0;
    },
  };
}

import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import type pg from 'pg';
import { compose } from '../../apps/server/src/compose.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import type { Db } from '../../apps/server/src/platform/database/db.ts';
import { buildHttpApp } from '../../apps/server/src/platform/http/app.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { createThrottle } from '../../apps/server/src/platform/throttle.ts';
import { box, type Shop } from './shop.ts';

export interface Served {
  readonly port: number;
  close(): Promise<void>;
}

/** The product's gateway with every route of the contract, as `main.ts` builds it. */
export async function serveGateway(db: Db): Promise<Served> {
  const log = createLog({ name: 'bench', level: 'error' });
  const config = readConfig({}, '/');
  const composition = compose({
    db,
    clock: systemClock,
    isDemo: false,
    ratesFeed: null,
    // Nothing is changed, so nobody is told of a change.
    signals: { on: () => () => undefined, close: async () => undefined },
    log,
    jobs: { enqueue: async () => undefined },
    box,
    throttle: createThrottle({
      db,
      clock: systemClock,
      maxWaitMs: 0,
      limitOf: () => ({ ratePerSecond: 1, burst: 1, quota: null, windowSeconds: 1 }),
    }),
    connectors: new Map(),
    publicUrl: 'http://127.0.0.1',
    notificationUrl: () => 'http://127.0.0.1/notifications',
    pollIntervalMs: 60_000,
    alertEmail: 'alerts@quayside.example',
    translationEngine: 'off',
    engineUrls: config.engines.urls,
    modelsDir: '',
    modelsUrl: null,
    operatorEngine: null,
    portal: config.portal,
    supportEmail: config.supportEmail,
    keep: config.keep,
    // No document is rendered here.
    fontsDir: '',
    helpDir: '',
    billing: {
      provider: 'off',
      stripe: null,
      vatRegisters: null,
      supplier: { name: 'Bench', street: '', postalCode: '', city: '', country: 'DE', vatId: '' },
    },
    mailTransport: { destination: 'nowhere', send: async () => undefined },
  });
  const { routes, resolveWho, loadAccess } = composition;
  const app = await buildHttpApp({ log, routes, resolveWho, loadAccess, trustedOrigins: [], checkAnswers: false });
  const { port, close } = await listen(app);
  return {
    port,
    async close() {
      await close();
      await composition.close();
    },
  };
}

/** The baseline: a bare Fastify route with one prepared keyset select of 50 of the same rows, without authentication or mapping. */
export async function serveFloor(pool: pg.Pool, { account }: Shop): Promise<Served> {
  const app = fastify();
  app.get('/floor', async () => {
    const { rows } = await pool.query({
      name: 'floor',
      text: `select item_id, account_id, platform, ref, sku, title, brand, category, image_url, condition, price_minor, currency,
          quantity, unit_count, is_ended, is_blacklisted, blacklisting_reason, repricer_blocked, sites, updated_at
        from product_rows where user_id = $1 and account_id = $2 and (title_sort, item_id) > ($3, $4)
        order by title_sort, item_id limit 50`,
      values: [account.userId, account.accountId, '', 0],
    });
    return rows;
  });
  return listen(app);
}

async function listen(app: FastifyInstance): Promise<Served> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { port, close: () => app.close() };
}

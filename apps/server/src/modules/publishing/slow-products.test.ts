import { createAmazonConnector } from '@quayside/connector-amazon';
import { imports } from '@quayside/contract';
import { expect, it } from 'vitest';
import { connectAmazonShop } from '../../../test/amazon-shop.ts';
import { eventually } from '../../../test/eventually.ts';
import { buildOwner } from '../../../test/factories/seller.ts';
import { countOf, driveRuns } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useEditingProxy } from '../../../test/setup/editing-proxy.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const SELLER = 'harbour-toys-uk';
const ITEMS = 4;
/** Longer than a call waits for its own submissions. */
const PROCESSING_MS = 60_000;
const PATIENCE_MS = 240_000;

const database = useTestDatabase();
const row = (n: number) => `FIG-${n},Harbour Figure No. ${n} Red,Figures & Playsets,Harbour,${10 + n}.50,GBP,9`;
const sandbox = useTestSandbox({ catalogue: Array.from({ length: ITEMS }, (_, n) => row(n)) });
const proxy = useEditingProxy(sandbox);
const connectors = () => [createAmazonConnector(proxy.in(sandbox.amazon))];
const server = useTestServer(database, { connectors, keepsRates: true });

it('listings that Amazon has accepted and does not show yet are read back, and each is sent once', async () => {
  const owner = await buildOwner(database.db);
  const { accountId } = await connectAmazonShop(database.db, owner.userId, sandbox, SELLER);
  const params = { id: owner.userId };
  const { importId } = await server.as(owner).call(imports.create, { params, body: { accountId } });
  await server.runJob('sync.import', { userId: owner.userId, importId });
  const runs = driveRuns(server, () => ({ owner, accountId }));
  const prepared = await runs.prepare('list', null, ['DE']);
  await sandbox.control('faults', { kind: 'slow', operation: 'submission', seller: SELLER, ms: PROCESSING_MS });
  server.startSender();
  const { runId } = await runs.carryOut(prepared);
  const live = async () => {
    const { rows } = await database.pool.query<{ n: number }>(
      `select count(*)::int as n from listings where user_id = $1 and state = 'L'`,
      [owner.userId],
    );
    return rows[0]?.n;
  };
  await eventually(async () => expect(await live()).toBe(ITEMS), PATIENCE_MS);
  expect(countOf(await runs.finished(runId), { outcome: 'listed' })).toBe(ITEMS);
  const puts = proxy.requests.flatMap(({ method, path }) => {
    const isSent = method === 'PUT' && path.includes('/listings/') && !path.includes('VALIDATION_PREVIEW');
    return isSent ? [path] : [];
  });
  expect(puts).toHaveLength(ITEMS);
});

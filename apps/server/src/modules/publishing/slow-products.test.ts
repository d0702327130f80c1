import { createAmazonConnector } from '@quayside/connector-amazon';
import { imports, products } from '@quayside/contract';
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
/** Amazon’s id of its German marketplace. */
const GERMANY = 'A1PA6795UKMFR9';
const PATIENCE_MS = 240_000;

const database = useTestDatabase();
const row = (n: number) => `FIG-${n},Harbour Figure No. ${n} Red,Figures & Playsets,Harbour,${10 + n}.50,GBP,9`;
const sandbox = useTestSandbox({ catalogue: Array.from({ length: ITEMS }, (_, n) => row(n)) });
const proxy = useEditingProxy(sandbox);
const connectors = () => [createAmazonConnector(proxy.in(sandbox.amazon))];
const server = useTestServer(database, { connectors, keepsRates: true });

it('listings that Amazon has accepted and does not show yet are read back, named with the time, and each is sent once', async () => {
  const owner = await buildOwner(database.db);
  const { accountId } = await connectAmazonShop(database.db, owner.userId, sandbox, SELLER);
  const params = { id: owner.userId };
  const { importId } = await server.as(owner).call(imports.create, { params, body: { accountId } });
  await server.runJob('sync.import', { userId: owner.userId, importId });
  const runs = driveRuns(server, () => ({ owner, accountId }));
  const prepared = await runs.prepare('list', null, ['DE']);
  // Amazon accepts the listings and shows none of them until the proxy lets the answers through.
  proxy.rewrite(({ method, path }, answer) =>
    method === 'GET' && path.includes('/listings/') && path.includes(`marketplaceIds=${GERMANY}&`)
      ? JSON.stringify({ numberOfResults: 0, items: [] })
      : answer,
  );
  server.startSender();
  const { runId } = await runs.carryOut(prepared);
  const live = async () => {
    const { rows } = await database.pool.query<{ n: number }>(
      `select count(*)::int as n from listings where user_id = $1 and state = 'L'`,
      [owner.userId],
    );
    return rows[0]?.n;
  };
  const itemIds = (
    await database.pool.query<{ id: number }>('select item_id as id from items where user_id = $1', [owner.userId])
  ).rows.map(({ id }) => id);
  const since = () =>
    Promise.all(
      itemIds.map(async (itemId) => {
        const place = { params: { ...params, platform: 'amazon' as const, itemId } };
        const { listings } = await server.as(owner).call(products.get, place);
        return listings.find(({ site }) => site === 'DE')?.inProcessSince ?? null;
      }),
    );
  const isTime = expect.stringMatching(/^\d{4}-/);
  await eventually(async () => expect(await since()).toEqual(itemIds.map(() => isTime)), PATIENCE_MS);
  const told = await since();
  // A read that fails meanwhile changes nothing: neither the time, nor that it is not sent again.
  await sandbox.control('faults', { kind: '5xx', operation: 'searchListingsItems', seller: SELLER });
  const errors = async () => {
    const { rows } = await database.pool.query<{ kind: string; code: string }>(
      `select last_error->>'kind' as kind, last_error->>'code' as code from desired_states where user_id = $1 and change_kind = 'content'`,
      [owner.userId],
    );
    return rows;
  };
  const failed = itemIds.map(() => ({ kind: 'unavailable', code: 'in-process' }));
  await eventually(async () => expect(await errors()).toEqual(failed), PATIENCE_MS);
  expect(await since()).toEqual(told);
  proxy.rewrite(undefined);
  await sandbox.clearFaults();
  await eventually(async () => expect(await live()).toBe(ITEMS), PATIENCE_MS);
  expect(await since()).toEqual(itemIds.map(() => null));
  expect(countOf(await runs.finished(runId), { outcome: 'listed' })).toBe(ITEMS);
  const puts = proxy.requests.flatMap(({ method, path }) => {
    const isSent = method === 'PUT' && path.includes('/listings/') && !path.includes('VALIDATION_PREVIEW');
    return isSent ? [path] : [];
  });
  expect(puts).toHaveLength(ITEMS);
});

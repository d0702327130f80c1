import { createEbayConnector } from '@quayside/connector-ebay';
import { compliance, imports, session } from '@quayside/contract';
import { beforeAll, expect, it } from 'vitest';
import { connectShop } from '../../../test/consent.ts';
import { type TestLogin, testManufacturer, testProducerNumbers } from '../../../test/factories/seller.ts';
import { cookieOf } from '../../../test/http.ts';
import { liveRows } from '../../../test/live-rows.ts';
import { countOf, driveRuns } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { SESSION_COOKIE } from '../session/index.ts';

/*
 * A seller who has just signed up knows nothing of the regulation: the test goes from the reason through the fix to a
 * live listing.
 */

const SELLER = 'demo-shop-uk';
const database = useTestDatabase();
const sandbox = useTestSandbox();
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });

let owner: TestLogin;
let accountId = 0;
let itemIds: readonly number[];
const runs = driveRuns(server, () => ({ owner, accountId }));
const params = () => ({ id: owner.userId });
const me = () => server.as(owner);
const prepared = () => runs.prepare('list', itemIds, ['DE']);

beforeAll(async () => {
  const email = 'nora@nets.example';
  const password = 'Seaport-7!';
  const body = { name: 'Nora', business: 'Nora’s Nets', country: 'GB', email, password };
  const { id: userId } = (await server.as().send(session.signUp, { body })).json();
  const entered = await server.as().send(session.create, { body: { username: email, password } });
  const token = entered.cookies.find(({ name }) => name === SESSION_COOKIE)?.value ?? '';
  owner = { userId, loginId: entered.json().user.login.id, email, cookie: cookieOf(token) };
  // Whoever has confirmed the mailbox may connect a shop.
  await database.pool.query('update logins set verified_at = now() where email = $1', [email]);
  accountId = await connectShop(server, owner, SELLER);
  const { list } = await me().call(imports.list, { params: params(), query: {} });
  for (const { importId } of list) await server.runJob('sync.import', { userId, importId });
  const { rows } = await database.pool.query<{ item_id: number }>(
    'select item_id from items where user_id = $1 and not has_variants order by item_id limit 2',
    [userId],
  );
  itemIds = rows.map(({ item_id }) => item_id);
});

it('goes from the reason through the fix to a live listing that names the manufacturer', async () => {
  expect(countOf(await prepared(), { reason: 'no_manufacturer', fix: 'enter_manufacturer' })).toBe(2);
  const { lacking, standard } = await me().call(compliance.get, { params: params() });
  expect(standard).toBeNull();
  expect(lacking.manufacturer).toBeGreaterThan(2);

  const entry = { manufacturer: testManufacturer, responsiblePerson: null, isExempt: false };
  const body = { brand: null, itemId: null, entry };
  expect(await me().call(compliance.preview, { params: params(), body })).toEqual({ live: 0, sites: [] });
  await me().call(compliance.update, { params: params(), body });
  expect((await me().call(compliance.get, { params: params() })).lacking.manufacturer).toBe(0);
  expect(countOf(await prepared(), { reason: 'no_epr_number', fix: 'enter_epr_number' })).toBe(2);
  await me().call(compliance.updateNumbers, { params: params(), body: { numbers: testProducerNumbers } });

  server.startSender();
  const done = await runs.finished((await runs.carryOut(await prepared())).runId);
  expect(countOf(done, { outcome: 'listed' })).toBe(2);
  const live = await liveRows(sandbox, SELLER, 'DE');
  expect(live).toHaveLength(2);
  for (const { itemId } of live) {
    const held = await sandbox.control<{ regulatory: { manufacturer?: { companyName: string } } | null }>(
      `listings/regulatory?seller=${SELLER}&itemId=${itemId}`,
    );
    expect(held.regulatory?.manufacturer?.companyName).toBe(testManufacturer.companyName);
  }
});

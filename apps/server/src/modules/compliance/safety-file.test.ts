import { changes, compliance } from '@quayside/contract';
import type { SafetyContact } from '@quayside/kernel';
import { beforeEach, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItems } from '../../../test/factories/item.ts';
import { buildListing } from '../../../test/factories/listing.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const database = useTestDatabase();
const server = useTestServer(database);
let owner: TestLogin;

const as = () => server.as(owner);
const params = () => ({ id: owner.userId });
const prepare = (csv: string) => as().call(compliance.prepareFile, { params: params(), body: { csv } });
const rowsOf = async (changeId = 0) =>
  (await as().call(changes.listRows, { params: { ...params(), changeId }, query: {} })).list;
const confirm = (changeId: number, expected: number) =>
  as().call(changes.confirm, { params: { ...params(), changeId }, body: { expected } });
const file = async () => (await as().send(compliance.exportFile, { params: params() })).body;
const entries = async () => (await as().call(compliance.listBrands, { params: params(), query: {} })).list;

const MAKER: Partial<SafetyContact> = {
  companyName: 'Quay GmbH',
  city: 'Hamburg',
  country: 'DE',
  email: 'a@quay.example',
};
const HEAD =
  'Brand,SKU,manufacturer_name,manufacturer_address,manufacturer_city,manufacturer_postal_code,manufacturer_country,manufacturer_email,responsible_name,responsible_address,responsible_city,responsible_postal_code,responsible_country,responsible_email';
const QUAY = 'Quay GmbH,Kai 1,Hamburg,20457,de,a@quay.example';
const EMPTY = ',,,,,';
const csv = (...rows: string[]) => [HEAD, ...rows].join('\n');

beforeEach(async () => {
  owner = await buildOwner(database.db);
  const account = await buildAccount(database.db, owner.userId);
  const items = await buildItems(database.db, account, [
    { sku: 'A-1', brand: 'Quay', title: 'Train' },
    { sku: 'A-2', brand: 'Quay', title: 'Tunnel' },
    { sku: 'A-3', brand: 'Pier', title: 'Bridge' },
  ]);
  for (const item of items) await buildListing(database.db, account, item, { site: 'DE', state: 'L' });
});

it('stores the contacts of brands and items by consent to each row, and takes them back', async () => {
  const { change, unchanged, errors } = await prepare(
    csv(`quay,,${QUAY},${EMPTY}`, `,A-3,${QUAY},${QUAY}`, `Pier,,${EMPTY},${EMPTY}`),
  );
  expect({ unchanged, errors }).toEqual({ unchanged: 1, errors: [] });
  expect(await rowsOf(change?.changeId)).toMatchObject([
    {
      label: 'Quay',
      itemId: null,
      before: null,
      after: 'Quay GmbH, Kai 1, 20457 Hamburg, DE, a@quay.example',
      reason: 'live',
      listings: 2,
    },
    { label: 'Bridge', sku: 'A-3', state: 'warned', reason: 'live', listings: 1 },
  ]);
  expect((await entries()).map(({ entry }) => entry)).toEqual([null, null]);
  await confirm(change?.changeId ?? 0, 2);
  const [pier, quay] = await entries();
  expect(pier).toMatchObject({ brand: 'Pier', entry: null });
  expect(quay?.entry).toMatchObject({ manufacturer: MAKER, responsiblePerson: null });
  expect(
    (await database.pool.query('select 1 from listing_followers where user_id = $1', [owner.userId])).rowCount,
  ).toBe(3);

  // The file that Quayside writes says the same, so that reading it again changes nothing.
  const written = await file();
  expect(written.split('\r\n')[2]).toBe('Quay,,Quay GmbH,Kai 1,,Hamburg,,20457,DE,a@quay.example,,,,,,,,,,,,');
  expect(await prepare(written)).toMatchObject({ change: null, unchanged: 2, errors: [] });

  const undo = await as().call(changes.undo, { params: { ...params(), changeId: change?.changeId ?? 0 } });
  await confirm(undo.changeId, 2);
  expect((await entries()).map(({ entry }) => entry)).toEqual([null, null]);
});

it('names each wrong row with its column, and changes nothing for it', async () => {
  const wrong = await prepare(
    csv(
      `Nobody,,${QUAY},${EMPTY}`,
      `Quay,A-1,${QUAY},${EMPTY}`,
      `,A-9,${QUAY},${EMPTY}`,
      `Quay,,Quay GmbH,,Hamburg,20457,DE,a@quay.example,${EMPTY}`,
      `Pier,,${EMPTY},Pier Ltd,Dock 2,London,E1 6AN,GB,b@pier.example`,
      `Quay,,${QUAY},${EMPTY}`,
      `QUAY,,${QUAY},${EMPTY}`,
    ),
  );
  expect(wrong.errors.map(({ row, column, code }) => [row, column, code])).toEqual([
    [2, 'brand', 'brand_unknown'],
    [3, 'SKU', 'no_name'],
    [4, 'sku', 'sku_unknown'],
    [5, 'manufacturer_address', 'missing'],
    [6, 'responsible_country', 'outside_eu'],
    [8, 'brand', 'twice'],
  ]);
  expect(await rowsOf(wrong.change?.changeId)).toHaveLength(1);
  expect(await prepare('colour,size\nred,42')).toMatchObject({ change: null, errors: [{ row: 0, code: 'columns' }] });
});

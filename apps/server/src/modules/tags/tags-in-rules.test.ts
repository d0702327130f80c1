import { type ChangeView, changes, pricing, products, tags } from '@quayside/contract';
import { money } from '@quayside/kernel';
import type { ItemRule } from '@quayside/kernel/pricing-rules';
import { beforeEach, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItem } from '../../../test/factories/item.ts';
import { buildListing } from '../../../test/factories/listing.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import type { Account } from '../accounts/index.ts';

const database = useTestDatabase();
const server = useTestServer(database);
let owner: TestLogin;
let account: Account;

const as = () => server.as(owner);
const user = () => ({ id: owner.userId });
const config = () => ({ params: { ...user(), platform: 'ebay' as const }, query: { accountId: account.accountId } });
const confirm = ({ changeId, expected }: ChangeView) =>
  as().call(changes.confirm, { params: { ...user(), changeId }, body: { expected } });
/** Two workers at once. */
const follow = () => Promise.all([1, 2].map(() => server.runJob('listings.follow', { userId: owner.userId })));

/** A rule that adds half to the price of what is on clearance. 23.29 euros become 34.94. */
const rule: ItemRule = {
  ...{ id: 1, name: 'Clearance', isEnabled: true, sites: null, brands: null, categories: null, tags: ['CLEARANCE'] },
  ...{ priceBand: null, currency: 'GBP', vat: 'keep', uplift: { kind: 'percent', basisPoints: 5_000 } },
  ...{ rounding: {}, from: null, to: null },
};

async function live(title: string) {
  const item = await buildItem(database.db, account, { title });
  await buildListing(database.db, account, item, { site: 'DE', state: 'L', price: money(2_599, 'EUR') });
  return item.itemId;
}
async function priceOf(itemId: number): Promise<number> {
  const { rows } = await database.pool.query<{ minor: number }>(
    'select price_minor as minor from listings where user_id = $1 and item_id = $2',
    [owner.userId, itemId],
  );
  return Number(rows[0]?.minor);
}
const tagged = (itemId: number, add: readonly string[], remove: readonly string[] = []) => ({
  params: { ...user(), platform: 'ebay' as const, itemId },
  body: { add, remove },
});
const prepare = (itemIds: readonly number[], add: readonly string[], remove: readonly string[] = []) =>
  as().call(tags.prepareSelected, { params: { ...user(), platform: 'ebay' }, body: { itemIds, add, remove } });

async function prepareRule() {
  const { version } = await as().call(pricing.getItemRules, config());
  return as().call(pricing.prepareRules, { ...config(), body: { items: { rules: [rule], version } } });
}
async function saveRule() {
  const change = await prepareRule();
  await confirm(change);
  return change;
}

beforeEach(async () => {
  owner = await buildOwner(database.db);
  account = await buildAccount(database.db, owner.userId);
});

it('a price rule for a tag changes the prices of the items with it, and names them before', async () => {
  const [sold, other] = [await live('Train'), await live('Tunnel')];
  await as().call(tags.updateItem, tagged(sold, ['Clearance']));
  const change = await saveRule();
  expect(change.expected).toBe(2);
  expect([await priceOf(sold), await priceOf(other)]).toEqual([3_494, 2_599]);
});

it('a tag that a rule asks for moves a live price only by consent, and back when it is undone', async () => {
  const [first, second] = [await live('Train'), await live('Tunnel')];
  await saveRule();
  await follow();
  const usual = await priceOf(first);
  expect(await as().refused(tags.updateItem, tagged(first, ['clearance']))).toMatchObject({
    ...{ status: 409, error: 'tags_move_prices' },
  });
  expect(await as().call(tags.updateItem, tagged(first, ['Shelf 4']))).toEqual({ tags: ['Shelf 4'] });
  const change = await prepare([first, second], ['Clearance']);
  expect(change.reasons).toEqual([{ state: 'warned', reason: 'price_may_follow', rows: 2 }]);
  await confirm(change);
  await follow();
  expect([await priceOf(first), await priceOf(second)]).toEqual([3_494, 3_494]);
  await confirm(await as().call(changes.undo, { params: { ...user(), changeId: change.changeId } }));
  await follow();
  expect([await priceOf(first), await priceOf(second)]).toEqual([usual, usual]);
  const item = await as().call(products.get, { params: { ...user(), platform: 'ebay', itemId: first } });
  expect(item.tags).toEqual(['Shelf 4']);
});

it('a tag that is added while a rule for it is being confirmed is refused, or the price follows the rule', async () => {
  const itemIds: number[] = [];
  for (const title of ['Train', 'Tunnel', 'Bridge', 'Crane', 'Signal', 'Depot']) itemIds.push(await live(title));
  const change = await prepareRule();
  const confirmed = confirm(change);
  const tagging = itemIds.map((itemId) =>
    as()
      .call(tags.updateItem, tagged(itemId, ['Clearance']))
      .then(
        () => true,
        () => false,
      ),
  );
  await confirmed;
  const isTagged = await Promise.all(tagging);
  await follow();
  const isRaised: boolean[] = [];
  for (const itemId of itemIds) isRaised.push((await priceOf(itemId)) === 3_494);
  expect(isRaised).toEqual(isTagged);
});

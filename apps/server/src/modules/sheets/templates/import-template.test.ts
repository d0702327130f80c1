import { changes, type GivenSheet, products, sheets } from '@quayside/contract';
import { money, type Platform, type Site } from '@quayside/kernel';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../../test/factories/account.ts';
import { buildHomeVariant } from '../../../../test/factories/home-listing.ts';
import { buildItems } from '../../../../test/factories/item.ts';
import { buildListing } from '../../../../test/factories/listing.ts';
import { buildOwner, type TestLogin } from '../../../../test/factories/seller.ts';
import { useTestServer } from '../../../../test/server.ts';
import { useTestDatabase } from '../../../../test/setup/test-database.ts';
import type { Item } from '../../products/index.ts';

const database = useTestDatabase();
const server = useTestServer(database);
const PQ =
  'Action,Category name,Item number,Title,Listing site,Currency,Start price,Buy It Now price,Available quantity,Relationship,Relationship details,Custom label (SKU)';
const FE =
  '*Action(SiteID=UK|Country=GB|Currency=GBP|Version=745),ItemID,CustomLabel,Title,*StartPrice,*Quantity,Relationship,RelationshipDetails';
const FE_DE = FE.replace('UK|Country=GB|Currency=GBP', 'Germany|Country=DE|Currency=EUR');
let owner: TestLogin;
let items: Item[];

beforeEach(async () => {
  owner = await buildOwner(database.db);
});

async function sell(platform: Platform, homeSite: Site = 'UK') {
  const account = await buildAccount(database.db, owner.userId, { platform, homeSite });
  items = await buildItems(database.db, account, [
    ...[0, 1, 2, 3].map((at) => ({
      externalId: `30000000000${at}`,
      sku: `S-${at}`,
      title: `Kite ${at}`,
      price: money(1_000, 'GBP'),
      quantity: 5,
    })),
    {
      ...{ externalId: '300000000009', sku: 'FAM', title: 'Shoes', price: money(2_000, 'GBP') },
      variants: [9, 10].map((size) =>
        buildHomeVariant({ sku: `FAM-${size}`, price: money(2_000, 'GBP'), quantity: 2 }),
      ),
    },
  ]);
  return account;
}

const as = () => server.as(owner);
const user = () => ({ id: owner.userId });
const bytesOf = (lines: readonly string[]) => Buffer.from(lines.join('\r\n')).toString('base64');
const readHead = (lines: readonly string[]) =>
  as().call(sheets.readHead, { params: user(), body: { bytes: bytesOf(lines) } });

/** What the dialog sends: the file with the columns that are proposed. */
async function given(lines: readonly string[]): Promise<GivenSheet> {
  const { headings } = await readHead(lines);
  const columns = headings.flatMap(({ heading, column }) => (column ? [{ heading, column }] : []));
  return { bytes: bytesOf(lines), decimal: 'point', columns };
}
const prepare = async (...lines: string[]) => as().call(sheets.prepare, { params: user(), body: await given(lines) });
const problems = ({ errors }: Awaited<ReturnType<typeof prepare>>) => errors.map(({ row, code }) => [row, code]);
const onHand = async (at: number) =>
  (
    await as().call(products.get, { params: { ...user(), platform: 'ebay', itemId: items[at]?.itemId ?? 0 } })
  ).units.map((unit) => unit.onHand);

describe('a file of eBay', () => {
  it('changes quantities of listings and variations with consent, and nothing where a cell is empty', async () => {
    await sell('ebay');
    const preview = await prepare(
      '#INFO,Version=1.0.0,Template= eBay-active-revise-price-quantity-download_UK,,,,,,,,,',
      PQ,
      'Revise,Toys,300000000000,Kite 0,UK,GBP,10.00,,8,,,S-0',
      'Revise,Toys,300000000001,Kite 1,UK,GBP,,,,,,S-1',
      'Revise,Toys,300000000002,Kite 2,UK,GBP,"10.0",,5,,,',
      'Revise,Shoes,300000000009,Shoes,UK,GBP,,,,,Size=9;10,',
      ',,,,,,20,,7,Variation,Size=9,FAM-9',
      ',,,,,,,,,Variation,Size=10,FAM-10',
    );
    expect(preview).toMatchObject({
      ...{ cells: 2, unchanged: 4, leftOut: 0, change: { expected: 2 } },
      template: { format: 'ebay_price_quantity', platform: 'ebay', site: 'UK' },
    });
    const at = { ...user(), changeId: preview.change?.changeId ?? 0 };
    await as().call(changes.confirm, { params: at, body: { expected: 2 } });
    expect([await onHand(0), await onHand(1), await onHand(4)]).toEqual([[8], [5], [7, 2]]);
  });

  it('names each row that a file cannot do, and applies the others', async () => {
    await sell('ebay');
    const preview = await prepare(
      FE,
      'Revise,300000000000,S-0,,10,6,,',
      'End,300000000001,S-1,,,,,',
      'Relist,300000000002,S-2,,,1,,',
      'Revise,300000000003,S-3,,9.99,,,',
      'Revise,300000000002,S-2,Another title,,,,',
      'Revise,399999999999,S-2,,,3,,',
      'Revise,3.00000000003E+11,,,,3,,',
      'Revise,300000000001,S-3,,,3,,',
      'Revise,300000000009,,,,3,,',
      ',,,,,4,Variation,Size=9',
      'Delete,,FAM-9,,,4,Variation,Size=9',
      ',,FAM-10,,,#REF!,Variation,Size=10',
      'Revise,,S-1,,,=1+1,,',
      'Revise,300000000009,FAM-10,,,viele,,',
      'Revise,300000000000,S-0,,10,7,,',
    );
    expect(problems(preview)).toEqual([
      [3, 'end_not_by_file'],
      [4, 'action_not_done'],
      [5, 'home_price'],
      [6, 'home_title'],
      [7, 'item_unknown'],
      [8, 'number_shortened'],
      [9, 'names_differ'],
      [10, 'other_row'],
      [11, 'variation_unnamed'],
      [12, 'end_not_by_file'],
      [13, 'formula_error'],
      [14, 'formula'],
      [15, 'number_unreadable'],
      [16, 'twice'],
    ]);
    expect(preview).toMatchObject({ cells: 1, leftOut: 14, template: { format: 'ebay_actions', site: 'UK' } });
  });

  it('sets prices and titles of the listings on its site, found by their own numbers and SKUs', async () => {
    const account = await sell('ebay');
    for (const item of items) await buildListing(database.db, account, item, { site: 'DE', state: 'L' });
    await sql`update stock_targets set listing_id = '40000000000' || item_id, sent_quantity = 4
      where user_id = ${owner.userId} and site = 'DE'`.execute(database.db);
    const ref = (at: number) => `40000000000${items[at]?.itemId}`;
    const preview = await prepare(
      FE_DE,
      `Revise,${ref(0)},S-0-DE,,26.50,,,`,
      `Revise,${ref(1)},,,23.99,4,,`,
      'Revise,,S-2-DE,Drachen 2,,,,',
      `Revise,${ref(3)},,,,3,,`,
      'Revise,300000000000,S-0,,,9,,',
    );
    expect(problems(preview)).toEqual([
      [5, 'stock_at_home'],
      [6, 'twice'],
    ]);
    expect(preview).toMatchObject({ cells: 2, unchanged: 1 });
    const at = { ...user(), changeId: preview.change?.changeId ?? 0 };
    await as().call(changes.confirm, { params: at, body: { expected: 2 } });
    const { counts } = await as().call(changes.get, { params: at });
    expect(counts).toMatchObject({ done: 2 });
  });

  it('of all sites at once changes nothing as it is', async () => {
    const account = await sell('ebay');
    for (const item of items) await buildListing(database.db, account, item, { site: 'DE', state: 'L' });
    await sql`update stock_targets set listing_id = '40000000000' || item_id, sent_quantity = 3
      where user_id = ${owner.userId} and site = 'DE'`.execute(database.db);
    const preview = await prepare(
      'Item number,Title,Variation details,Custom label (SKU),Available quantity,Format,Currency,Start price,Current price,Listing site',
      ...[0, 1].map((at) => `30000000000${at},Kite ${at},,S-${at},5,FIXED_PRICE,GBP,10.00,8.00,UK`),
      ...[0, 1].map(
        (at) => `40000000000${items[at]?.itemId},Kite ${at},,S-${at}-DE,3,FIXED_PRICE,EUR,23.99,23.99,Germany`,
      ),
      '300000000009,Shoes,Size=9;10,,4,FIXED_PRICE,GBP,20.00,20.00,UK',
      '300000000009,Shoes,Size=9,FAM-9,2,FIXED_PRICE,GBP,20.00,20.00,UK',
      '300000000009,Shoes,Size=10,FAM-10,2,FIXED_PRICE,GBP,20.00,20.00,UK',
      '300000000002,Kite 2,,S-2,5,FIXED_PRICE,EUR,10.00,10.00,UK',
      '300000000003,Kite 3,,S-3,5,FIXED_PRICE,PLN,10.00,10.00,Poland',
    );
    expect(problems(preview)).toEqual([
      [9, 'currency_differs'],
      [10, 'site_unknown'],
    ]);
    expect(preview).toMatchObject({ change: null, unchanged: 7, template: { format: 'ebay_active_listings' } });
  });

  it('is refused as a whole for another currency, an unknown site, or a marketplace that is not connected', async () => {
    await sell('ebay');
    const row = 'Revise,300000000000,S-0,,10,6,,';
    for (const [head, code] of [
      [FE.replace('Currency=GBP', 'Currency=EUR'), 'currency_differs'],
      [FE.replace('SiteID=UK|Country=GB|Currency=GBP', 'Currency=USD'), 'currency_differs'],
      [FE.replace('SiteID=UK', 'SiteID=Poland'), 'site_unknown'],
      ['sku\tprice\tquantity\thandling-time', 'platform_not_connected'],
    ] as const) {
      expect((await readHead([head, row])).problem?.code).toBe(code);
      const refused = await prepare(head, row);
      expect(refused).toMatchObject({ change: null, cells: 0, errors: [{ row: 0, code }] });
    }
    const lines = [FE.replace('*Quantity', 'Quantity,Quantity'), row];
    expect(problems(await prepare(...lines))).toEqual([[1, 'columns']]);
  });

  it('comes back as a file of the rows left out that is recognised again, where each row stands alone', async () => {
    await sell('ebay');
    const lines = [
      '#INFO,Version=1.0.0,Template= eBay-active-revise-price-quantity-download_UK,,,,,,,,,',
      PQ,
      'Revise,Toys,300000000000,"Kite, 0",UK,GBP,10.00,,8,,,S-0',
      'Revise,Shoes,300000000009,Shoes,UK,GBP,,,,,Size=9;10,',
      ',,,,,,20,,many,Variation,Size=9,FAM-9',
    ];
    const sent = await as().send(sheets.writeErrors, { params: user(), body: await given(lines) });
    const report = sent.body.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(report).toHaveLength(3);
    expect(report[1]).toBe(`${PQ},Reason`);
    expect(report[2]).toContain(',,300000000009,,UK,GBP,20,,many,Variation,Size=9,FAM-9,');
    const corrected = await prepare(
      ...report.map((line) => line.replace('many', '6')).map((line) => line.replaceAll('many', '')),
    );
    expect(corrected).toMatchObject({ cells: 1, leftOut: 0, template: { format: 'ebay_price_quantity' } });
  });
});

describe('a file of Amazon', () => {
  it('changes quantities by SKU and prices on its marketplace, and ends nothing', async () => {
    await sell('amazon');
    const loader = await prepare(
      'sku\tproduct-id\tproduct-id-type\tprice\titem-condition\tquantity\tadd-delete\thandling-time',
      'S-0\t\t\t10.00\t11\t9\ta\t2',
      'S-1\t\t\t\t11\t\ta\t',
      'S-2\t\t\t10\t11\t5\td\t',
      'S-3\t\t\t10\t11\t5\tx\t',
      'S-9\t\t\t10\t11\t5\t\t',
    );
    expect(problems(loader)).toEqual([
      [4, 'end_not_by_file'],
      [5, 'end_not_by_file'],
      [6, 'item_unknown'],
    ]);
    expect(loader).toMatchObject({
      cells: 1,
      unchanged: 1,
      template: { format: 'amazon_inventory_loader', site: null },
    });
    const category = await prepare(
      'settings=attributeRow=3&dataRow=4&primaryMarketplaceId=amzn1.mp.o.A1PA6795UKMFR9',
      'SKU\tAktion\tPreis\tMenge',
      'contribution_sku#1.value\t::record_action\tpurchasable_offer[marketplace_id=A1PA6795UKMFR9][audience=ALL]#1.our_price#1.schedule#1.value_with_tax\tfulfillment_availability#1.quantity',
      'S-0\tBearbeiten (Teilaktualisierung)\t24.90\t6',
      'S-1\tAngebot löschen\t24.90\t5',
    );
    expect(problems(category)).toEqual([[5, 'end_not_by_file']]);
    expect(category).toMatchObject({ cells: 2, template: { format: 'amazon_category', site: 'DE' } });
  });
});

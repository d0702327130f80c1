import { expect, test } from 'vitest';
import { connect, elements, goLive } from '../../test/ebay-client.ts';
import { useEbay } from '../../test/set-up.ts';

const { sandbox, client } = useEbay();

const page = (entries: number, number: number) =>
  `<ActiveList><Include>true</Include><Pagination><EntriesPerPage>${entries}</EntriesPerPage><PageNumber>${number}</PageNumber></Pagination></ActiveList>`;

const revise = (...entries: string[]) =>
  client.trading(
    'ReviseInventoryStatus',
    entries.map((entry) => `<InventoryStatus>${entry}</InventoryStatus>`).join(''),
  );

async function variedItem(): Promise<{ itemId: string; skus: string[] }> {
  const itemId = sandbox.world.catalog.entries.find((entry) => entry.variations)?.sku ?? '';
  const seller = await sandbox.world.ebay.sellers.open('harbour-toys-uk');
  const id = seller?.home.itemIdOf(itemId) ?? '';
  return { itemId: id, skus: seller?.home.get(id)?.variations.map((variation) => variation.sku) ?? [] };
}

test('the active list pages through all 300 home listings without duplicates', async () => {
  const first = await client.trading('GetMyeBaySelling', page(200, 1));
  const second = await client.trading('GetMyeBaySelling', page(200, 2));
  expect(elements(first, 'TotalNumberOfEntries')).toEqual(['300']);
  expect(elements(first, 'TotalNumberOfPages')).toEqual(['2']);
  const ids = [...elements(first, 'ItemID'), ...elements(second, 'ItemID')];
  expect(new Set(ids).size).toBe(300);
  expect(ids.every((id) => /^\d{12}$/.test(id))).toBe(true);
});

test('a truncated list counts only what it shows, and the next one is complete', async () => {
  await sandbox.control('faults', { kind: 'cut-short', operation: 'GetMyeBaySelling', count: 1 });
  const short = await client.trading('GetMyeBaySelling', page(200, 1));
  expect([elements(short, 'TotalNumberOfEntries'), elements(short, 'ItemID').length]).toEqual([['100'], 100]);
  expect(elements(await client.trading('GetMyeBaySelling', page(200, 1)), 'TotalNumberOfEntries')).toEqual(['300']);
});

test('an item has its description, specifics, pictures, and full title of over 80 characters', async () => {
  const entry = sandbox.world.catalog.entries.find(({ title }) => title.length > 80);
  const seller = await sandbox.world.ebay.sellers.open('harbour-toys-uk');
  const itemId = seller?.home.itemIdOf(entry?.sku ?? '');
  const xml = await client.trading(
    'GetItem',
    `<ItemID>${itemId}</ItemID><DetailLevel>ReturnAll</DetailLevel><IncludeItemSpecifics>true</IncludeItemSpecifics>`,
  );
  expect(elements(xml, 'Title')[0]?.replaceAll('&amp;', '&')).toBe(entry?.title);
  expect(elements(xml, 'Name')).toContain('Brand');
  expect(elements(xml, 'Description')[0]).toContain('&lt;h2&gt;');
  const [picture] = elements(xml, 'PictureURL');
  expect(picture).toContain(`/media/${entry?.sku}.svg`);
});

test('a listing with variations shows each with its SKU, price, quantity and specifics', async () => {
  const { itemId, skus } = await variedItem();
  const xml = await client.trading('GetItem', `<ItemID>${itemId}</ItemID><DetailLevel>ReturnAll</DetailLevel>`);
  const variations = xml.split('<Variation>').slice(1);
  expect(variations).toHaveLength(skus.length);
  expect(variations.flatMap((part) => elements(part, 'SKU'))).toEqual(skus);
  expect(xml).toContain('<VariationSpecificsSet>');
});

test('price and quantity of a home listing change by item id, and those of a variation by its SKU', async () => {
  const [itemId = ''] = elements(await client.trading('GetMyeBaySelling', page(200, 2)), 'ItemID');
  const { itemId: varied, skus } = await variedItem();
  const xml = await revise(
    `<ItemID>${itemId}</ItemID><StartPrice>12.34</StartPrice><Quantity>3</Quantity>`,
    `<ItemID>${varied}</ItemID><SKU>${skus[0]}</SKU><Quantity>0</Quantity>`,
  );
  expect(elements(xml, 'Ack')).toEqual(['Success']);
  expect(elements(xml, 'Quantity')).toEqual(['3', '0']);
  const changed = await client.trading('GetItem', `<ItemID>${itemId}</ItemID>`);
  expect(elements(changed, 'CurrentPrice')).toEqual(['12.34']);
  const item = await client.trading('GetItem', `<ItemID>${varied}</ItemID>`);
  expect(elements(item.split('<Variation>')[1] ?? '', 'Quantity')[0]).toBe('0');
});

test('five items in one revision, a negative price, and a variation without its SKU are rejected', async () => {
  const { itemId } = await variedItem();
  const [plain = ''] = elements(await client.trading('GetMyeBaySelling', page(1, 290)), 'ItemID');
  const one = `<ItemID>${plain}</ItemID><Quantity>1</Quantity>`;
  expect(elements(await revise(one, one, one, one, one), 'ErrorCode')).toEqual(['37']);
  expect(elements(await revise(`<ItemID>${plain}</ItemID><StartPrice>-1.00</StartPrice>`), 'ErrorCode')).toEqual([
    '73',
  ]);
  expect(elements(await revise(`<ItemID>${itemId}</ItemID><Quantity>1</Quantity>`), 'ErrorCode')).toEqual(['21916664']);
  expect(elements(await revise('<ItemID>199999999999</ItemID><Quantity>1</Quantity>'), 'ErrorCode')).toEqual(['17']);
});

test('an ended listing leaves the active list and cannot be ended or revised again', async () => {
  const ids = elements(await client.trading('GetMyeBaySelling', page(200, 1)), 'ItemID');
  const itemId = ids[10] ?? '';
  const end = `<ItemID>${itemId}</ItemID><EndingReason>NotAvailable</EndingReason>`;
  expect(elements(await client.trading('EndFixedPriceItem', end), 'Ack')).toEqual(['Success']);
  expect(elements(await client.trading('GetMyeBaySelling', page(200, 1)), 'ItemID')).not.toContain(itemId);
  expect(elements(await client.trading('EndFixedPriceItem', end), 'ErrorCode')).toEqual(['1047']);
  expect(elements(await revise(`<ItemID>${itemId}</ItemID><Quantity>1</Quantity>`), 'ErrorCode')).toEqual(['291']);
});

test('a listing of the Inventory API is on its own site and cannot be revised here', async () => {
  const { listingId } = await goLive(client, 'TRADING-1-DE');
  const german = await client.trading('GetMyeBaySelling', page(200, 1), { 'x-ebay-api-siteid': '77' });
  expect(elements(german, 'ItemID')).toEqual([listingId]);
  const refused = await revise(`<ItemID>${listingId}</ItemID><Quantity>1</Quantity>`);
  expect(elements(refused, 'Ack')).toEqual(['Failure']);
});

test('malformed XML, entity definitions and unknown calls get an error response', async () => {
  expect(await client.trading('GetItem', '<ItemID>1')).toContain('<ErrorCode>5</ErrorCode>');
  expect(await client.trading('GetItem', '<!DOCTYPE x [<!ENTITY a "b">]><ItemID>&a;</ItemID>')).toContain(
    '<ErrorCode>5</ErrorCode>',
  );
  expect(await client.trading('AddItem', '')).toContain('<ErrorCode>2</ErrorCode>');
});

test('the list by start time needs a range of at most 120 days and pagination', async () => {
  const range = (days: number) => {
    const to = Date.UTC(2026, 9, 1);
    return `<StartTimeFrom>${new Date(to - days * 86_400_000).toISOString()}</StartTimeFrom><StartTimeTo>${new Date(to).toISOString()}</StartTimeTo>`;
  };
  const pagination = '<Pagination><EntriesPerPage>200</EntriesPerPage><PageNumber>1</PageNumber></Pagination>';
  expect(await client.trading('GetSellerList', `${range(121)}${pagination}`)).toContain('<ErrorCode>37</ErrorCode>');
  expect(await client.trading('GetSellerList', range(100))).toContain('<ErrorCode>10012</ErrorCode>');
  const xml = await client.trading('GetSellerList', `${range(100)}${pagination}`);
  expect(elements(xml, 'HasMoreItems')).toEqual(['false']);
  expect(elements(xml, 'ItemID').length).toBeGreaterThan(10);
});

test('an item names its site in Trading’s own words', async () => {
  const { listingId } = await goLive(client, 'SITE-NAME-DE');
  expect(elements(await client.trading('GetItem', `<ItemID>${listingId}</ItemID>`), 'Site')).toEqual(['Germany']);
});

test('variations without SKUs are identified by their specifics, and revised only by them', async () => {
  const other = await connect(sandbox, 'rockpool-knits-uk');
  const seller = await sandbox.world.ebay.sellers.open('rockpool-knits-uk');
  const sku = sandbox.world.catalog.entries.find((entry) => entry.variations)?.sku ?? '';
  const itemId = seller?.home.itemIdOf(sku) ?? '';
  const before = seller?.home.get(itemId)?.variations ?? [];
  const [first, second] = before;
  const xml = await other.trading('GetItem', `<ItemID>${itemId}</ItemID><DetailLevel>ReturnAll</DetailLevel>`);
  expect(xml.split('<Variation>').slice(1)).toHaveLength(before.length);
  expect(elements(xml, 'SKU')).toEqual([]);
  const bySku = `<InventoryStatus><ItemID>${itemId}</ItemID><SKU>${first?.sku}</SKU><Quantity>1</Quantity></InventoryStatus>`;
  expect(elements(await other.trading('ReviseInventoryStatus', bySku), 'ErrorCode')).toEqual(['21916664']);

  const reviseAs = (name: string) =>
    other.trading(
      'ReviseFixedPriceItem',
      `<Item><ItemID>${itemId}</ItemID><Variations><Variation>${name}<StartPrice>7.50</StartPrice><Quantity>5</Quantity></Variation></Variations></Item>`,
    );
  expect(elements(await reviseAs(`<SKU>${first?.sku}</SKU>`), 'ErrorCode')).toEqual(['21916639']);
  const named = Object.entries(first?.specifics ?? {})
    .reverse()
    .map(([name, value]) => `<NameValueList><Name>${name}</Name><Value>${value}</Value></NameValueList>`);
  const unknown = '<NameValueList><Name>Colour</Name><Value>Invisible</Value></NameValueList>';
  const specifics = (pairs: string) => `<VariationSpecifics>${pairs}</VariationSpecifics>`;
  expect(elements(await reviseAs(specifics(unknown)), 'ErrorCode')).toEqual(['21916639']);
  expect(elements(await reviseAs(specifics(named.join(''))), 'Ack')).toEqual(['Success']);
  const after = seller?.home.get(itemId)?.variations ?? [];
  expect(after[0]).toMatchObject({ sku: first?.sku, quantity: 5, priceMinor: 750 });
  expect(after[1]).toEqual(second);
});

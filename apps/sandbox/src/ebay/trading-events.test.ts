import { expect, test } from 'vitest';
import { elements } from '../../test/ebay-client.ts';
import { useEbay } from '../../test/set-up.ts';

const SELLER = 'harbour-toys-uk';
const { sandbox, client } = useEbay();

const now = () => sandbox.world.clock.now();
const iso = (ms: number) => new Date(ms).toISOString();
const events = (fields: string) => client.trading('GetSellerEvents', fields);
const since = (ms: number) => events(`<ModTimeFrom>${iso(ms)}</ModTimeFrom>`);
const homeIds = async () => [...((await sandbox.world.ebay.sellers.open(SELLER))?.home.activeIds() ?? [])];
const change = (fields: object) => sandbox.control('listings/change', { seller: SELLER, ...fields });

test('lists listings that were changed, revised or ended in a time span, each in its current state', async () => {
  const before = now();
  const [titled = '', revised = '', ended = ''] = await homeIds();
  expect(elements(await since(before), 'ItemID')).toEqual([]);
  await change({ itemId: titled, title: 'Another title' });
  await client.trading(
    'ReviseInventoryStatus',
    `<InventoryStatus><ItemID>${revised}</ItemID><Quantity>3</Quantity></InventoryStatus>`,
  );
  await change({ itemId: ended, end: true });

  const changes = await since(before);
  expect(elements(changes, 'ItemID')).toEqual([titled, revised, ended]);
  expect(elements(changes, 'Title')[0]).toBe('Another title');
  expect(elements(changes, 'ListingStatus')).toEqual(['Active', 'Active', 'Completed']);
  expect(elements(changes, 'TimeTo')).toHaveLength(1);
  expect(elements(changes, 'QuantityAvailable')).toEqual([]);
  const ends = await events(`<EndTimeFrom>${iso(before)}</EndTimeFrom>`);
  expect(elements(ends, 'ItemID')).toEqual([ended]);
});

test('needs one time range of one kind, and returns nothing older than 48 hours', async () => {
  const codeOf = async (fields: string) => elements(await events(fields), 'ErrorCode')[0];
  expect(await codeOf('')).toBe('10012');
  expect(await codeOf(`<ModTimeTo>${iso(now())}</ModTimeTo>`)).toBe('10012');
  const start = iso(now() - 1_000);
  expect(await codeOf(`<ModTimeFrom>${start}</ModTimeFrom><EndTimeFrom>${start}</EndTimeFrom>`)).toBe('37');
  expect(await codeOf(`<ModTimeFrom>${iso(now() - 49 * 3_600_000)}</ModTimeFrom>`)).toBe('10007');
});

test('may lag a minute behind', async () => {
  const before = now();
  const [itemId = ''] = await homeIds();
  await change({ itemId, title: 'Told late' });
  await sandbox.control('faults', { kind: 'stale-read', operation: 'GetSellerEvents', count: 1 });
  expect(elements(await since(before - 120_000), 'Title')).not.toContain('Told late');
  expect(elements(await since(before - 120_000), 'Title')).toContain('Told late');
});

import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { connect, elements, errorIds, goLive } from '../../test/ebay-client.ts';
import { advance } from '../../test/harness.ts';
import { useEbay } from '../../test/set-up.ts';
import { REPORTS_A_DAY } from './feed.ts';

const { sandbox, client } = useEbay();

const base = '/sell/feed/v1';
const report = { feedType: 'LMS_ACTIVE_INVENTORY_REPORT', schemaVersion: '1.0' };

async function request(headers: Record<string, string> = {}): Promise<string> {
  const { status, headers: answered } = await client.call('POST', `${base}/inventory_task`, report, headers);
  expect(status).toBe(202);
  return answered.get('location')?.split('/').at(-1) ?? '';
}

async function fetchReport(taskId: string): Promise<string> {
  await advance(sandbox, 1500);
  const { bytes, headers } = await client.call('GET', `${base}/task/${taskId}/download_result_file`);
  expect(headers.get('content-disposition')).toContain('.xml.gz');
  return gunzipSync(bytes).toString('utf8');
}

test('a report is queued, created and completed, with SKU, item id, price and quantity of each listing', async () => {
  const taskId = await request();
  const status = async () => (await client.call('GET', `${base}/inventory_task/${taskId}`)).body.status;
  expect(await status()).toBe('QUEUED');
  await advance(sandbox, 600);
  expect(await status()).toBe('IN_PROCESS');
  const early = await client.call('GET', `${base}/task/${taskId}/download_result_file`);
  expect(errorIds(early.body)).toEqual([160014]);
  const xml = await fetchReport(taskId);
  expect(await status()).toBe('COMPLETED');
  expect(elements(xml, 'ItemID')).toHaveLength(300);
  expect(xml).toContain('<Variations><Variation><SKU>');
  expect(xml).not.toContain('<Title>');
});

test('a report of another marketplace contains what is live there', async () => {
  const { listingId } = await goLive(client, 'FEED-1-DE');
  const taskId = await request({ 'x-ebay-c-marketplace-id': 'EBAY_DE' });
  expect(elements(await fetchReport(taskId), 'ItemID')).toEqual([listingId]);
});

test('the fault for duplicates repeats a row', async () => {
  await sandbox.control('faults', { kind: 'duplicate', operation: 'getResultFile', count: 1 });
  const ids = elements(await fetchReport(await request()), 'ItemID');
  expect(ids.length).toBe(new Set(ids).size + 1);
});

test('a truncated report claims to be complete, and the next one is', async () => {
  await sandbox.control('faults', { kind: 'cut-short', operation: 'getResultFile', count: 1 });
  const taskId = await request();
  expect(elements(await fetchReport(taskId), 'ItemID')).toHaveLength(100);
  expect(elements(await fetchReport(taskId), 'ItemID')).toHaveLength(300);
});

test('an unknown feed, a wrong version and a missing task are rejected', async () => {
  const post = async (body: unknown) => errorIds((await client.call('POST', `${base}/inventory_task`, body)).body);
  expect(await post({})).toEqual([160017]);
  expect(await post({ ...report, feedType: 'LMS_ORDER_REPORT' })).toEqual([160030]);
  expect(await post({ ...report, schemaVersion: '2' })).toEqual([160018]);
  expect(errorIds((await client.call('GET', `${base}/inventory_task/none`)).body)).toEqual([160003]);
});

test('a seller has 25 reports in 24 hours', async () => {
  const other = await connect(sandbox, 'demo-shop-uk');
  const ask = () => other.call('POST', `${base}/inventory_task`, report);
  for (let count = 0; count < REPORTS_A_DAY; count++) expect((await ask()).status).toBe(202);
  const refused = await ask();
  expect(refused.status).toBe(409);
  expect(errorIds(refused.body)).toEqual([160025]);
});

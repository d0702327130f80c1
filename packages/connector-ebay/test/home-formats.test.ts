import type { AccountSession, Connector } from '@quayside/connector-kit';
import { type RunningSandbox, startSandbox } from '@quayside/connector-kit/conformance/sandbox-process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEbayConnector } from '../src/connector.ts';
import { connectSeller, sandboxConfig } from './sandbox.ts';

const SELLER = 'harbour-toys-uk';

let sandbox: RunningSandbox;
let connector: Connector;
let session: AccountSession;
let others: string[];

beforeAll(async () => {
  sandbox = await startSandbox(['UK-1,Harbour figure,Figures & Playsets > Accessories,Harbour,9.50,GBP,5']);
  connector = createEbayConnector(sandboxConfig(sandbox.url));
  session = (await connectSeller(connector, SELLER)).session;
  others = [];
  for (const format of ['auction', 'classified']) {
    const listing = { create: true, sku: `UK-${format}`, title: `Harbour ${format}`, price: '1.00', format };
    const { itemId } = await sandbox.control<{ itemId: string }>('listings/change', { seller: SELLER, ...listing });
    others.push(itemId);
  }
});

afterAll(() => sandbox?.stop());

it('lists fixed-price listings, and names the format of the others', async () => {
  const page = await connector.listHomeListings(session, 'UK', null);
  expect(page.listings.map(({ sku }) => sku)).toEqual(['UK-1']);
  expect(page.others).toEqual([
    { externalId: others[0], format: 'auction' },
    { externalId: others[1], format: 'classified' },
  ]);
  expect(page.total).toBe(3);
});

it('rejects the details of a listing that has become an auction since it was listed', async () => {
  const results = await connector.getHomeListings(session, 'UK', others);
  expect(results.map((result) => result.ok || [result.error.kind, result.error.field])).toEqual([
    ['rejected', 'format'],
    ['rejected', 'format'],
  ]);
});

it('compares and follows only fixed-price listings', async () => {
  const { rows: compared } = await connector.snapshotHomeListings(session, 'UK');
  expect(compared.map(({ sku }) => sku)).toEqual(['UK-1']);
  const { changes } = await connector.listHomeChanges(session, 'UK', null);
  expect(changes.map(({ externalId }) => externalId)).not.toEqual(expect.arrayContaining(others));
});

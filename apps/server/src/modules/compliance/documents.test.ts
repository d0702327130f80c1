import { createEbayConnector } from '@quayside/connector-ebay';
import { compliance, type SafetyEntryInput } from '@quayside/contract';
import type { ProductDocument } from '@quayside/kernel/documents';
import { beforeAll, describe, expect, it } from 'vitest';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { eventually } from '../../../test/eventually.ts';
import { testManufacturer } from '../../../test/factories/seller.ts';
import { countOf } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const SELLER = 'demo-shop-uk';
const SHEET: ProductDocument = { url: 'https://sheets.example/a.pdf', kind: 'data_sheet', language: 'de' };
const PAGE: ProductDocument = { url: 'https://sheets.example/a.html', kind: 'manual', language: 'en' };

const database = useTestDatabase();
const sandbox = useTestSandbox({ only: { singles: 1, varied: 0 } });
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
const shop = useEbayShop({ database, sandbox, server }, { seller: SELLER, singles: 1, varied: 0 });

const caller = () => server.as(shop.owner);
const params = () => ({ id: shop.owner.userId });
const enter = async (documents: readonly ProductDocument[] | null) => {
  const entry: SafetyEntryInput['entry'] = {
    ...{ manufacturer: testManufacturer, responsiblePerson: null, isExempt: false },
    documents,
  };
  const body = { brand: null, itemId: null, entry };
  const { live } = await caller().call(compliance.preview, { params: params(), body });
  await caller().call(compliance.update, { params: params(), body: { ...body, expected: live } });
  return live;
};
const upload = () => server.runJob('compliance.upload-documents', { userId: shop.owner.userId });
const states = async () =>
  (await caller().call(compliance.listDocuments, { params: params() })).states.map(({ url, state }) => [url, state]);
const uploaded = () =>
  eventually(async () => {
    await upload();
    expect((await states()).map(([, state]) => state)).not.toContain('asked');
  });

interface Held {
  readonly documents?: readonly { readonly documentId: string }[];
}
/** What the sandbox's eBay holds of the item's listing. */
async function held(): Promise<Held> {
  const [row] = [...(await shop.live('DE')).values()];
  const address = `listings/regulatory?seller=${SELLER}&itemId=${row?.itemId}`;
  return (await sandbox.control<{ regulatory: Held | null }>(address)).regulatory ?? {};
}

beforeAll(() => {
  server.startSender();
});

describe('product documents', () => {
  it('are fetched by eBay once, are named by listings once accepted, and change live ones with consent to their number', async () => {
    expect(await enter([SHEET, PAGE])).toBe(0);
    expect(await states()).toEqual([
      [PAGE.url, null],
      [SHEET.url, null],
    ]);
    await uploaded();
    expect(await states()).toEqual([
      [PAGE.url, 'refused'],
      [SHEET.url, 'accepted'],
    ]);
    const { rows } = await database.pool.query('select document_id from document_uploads order by document_id');
    await upload();
    expect((await database.pool.query('select document_id from document_uploads order by document_id')).rows).toEqual(
      rows,
    );

    const [itemId = 0] = shop.itemIds;
    const run = await shop.runs.carryOut(await shop.runs.prepare('list', [itemId], ['DE']));
    expect(countOf(await shop.runs.finished(run.runId), { outcome: 'listed' })).toBe(1);
    expect((await held()).documents).toHaveLength(1);

    const [before] = (await held()).documents ?? [];
    const french: ProductDocument = { ...SHEET, url: 'https://sheets.example/b.pdf', language: 'fr' };
    expect(await enter([SHEET, french])).toBe(1);
    await uploaded();
    await server.runJob('listings.follow', { userId: shop.owner.userId });
    await eventually(async () => expect((await held()).documents).toHaveLength(2));
    expect((await held()).documents).toContainEqual(before);
  });

  it('reach an account that was connected after they were entered', async () => {
    await enter([SHEET]);
    await database.pool.query('delete from document_uploads');
    await database.pool.query("delete from jobs.job where name = 'compliance.upload-documents'");
    await server.runJob('compliance.find-documents', {});
    const { rows } = await database.pool.query<{ data: object }>(
      "select data from jobs.job where name = 'compliance.upload-documents' and state = 'created'",
    );
    expect(rows).toContainEqual({ data: { userId: shop.owner.userId } });
  });

  it.each([
    ['an address that is not https', [{ ...SHEET, url: 'http://sheets.example/a.pdf' }]],
    ['one address twice', [SHEET, { ...SHEET, kind: 'manual' as const }]],
    ['more than ten', Array.from({ length: 11 }, (_, n) => ({ ...SHEET, url: `https://sheets.example/${n}.pdf` }))],
  ])('are refused with %s', async (_, documents) => {
    const entry = { manufacturer: null, responsiblePerson: null, isExempt: false, documents };
    const refusal = await caller().refused(compliance.update, {
      params: params(),
      body: { brand: null, itemId: null, entry },
    });
    expect(refusal).toMatchObject({ status: 400, error: 'invalid_request' });
  });
});

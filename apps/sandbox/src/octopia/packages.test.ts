import { beforeAll, expect, test } from 'vitest';
import { advance } from '../../test/harness.ts';
import { CHANNEL, newLine, UNTIL_DONE_MS } from '../../test/octopia-client.ts';
import { useOctopia } from '../../test/set-up.ts';

const { sandbox, client, connectAgain } = useOctopia();
/** A product that this seller already offers in new condition. */
let gtin: string;
beforeAll(async () => {
  const first = await client.offer('FR-0001');
  gtin = (first as { product: { gtin: string } }).product.gtin;
});

const done = () => advance(sandbox, UNTIL_DONE_MS);
const used = (reference: string, overrides: object = {}) =>
  newLine(reference, gtin, { condition: 'UsedGood', ...overrides });

async function outcome(type: string, ...requests: object[][]) {
  const id = await client.submit(type, ...requests);
  await done();
  return { id, results: await client.resultsOf(id) };
}

test('a package is opened without a body, has its id in Content-Location, and is not processed before completion', async () => {
  const opened = await client.call('POST', '/offer-packages', { packageType: 'Upsert' }, { saleschannelid: CHANNEL });
  expect(opened.status).toBe(201);
  expect(opened.body).toEqual({ items: [] });
  const path = opened.headers.get('content-location') ?? '';
  expect(path).toMatch(/^\/offer-packages\/\d+$/);
  await client.call('POST', `${path}/offer-requests`, [used('FORGOTTEN')]);
  await advance(sandbox, 3_600_000);
  expect((await client.call('GET', path)).body.state).toBe('WaitingForCompletion');
  expect(await client.offer('FORGOTTEN')).toBeUndefined();
  expect((await client.call('GET', `${path}/offer-requests-results`)).status).toBe(400);
});

test('a completed package is queued, processed and integrated by the clock, and only then has results', async () => {
  const id = await client.submit('Upsert', [used('STEPS')]);
  const state = async () => (await client.call('GET', `/offer-packages/${id}`)).body.state;
  expect(await state()).toBe('Ready');
  expect((await client.call('GET', `/offer-packages/${id}/offer-requests-results`)).status).toBe(400);
  await advance(sandbox, 1000);
  expect(await state()).toBe('IntegrationPending');
  expect(await client.offer('STEPS')).toBeUndefined();
  await done();
  expect(await state()).toBe('Integrated');
  expect(await client.resultsOf(id)).toEqual([
    {
      sellerExternalReference: 'STEPS',
      integrationStatus: 'Integrated',
      results: [{ resultCode: '8000', message: 'Offer created' }],
    },
  ]);
  expect(await client.offer('STEPS')).toMatchObject({ offerState: 'Active', quantity: 7, condition: 'UsedGood' });
  await outcome('Delete', [{ sellerExternalReference: 'STEPS' }]);
});

test('a completed package accepts neither offers nor another completion', async () => {
  const id = await client.submit('Update', [{ sellerExternalReference: 'FR-0002', quantity: 3 }]);
  const more = [{ sellerExternalReference: 'FR-0003', quantity: 3 }];
  expect((await client.call('POST', `/offer-packages/${id}/offer-requests`, more)).status).toBe(409);
  expect((await client.call('PATCH', `/offer-packages/${id}`, { state: 'Ready' })).status).toBe(409);
  await done();
});

test('results expire after three days, and integrated offers stay', async () => {
  const { id, results } = await outcome('Update', [{ sellerExternalReference: 'FR-0004', quantity: 5 }]);
  expect(results).toHaveLength(1);
  await advance(sandbox, 3 * 86_400_000);
  await connectAgain();
  expect((await client.call('GET', `/offer-packages/${id}/offer-requests-results`)).status).toBe(404);
  expect((await client.call('GET', `/offer-packages/${id}`)).body.state).toBe('Integrated');
  expect(await client.offer('FR-0004')).toMatchObject({ quantity: 5 });
});

test('a duplicate reference in a package rejects both lines, also over several requests', async () => {
  const before = await client.offer('FR-0005');
  const twice = (quantity: number) => [{ sellerExternalReference: 'FR-0005', quantity }];
  const { results } = await outcome('Update', twice(31), twice(32));
  expect(results.map(({ integrationStatus }) => integrationStatus)).toEqual(['Duplicated', 'Duplicated']);
  expect((await client.offer('FR-0005'))?.quantity).toBe(before?.quantity);
});

test('a new offer without the eco tax is rejected with 1008, also if it uses the XML name', async () => {
  const withTaxes = (taxes: object[]) => used('TAXLESS', { price: { price: 20, taxes } });
  const { results } = await outcome('Upsert', [withTaxes([{ code: 'VAT', value: 20 }])]);
  expect(results).toEqual([
    {
      sellerExternalReference: 'TAXLESS',
      integrationStatus: 'Rejected',
      results: [{ resultCode: '1008', message: expect.stringContaining('EcoTax') }],
    },
  ]);
  const opened = await client.call('POST', '/offer-packages', { packageType: 'Upsert' }, { saleschannelid: CHANNEL });
  const path = `${opened.headers.get('content-location')}/offer-requests`;
  const misnamed = await client.call('POST', path, [withTaxes([{ code: 'EcoTax', value: 0 }])]);
  expect(misnamed).toMatchObject({ status: 400, body: { errors: { '[0].price.taxes.code': [expect.any(String)] } } });
});

test.each([
  ['an unknown French VAT rate', 19, 0, '1011'],
  ['no VAT', 0, 0, '1011'],
  ['a negative eco tax', 20, -0.1, '1012'],
  ['an eco tax above the price', 20, 20.01, '1012'],
])('rejects %s, for a new offer and for an existing one', async (_what, vat, ecoTax, code) => {
  const taxes = [
    { code: 'VAT', value: vat },
    { code: 'Ecotax', value: ecoTax },
  ];
  const created = await outcome('Upsert', [used('UNTAXED', { price: { price: 20, taxes } })]);
  const changed = await outcome('Update', [{ sellerExternalReference: 'FR-0008', price: { price: 20, taxes } }]);
  for (const { results } of [created, changed]) {
    expect(results).toMatchObject([{ integrationStatus: 'Rejected', results: [{ resultCode: code }] }]);
  }
});

test.each([20, 10, 5.5, 2.1])('accepts a VAT rate of %s per cent, with an eco tax in cents', async (vat) => {
  const taxes = [
    { code: 'VAT', value: vat },
    { code: 'Ecotax', value: 0.12 },
  ];
  const { results } = await outcome('Update', [{ sellerExternalReference: 'FR-0008', price: { price: 20, taxes } }]);
  expect(results).toMatchObject([{ integrationStatus: 'Integrated' }]);
  expect((await client.offer('FR-0008'))?.integrationPrice).toMatchObject({ taxes });
});

test.each([
  ['an unknown product', () => used('BAD', { product: { gtin: '2600000000000' } }), '1002'],
  [
    'a delivery mode that the account does not have',
    () => used('BAD', { deliveryModes: [{ code: 'EXP', cost: 9 }] }),
    '1005',
  ],
  ['an unknown condition', () => used('BAD', { condition: 'Shiny' }), '1004'],
  ['a second offer of a product in the same condition', () => used('BAD', { condition: 'New' }), '1007'],
])('rejects %s and changes nothing', async (_what, line, code) => {
  const { results } = await outcome('Upsert', [line()]);
  expect(results).toMatchObject([{ integrationStatus: 'Rejected', results: [{ resultCode: code }] }]);
  expect(await client.offer('BAD')).toBeUndefined();
});

test.each([
  ['a GTIN of twelve digits', [newLine('X', '260000000000')]],
  ['a reference of 51 characters', [newLine('X'.repeat(51), '2600000000000')]],
  ['101 offers', Array.from({ length: 101 }, (_, n) => newLine(`X${n}`, '2600000000000'))],
  ['an object instead of a list', { offers: [] }],
  ['a negative delivery cost', [newLine('X', '2600000000000', { deliveryModes: [{ code: 'TRK', cost: -0.01 }] })]],
  [
    'a negative cost for further pieces',
    [newLine('X', '2600000000000', { deliveryModes: [{ code: 'TRK', cost: 1, additionalCost: -1 }] })],
  ],
  ['a delivery mode without a cost', [newLine('X', '2600000000000', { deliveryModes: [{ code: 'TRK' }] })]],
  ['no delivery mode', [newLine('X', '2600000000000', { deliveryModes: [] })]],
  ['a price as text', [newLine('X', '2600000000000', { price: { price: '49.90' } })]],
])('rejects %s at once and names the invalid field', async (_what, body) => {
  const opened = await client.call('POST', '/offer-packages', { packageType: 'Upsert' }, { saleschannelid: CHANNEL });
  const answer = await client.call('POST', `${opened.headers.get('content-location')}/offer-requests`, body);
  expect(answer.status).toBe(400);
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  expect(Object.keys(answer.body.errors ?? {})).not.toHaveLength(0);
});

test('a package needs its channel and type, and its only change is being declared complete', async () => {
  const open = (body: object, channel?: string) =>
    client.call('POST', '/offer-packages', body, channel === undefined ? {} : { saleschannelid: channel });
  expect((await open({ packageType: 'Upsert' })).status).toBe(400);
  expect((await open({ packageType: 'Upsert' }, 'DARTY')).status).toBe(400);
  expect((await open({ packageType: 'Replace' }, CHANNEL)).status).toBe(400);
  const path = (await open({ packageType: 'Update' }, CHANNEL)).headers.get('content-location') ?? '';
  expect((await client.call('PATCH', path, { state: 'Integrated' })).status).toBe(400);
  expect((await client.call('GET', path)).body.state).toBe('WaitingForCompletion');
});

test('a package holds at most 50,000 offers', async () => {
  const opened = await client.call('POST', '/offer-packages', { packageType: 'Update' }, { saleschannelid: CHANNEL });
  const path = `${opened.headers.get('content-location')}/offer-requests`;
  const lines = (from: number, count: number) =>
    Array.from({ length: count }, (_, n) => ({ sellerExternalReference: `MANY-${from + n}`, quantity: 1 }));
  const full = Array.from({ length: 500 }, (_, n) => lines(n * 100, 100));
  const answers = await Promise.all(full.map((those) => client.call('POST', path, those)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await client.call('POST', path, lines(50_000, 1))).toMatchObject({
    status: 400,
    body: { detail: expect.stringContaining('50000') },
  });
});

test('an update changes only the sent fields, and prices including taxes need all taxes', async () => {
  const before = await client.offer('FR-0006');
  await outcome('Update', [{ sellerExternalReference: 'FR-0006', price: { price: 61.5 } }]);
  const after = await client.offer('FR-0006');
  expect(after?.integrationPrice).toMatchObject({ price: 61.5, taxes: [{ code: 'VAT' }, { code: 'Ecotax' }] });
  expect(after?.quantity).toBe(before?.quantity);
  const half = { price: 62, taxes: [{ code: 'VAT', value: 20 }] };
  const { results } = await outcome('Update', [{ sellerExternalReference: 'FR-0006', price: half }]);
  expect(results).toMatchObject([{ integrationStatus: 'Rejected', results: [{ resultCode: '1010' }] }]);
});

test('a quantity of 0 deactivates an offer, and Delete removes it', async () => {
  await outcome('Update', [{ sellerExternalReference: 'FR-0007', quantity: 0 }]);
  expect(await client.offer('FR-0007')).toMatchObject({ offerState: 'Inactive', quantity: 0 });
  const { results } = await outcome('Delete', [{ sellerExternalReference: 'FR-0007' }]);
  expect(results).toMatchObject([{ integrationStatus: 'Integrated' }]);
  expect(await client.offer('FR-0007')).toBeUndefined();
  const again = await outcome('Delete', [{ sellerExternalReference: 'FR-0007' }]);
  expect(again.results).toMatchObject([{ integrationStatus: 'Rejected', results: [{ resultCode: '1003' }] }]);
});

test('an empty or faulty package is rejected completely and changes nothing', async () => {
  const empty = await client.submit('Update');
  await done();
  expect((await client.call('GET', `/offer-packages/${empty}`)).body).toMatchObject({
    state: 'Rejected',
    result: { resultCode: '1000' },
  });
  await sandbox.control('faults', { kind: 'fatal', operation: 'patchOfferPackage', count: 1 });
  const before = await client.offer('FR-0008');
  const { id, results } = await outcome('Update', [{ sellerExternalReference: 'FR-0008', quantity: 99 }]);
  expect(results).toEqual([]);
  expect((await client.call('GET', `/offer-packages/${id}`)).body.state).toBe('Rejected');
  expect((await client.offer('FR-0008'))?.quantity).toBe(before?.quantity);
});

test('packages of an account are processed in order, so the last change wins', async () => {
  const set = (quantity: number) => client.submit('Update', [{ sellerExternalReference: 'FR-0009', quantity }]);
  await set(11);
  await set(12);
  await done();
  expect((await client.offer('FR-0009'))?.quantity).toBe(12);
});

test('packages and results are paged by the cursor of the Link header', async () => {
  const lines = Array.from({ length: 12 }, (_, n) => ({
    sellerExternalReference: `FR-00${String(n + 10).padStart(2, '0')}`,
    quantity: n + 1,
  }));
  const { id } = await outcome('Update', lines);
  const seen: unknown[] = [];
  let path: string | undefined = `/offer-packages/${id}/offer-requests-results?limit=5`;
  while (path !== undefined) {
    const { body, headers }: Awaited<ReturnType<typeof client.call>> = await client.call('GET', path);
    seen.push(...body.items.map(({ sellerExternalReference }) => sellerExternalReference));
    path = /<[^>]*\/octopia\/seller\/v2([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  }
  expect(seen).toEqual(lines.map(({ sellerExternalReference }) => sellerExternalReference));
});

test('packages accepted before a restart are processed once after it', async () => {
  const id = await client.submit('Update', [{ sellerExternalReference: 'FR-0022', quantity: 17 }]);
  await sandbox.restart();
  await done();
  expect(await client.resultsOf(id)).toMatchObject([{ integrationStatus: 'Integrated' }]);
  expect((await client.offer('FR-0022'))?.quantity).toBe(17);
});

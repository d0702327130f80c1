import { beforeEach, expect, test } from 'vitest';
import { UK } from '../../test/amazon-client.ts';
import { advance } from '../../test/harness.ts';
import { useAmazon } from '../../test/set-up.ts';

const { sandbox, client } = useAmazon();

// Refills the bucket.
beforeEach(() => advance(sandbox, 60_000));

/** The valid query with some parameters replaced; undefined ones are left out. */
function ask(asin: string, changes: Record<string, string | undefined> = {}) {
  const query = { asin, sellerId: client.sellerId, marketplaceIds: UK, conditionType: 'new_new', ...changes };
  const sent = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) sent.append(name, value);
  return client.call('GET', `/listings/2021-08-01/restrictions?${sent}`);
}

/** A product that the seller may sell. */
async function freeAsin(): Promise<string> {
  const { body } = await client.call(
    'GET',
    `/listings/2021-08-01/items/${client.sellerId}?marketplaceIds=${UK}&pageSize=20`,
  );
  for (const { summaries } of body.items as { summaries: { asin: string }[] }[]) {
    const asin = summaries[0]?.asin ?? '';
    const answer = await ask(asin);
    if (answer.status === 200 && (answer.body.restrictions as object[]).length === 0) return asin;
    await advance(sandbox, 1_000);
  }
  throw new Error('every product of the page is restricted');
}

test.each([
  ['no marketplace', { marketplaceIds: undefined }, "'marketplaceIds'"],
  ['a misspelt parameter', { marketplaceIds: undefined, marketplaceId: UK }, "'marketplaceId'"],
  ['an unknown marketplace', { marketplaceIds: 'A000000000000' }, "'A000000000000'"],
  ['no seller', { sellerId: undefined }, "'sellerId'"],
  ['an unknown condition', { conditionType: 'new' }, "'conditionType'"],
  ['an unknown language', { reasonLocale: 'xx_XX' }, "'reasonLocale'"],
])('a request with %s is rejected, even for a product without restrictions', async (_, changes, named) => {
  const answer = await ask(await freeAsin(), changes);
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ code: 'InvalidInput' }] } });
  expect(answer.body.errors?.[0]?.message).toContain(named);
});

test('a request states a product', async () => {
  const answer = await ask('', { asin: undefined });
  expect(answer.status).toBe(400);
  expect(answer.body.errors?.[0]?.message).toContain("'asin'");
});

test('a request may state any of Amazon’s conditions, or none', async () => {
  const asin = await freeAsin();
  for (const conditionType of ['used_like_new', 'collectible_acceptable', 'club_club', undefined]) {
    expect(await ask(asin, { conditionType })).toMatchObject({ status: 200, body: { restrictions: [] } });
  }
  expect(await ask('B000000000')).toMatchObject({
    status: 200,
    body: { restrictions: [{ marketplaceId: UK, reasons: [{ reasonCode: 'ASIN_NOT_FOUND' }] }] },
  });
});

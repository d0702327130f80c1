import { ConnectorError } from '@quayside/connector-kit';
import { expect, it } from 'vitest';
import { toRows } from './report.ts';

const HEAD = 'day\tcampaign_id\tcampaign_name\tlisting_id\timpressions\tclicks\tad_fees\tsales\tsale_amount';
const ROW = 'Aug 01, 2026\t11\tShoes\t200000000001\t1,234\t5\tEUR 1.20\t2\tEUR 1,024.00';

async function* lines(...given: string[]) {
  yield* given;
}

it('reads a row by the names of its columns, whatever their order and whatever stands above them', async () => {
  expect(await toRows(lines('\uFEFFPromoted listings report', HEAD, ROW, ''))).toEqual([
    {
      ...{ campaignId: '11', listingId: '200000000001', day: '2026-08-01', impressions: 1_234, clicks: 5, sold: 2 },
      sales: { minor: 102_400, currency: 'EUR' },
      fees: { minor: 120, currency: 'EUR' },
    },
  ]);
});

it('has no rows for a report that lists none', async () => {
  expect(await toRows(lines(HEAD))).toEqual([]);
});

it('has no money for a currency in which Quayside does not trade', async () => {
  const [row] = await toRows(lines(HEAD, ROW.replaceAll('EUR', 'PLN')));
  expect(row).toMatchObject({ sales: null, fees: null, sold: 2 });
});

it.each([
  ['without the names of its columns', [ROW]],
  ['without a listing', [HEAD, ROW.replace('200000000001', '')]],
  ['with a day that is none', [HEAD, ROW.replace('Aug 01, 2026', 'yesterday')]],
  ['with a count that is none', [HEAD, ROW.replace('1,234', '-')]],
  ['with a negative count', [HEAD, ROW.replace('1,234', '-3')]],
  ['with an amount without a currency', [HEAD, ROW.replace('EUR 1.20', '1.20')]],
  ['with a row that ends early', [HEAD, ROW.split('\t').slice(0, 6).join('\t')]],
])('refuses a report %s, because its sums would be wrong', async (_, given) => {
  const error = await toRows(lines(...given)).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ConnectorError);
  expect(error).toMatchObject({ kind: 'unavailable', code: 'UNREADABLE_REPORT' });
});

import { DECIMAL_MARKS } from '@quayside/contract';
import { CURRENCIES } from '@quayside/kernel';
import { VAT_SCHEMES } from '@quayside/kernel/margin';
import fc from 'fast-check';
import { oneOf, record, site, type ValidInputs } from '../arbitraries.ts';
import type { Holdings } from '../world.ts';

/** Calls about what goods cost, what a seller assumes of sales, and margins. */
export function inputs(mine: Holdings): Pick<ValidInputs, 'costs'> {
  const id = fc.constant(mine.login.userId);
  const items = record({ id, itemId: oneOf(mine.itemIds) });
  const users = record({ id });
  const query = record({ accountId: fc.constant(mine.account.accountId) });
  const validFrom = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const amount = (min: number) =>
    record({ minor: fc.integer({ min, max: 9_999_999_999 }), currency: fc.constantFrom(...CURRENCIES) });
  const share = fc.option(fc.integer({ min: 0, max: 10_000 }));
  const assumptions = record({
    ...{ vatScheme: fc.option(fc.constantFrom(...VAT_SCHEMES)), vatRate: share, commission: share, adRate: share },
    ...{
      returnShare: share,
      returnCost: fc.option(amount(0)),
      costShare: fc.option(fc.integer({ min: 1, max: 10_000 })),
    },
  });
  const file = { csv: fc.constant('sku,cost\nNONE,1.00'), decimal: fc.constantFrom(...DECIMAL_MARKS), validFrom };
  return {
    costs: {
      listOfItem: record({ params: items }),
      setOfItem: record({
        params: items,
        body: record({ validFrom, cost: fc.option(amount(1)), isMeant: fc.constant(true) }),
      }),
      prepareSelected: record({
        params: record({ id, platform: fc.constantFrom('ebay' as const, 'all') }),
        body: record({
          itemIds: fc.uniqueArray(oneOf(mine.itemIds), { minLength: 1, maxLength: 3 }),
          validFrom,
          cost: fc.option(amount(1)),
        }),
      }),
      listMargins: record({ params: items }),
      listAssumptions: record({ params: users, query }),
      setAssumptions: record({
        ...{ params: users, query },
        body: record({ site: fc.option(site), validFrom, assumptions: fc.option(assumptions) }),
      }),
      getOfOrder: record({ params: record({ id, orderId: oneOf(mine.orderIds) }) }),
      listCountries: record({ params: users, query }),
      workOut: record({ params: users, query }),
      exportCsv: record({ params: users, query }),
      previewImport: record({ params: users, query, body: record(file) }),
      importCsv: record({ params: users, query, body: record({ ...file, expected: fc.constant(1) }) }),
    },
  };
}

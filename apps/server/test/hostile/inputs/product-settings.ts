import { STATED_CONDITIONS } from '@quayside/kernel/product-settings';
import fc from 'fast-check';
import { record, type ValidInputs } from '../arbitraries.ts';
import type { Holdings } from '../world.ts';

/** Calls about the settings of an account's listings. */
export function inputs(mine: Holdings): Pick<ValidInputs, 'productSettings'> {
  const params = record({ id: fc.constant(mine.login.userId), accountId: fc.constant(mine.account.accountId) });
  const condition = fc.constantFrom(...STATED_CONDITIONS);
  const flag = fc.boolean();
  const orNone = <T>(value: fc.Arbitrary<T>) => fc.oneof(fc.constant(null), value);
  const standard = record({ freeShipping: flag, itemCondition: condition, vatFree: flag });
  const country = record({
    isExcluded: flag,
    freeShipping: orNone(flag),
    itemCondition: orNone(condition),
    vatFree: orNone(flag),
  });
  return {
    productSettings: {
      get: record({ params }),
      prepare: record({
        params,
        body: fc.oneof(
          record({ site: fc.constant(null), settings: standard }),
          record({ site: fc.constantFrom('DE' as const, 'UK' as const, 'AMDE' as const), settings: country }),
        ),
      }),
    },
  };
}

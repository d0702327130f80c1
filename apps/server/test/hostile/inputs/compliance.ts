import { PRODUCER_STREAMS } from '@quayside/kernel';
import fc from 'fast-check';
import { testManufacturer } from '../../factories/seller.ts';
import { limit, optional, record, text, type ValidInputs, word } from '../arbitraries.ts';
import type { Holdings } from '../world.ts';

/** Calls about manufacturers and producer numbers. */
export function inputs(mine: Holdings): Pick<ValidInputs, 'compliance'> {
  const params = record({ id: fc.constant(mine.login.userId) });
  const itemId = fc.constantFrom(...mine.itemIds);
  const contact = fc.constantFrom(null, testManufacturer);
  const entry = fc.oneof(
    fc.constant(null),
    record({ manufacturer: contact, responsiblePerson: contact, isExempt: fc.boolean() }),
  );
  const numbers = fc.subarray(
    PRODUCER_STREAMS.map(({ country, code, example }) => ({ country, stream: code, number: example })),
  );
  const duty = optional(fc.constantFrom('manufacturer' as const, 'responsible_person' as const));
  return {
    compliance: {
      get: record({ params }),
      listBrands: record({ params, query: record({ query: optional(text(100)), limit }) }),
      listLacking: record({ params, query: record({ duty, limit }) }),
      getItem: record({ params: record({ id: fc.constant(mine.login.userId), itemId }) }),
      update: record({
        params,
        body: fc.oneof(
          record({ brand: word(100), itemId: fc.constant(null), entry }),
          record({ brand: fc.constant(null), itemId, entry }),
          record({ brand: fc.constant(null), itemId: fc.constant(null), entry }),
        ),
      }),
      updateNumbers: record({ params, body: record({ numbers }) }),
    },
  };
}

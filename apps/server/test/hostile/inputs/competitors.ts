import fc from 'fast-check';
import { oneOf, record, type ValidInputs } from '../arbitraries.ts';
import type { Holdings } from '../world.ts';

/** Calls about what others ask for an item. */
export function inputs(mine: Holdings): Pick<ValidInputs, 'competitors'> {
  const params = record({ id: fc.constant(mine.login.userId), itemId: oneOf(mine.itemIds) });
  return { competitors: { getOfItem: record({ params }), readOfItem: record({ params }) } };
}

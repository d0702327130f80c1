import { MARKET_STATES } from '@quayside/contract';
import fc from 'fast-check';
import { record, type ValidInputs } from '../arbitraries.ts';
import type { Holdings } from '../world.ts';

/** Calls about the markets of an account. */
export function inputs(mine: Holdings): Pick<ValidInputs, 'markets'> {
  const ofAccount = { id: fc.constant(mine.login.userId), accountId: fc.constant(mine.account.accountId) };
  const params = record(ofAccount);
  const site = fc.constantFrom('DE' as const, 'UK' as const, 'AMDE' as const);
  return {
    markets: {
      list: record({ params }),
      prepare: record({ params, body: record({ site, state: fc.constantFrom(...MARKET_STATES) }) }),
      listAgain: record({ params: record({ ...ofAccount, site }) }),
    },
  };
}

import { pricing } from '@quayside/contract';
import { byKey } from '../../changes/index.ts';
import { type ManualPricesKind, manualPriceSettings } from './adjusted-prices.ts';

/** What finds and carries out rows is loaded with the first change. */
const load = () => import('./manual-price-changes.ts');

/**
 * Prices that the seller sets by hand for selected items on some sites. A variation has its own row, because the prices of variations differ.
 */
export const manualPricesKind: ManualPricesKind = {
  name: 'manual-prices',
  settings: manualPriceSettings,
  call: pricing.prepareManual,
  field: 'manual-price',
  why: ({ adjustment: { kind } }) => (kind === 'clear' ? 'manual_price_removed' : 'manual_price_set'),
  shown: (value) => value?.price ?? null,
  findRows: async (...asked) => (await load()).findRows(...asked),
  judge: async (tx, context, rows) => {
    const objectionTo = await (await load()).loadObjections(tx, context.userId, rows);
    return byKey(rows, objectionTo);
  },
  hold: async (...asked) => (await load()).hold(...asked),
  apply: async (...asked) => (await load()).apply(...asked),
};

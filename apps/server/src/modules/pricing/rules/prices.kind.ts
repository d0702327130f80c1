import { pricing } from '@quayside/contract';
import { type PricesDeps, type PricesKind, RULES_KEY, rulesSettings } from './changed-rules.ts';
import { rulesText } from './rules-text.ts';

/** What finds and carries out rows is loaded with the first change. */
const load = () => import('./price-changes.ts');

/**
 * Price rules of an account, with every live price that they change. Its first row is the rules; the others are listings that follow them.
 * Whatever changes meanwhile follows the rules at the end.
 */
export function pricesKind(deps: PricesDeps): PricesKind {
  return {
    name: 'prices',
    settings: rulesSettings,
    call: pricing.prepareRules,
    field: 'price',
    why: () => 'rule_changed',
    laneOf: ({ accountId }) => `prices:${accountId}`,
    shown: (shown) => {
      if (shown.kind !== 'price') return rulesText(shown.rules);
      return shown.margin === undefined ? shown.price : { price: shown.price, marginShare: shown.margin };
    },
    recorded: (shown) => (shown.kind === 'price' ? shown.price : rulesText(shown.rules)),
    entityOf: ({ itemId, key }) =>
      itemId === null
        ? { entity: 'price-rule', entityId: Number(key.slice(RULES_KEY.length + 1)), field: 'rule' }
        : { entity: 'listing', entityId: itemId },
    reversed: ({ accountId, before, after }) => ({ accountId, before: after, after: before }),
    findRows: async (...asked) => (await load()).priceChanges(deps).findRows(...asked),
    judge: async (...asked) => (await load()).priceChanges(deps).judge(...asked),
    hold: async (...asked) => (await load()).priceChanges(deps).hold(...asked),
    apply: async (...asked) => (await load()).priceChanges(deps).apply(...asked),
    finish: async (...asked) => (await load()).priceChanges(deps).finish(...asked),
  };
}

import { pricing } from '@quayside/contract';
import { floorsText } from '../rules/rules-text.ts';
import { FLOORS_KEY, type FloorsDeps, type FloorsKind, floorsSettings } from './changed-floors.ts';

/** What finds and carries out rows is loaded with the first change. */
const load = () => import('./floor-changes.ts');

/**
 * Lowest prices of an account for some of its items. The first row is the floors; the others are listings on sale below them, whoever made
 * their price, and prices that lower floors set free. An undo finds its rows anew.
 */
export function floorsKind(deps: FloorsDeps): FloorsKind {
  return {
    name: 'floors',
    settings: floorsSettings,
    call: pricing.prepareFloorRules,
    field: 'price',
    why: () => 'floor_set',
    laneOf: ({ accountId }) => `prices:${accountId}`,
    shown: (shown) => {
      if (shown.kind === 'floors') return floorsText(shown.rules);
      return shown.price ?? { word: 'ended', text: null };
    },
    entityOf: ({ itemId, key }) =>
      itemId === null
        ? { entity: 'price-rule', entityId: Number(key.slice(FLOORS_KEY.length + 1)), field: 'floor' }
        : { entity: 'listing', entityId: itemId },
    reversed: ({ accountId, before, after }) => ({
      ...{ accountId, before: after, after: before },
      ...{ choice: 'keep' as const, except: [] },
    }),
    findRows: async (...asked) => (await load()).floorChanges(deps).findRows(...asked),
    judge: async (...asked) => (await load()).floorChanges(deps).judge(...asked),
    hold: async (...asked) => (await load()).floorChanges(deps).hold(...asked),
    apply: async (...asked) => (await load()).floorChanges(deps).apply(...asked),
    finish: async (...asked) => (await load()).floorChanges(deps).finish(...asked),
  };
}

import { shipping } from '@quayside/contract';
import { z } from 'zod';
import type { Kind } from '../changes/index.ts';
import { type FollowDeps, foundOf, keepFollowers, NOT_ENDED } from '../listings/index.ts';
import { itemKind, selectedItems } from '../products/index.ts';
import { readPresent } from './change-shipping.ts';
import { listItemShipping, setWeight } from './item-shipping.repository.ts';
import { countTouched, objectionOf } from './preview.ts';
import { lockShipping } from './shipping.repository.ts';

/** Grams; null if it is unknown. */
type Weight = number | null;
const settings = z.object({ ...selectedItems.shape, weight: z.number().int().nullable() });
type Settings = z.output<typeof settings>;

/** The weight of selected items, on which the rates of ranges are based. */
export function weightKind(deps: FollowDeps): Kind<Settings, Weight, number> {
  return itemKind<Settings, Weight>({
    name: 'weights',
    settings,
    call: shipping.prepareWeight,
    field: 'item-shipping',
    why: () => 'shipping_weight_set',
    goalOf: ({ weight }) => weight,
    shown: (weight) => (weight === null ? null : `${weight} g`),
    lock: lockShipping,

    async loadValues(tx, userId, itemIds) {
      const shipped = await listItemShipping(tx, userId, itemIds);
      return (itemId) => shipped.get(itemId)?.weight ?? null;
    },

    async judge(tx, userId, rows) {
      const { accounts, world } = await readPresent(tx, userId);
      const goals = new Map(rows.map(({ itemId, after: weight }) => [itemId, { weight }]));
      const touched = await countTouched(tx, userId, accounts, world, goals);
      return ({ itemId }) => objectionOf(touched.get(itemId));
    },

    store: setWeight,

    async follow(tx, { userId }, itemIds) {
      await keepFollowers(tx, deps, userId, foundOf(userId, NOT_ENDED, { itemIds }), ['shipping']);
      return [{ kind: 'shipping' }];
    },
  });
}

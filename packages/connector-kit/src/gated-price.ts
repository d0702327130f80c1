import type { Money } from '@quayside/kernel';

declare const gated: unique symbol;

/**
 * A price that passed the gate at the moment of sending. Only `dispatch/gate.ts` in the server makes one (a wall that
 * `npm run check` keeps); connectors take nothing else, so no other code can send a price.
 */
export type GatedPrice = Money & { readonly [gated]: true };

import type { Money } from '@quayside/kernel';

declare const gated: unique symbol;

/**
 * A price that passed the price gate at the moment of sending. Only `dispatch/gate.ts` in the server creates one, which `npm run check`
 * enforces. Connectors accept no other type, so no other code can send a price.
 */
export type GatedPrice = Money & { readonly [gated]: true };

import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { buildSeller } from '../../../test/factories/seller.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { loadLevels, recordImportedStock, type SoldLine, settleOrderLines } from './index.ts';
import type { LineFacts } from './line-target.ts';

const STOCK = 40;
const database = useTestDatabase();
let userId: number;
beforeEach(async () => {
  userId = await buildSeller(database.db);
});

/** One piece of an order, for a plain model: where it is and whether it may still come back. */
interface Piece {
  isShipped: boolean;
  isBack: boolean;
}

/** What may happen to an order, as its marketplace and its seller tell it. */
type Happening =
  | { readonly kind: 'ship' }
  | { readonly kind: 'refund-rest' }
  | { readonly kind: 'cancelled-there' }
  | { readonly kind: 'poll' }
  | { readonly kind: 'restock'; readonly pieces: number }
  | { readonly kind: 'cancel'; readonly isRestocked: boolean };

const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.constantFrom<Happening>(
    { kind: 'ship' },
    { kind: 'refund-rest' },
    { kind: 'cancelled-there' },
    { kind: 'poll' },
    { kind: 'poll' },
  ),
  fc.record({ kind: fc.constant('restock' as const), pieces: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('cancel' as const), isRestocked: fc.boolean() }),
);

interface Order {
  readonly pieces: Piece[];
  readonly facts: { -readonly [Fact in keyof LineFacts]-?: Required<LineFacts>[Fact] };
}

const begin = (quantity: number): Order => ({
  pieces: Array.from({ length: quantity }, () => ({ isShipped: false, isBack: false })),
  facts: { quantity, state: 'open', shipped: 0, returned: 0, writtenOff: 0, isPutBack: false },
});

/** Changes the facts as the rooms store them, and the pieces as a person would. */
function happen({ pieces, facts }: Order, what: Happening): void {
  const out = pieces.filter(({ isBack }) => !isBack);
  if (what.kind === 'ship' && facts.state === 'open') {
    for (const piece of out) piece.isShipped = true;
    facts.shipped = facts.quantity;
    facts.state = 'shipped';
  } else if (what.kind === 'restock' && (facts.state === 'open' || facts.state === 'shipped')) {
    const back = out.slice(0, what.pieces);
    for (const piece of back) piece.isBack = true;
    facts.returned += back.length;
  } else if (what.kind === 'refund-rest' && facts.state === 'open') {
    facts.state = 'refunded';
  } else if ((what.kind === 'cancel' || what.kind === 'cancelled-there') && facts.state === 'open') {
    const isRestocked = what.kind !== 'cancel' || what.isRestocked;
    if (isRestocked) for (const piece of out) piece.isBack = true;
    else facts.writtenOff = facts.quantity;
    facts.state = 'cancelled';
  }
}

it('of orders never has more pieces than before, and has those that came back, in whatever order it is told', async () => {
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.array(happening, { maxLength: 8 })), {
        minLength: 1,
        maxLength: 4,
      }),
      async (stories) => {
        runs += 1;
        const unit = { itemId: runs, unitId: runs };
        const observedAt = new Date('2020-01-01T00:00:00Z');
        const observation = { observedAt, monotonicAt: observedAt, ordersSeenAt: null, cause: `import:${runs}` };
        await withTransaction(database.db, (tx) =>
          recordImportedStock(tx, userId, [{ ...unit, quantity: STOCK }], observation),
        );
        const orders = stories.map(([quantity]) => begin(quantity));
        const settle = (at: number) => {
          const order = orders[at];
          if (!order) return undefined;
          const line: SoldLine = {
            key: `ebay:${runs}/${at}`,
            orderId: at,
            ...unit,
            ...order.facts,
            orderedAt: new Date(),
          };
          return withTransaction(database.db, (tx) => settleOrderLines(tx, userId, [line]));
        };
        const level = async () => {
          const [found] = await loadLevels(database.db, userId, [unit.itemId]);
          return (found?.onHand ?? 0) - (found?.reserved ?? 0);
        };
        for (const [at, [, happenings]] of stories.entries()) {
          for (const what of happenings) {
            const order = orders[at];
            if (what.kind === 'poll') await settle(at);
            else if (order) happen(order, what);
            expect(await level()).toBeLessThanOrEqual(STOCK);
          }
        }
        // Every order is read in the end, the latest first, and once more.
        for (const at of [...orders.keys()].reverse()) await settle(at);
        for (const at of orders.keys()) await settle(at);
        const taken = orders.flatMap(({ pieces }) => pieces).filter(({ isBack }) => !isBack);
        expect(await level()).toBe(STOCK - taken.length);
      },
    ),
    { numRuns: 40 },
  );
});

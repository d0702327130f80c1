import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyHistory } from '../../test/any-history.ts';
import { live, type Tally } from '../../test/price-histories.ts';

it('lets no price leave that the seller did not allow, in any history', () => {
  const tally: Tally = new Map();
  fc.assert(
    fc.property(anyHistory, (history) => live(history, tally)),
    { numRuns: 2_000 },
  );
  // The histories contain what they are about: prices that left, reasons to move and to stay, and refusals of the gate.
  const happened = (what: string): void => expect(tally.get(what), what).toBeGreaterThan(0);
  [
    'sent',
    'below_lowest',
    'above_featured',
    'below_next',
    'alone',
    'sales_slow',
    'no_floor',
    'only_suspicious',
  ].forEach(happened);
  ['kill_switch', 'below_floor', 'above_ceiling', 'too_many_changes', 'anomaly'].forEach(happened);
});

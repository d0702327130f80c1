import fc from 'fast-check';
import { anyHistory } from '../packages/kernel/test/any-history.ts';
import { live, type Tally } from '../packages/kernel/test/price-histories.ts';

/*
 * A million random histories of a listing, other ones in each run: `npm run bench price-histories [runs] [seed]`. It fails at the first
 * history in which a price leaves that must not, and prints the shortest such history.
 */
const RUNS = Number(process.argv[2] ?? 1_000_000);
const SEED = Number(process.argv[3] ?? Date.now());

const tally: Tally = new Map();
process.stdout.write(`${RUNS.toLocaleString('en-GB')} histories, seed ${SEED}\n`);
fc.assert(
  fc.property(anyHistory, (history) => live(history, tally)),
  { numRuns: RUNS, seed: SEED },
);
for (const [what, times] of [...tally].sort(([, a], [, b]) => b - a)) process.stdout.write(`  ${what} ${times}\n`);

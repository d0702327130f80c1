import { measureMatching } from './lib/matching.ts';

/**
 * Measures terms and keywords against titles. Manually: `node --import tsx bench/matching.ts [titles]`; `npm run bench`
 * measures the same.
 */
const TITLES = Number(process.argv[2] ?? 1_000_000);

measureMatching(TITLES);

import { measureReplay, measureRepricing } from './lib/repricing.ts';

/**
 * Measures deciding and replaying the prices of a catalogue. Manually: `npm run bench repricing [items]`; `npm run bench` measures the same.
 */
const ITEMS = Number(process.argv[2] ?? 100_000);

measureReplay(ITEMS);
measureRepricing(ITEMS);

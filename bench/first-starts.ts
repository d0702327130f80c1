import { onShareOfCore } from './lib/core-share.ts';
import { heading, report } from './lib/figures.ts';
import { startProduct } from './lib/product.ts';

/**
 * Measures first starts on a tenth of a core: the seconds until the product answers that it is ready and the demo seller is signed in,
 * compared with a first start on all cores. One that fails ends the measurement. By hand, as root: `npm run bench first-starts [how many]
 * [percent of a core]`.
 */
const STARTS = Number(process.argv[2] ?? 10);
const PERCENT = Number(process.argv[3] ?? 10);

async function firstStart(): Promise<number> {
  const begun = performance.now();
  const product = await startProduct();
  const seconds = (performance.now() - begun) / 1_000;
  await product.stop();
  return seconds;
}

heading('First start on all cores');
report('ready and signed in', await firstStart(), 's');
heading(`${STARTS} first starts on ${PERCENT} % of a core`);
await onShareOfCore(PERCENT / 100, async () => {
  for (let n = 1; n <= STARTS; n += 1) report(`start ${n}: ready and signed in`, await firstStart(), 's');
});

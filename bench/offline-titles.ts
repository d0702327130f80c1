import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOfflineTranslator } from '../packages/translation-engines/src/index.ts';
import { BASE, makeUpModel } from '../packages/translation-engines/test/made-up-model.ts';
import { storeModel } from '../packages/translation-engines/test/model-folders.ts';
import { compared, heading, report } from './lib/figures.ts';
import { createTitleMaker } from './lib/recombined-titles.ts';

/**
 * Measures the offline engine with a made-up model of the largest published shape: titles a second of one core, and the
 * memory of the process before it is asked, with its model, and after it ended. The words of such a model mean nothing,
 * and it rarely says that a title ends: a real one answers sooner. Manually: `node --import tsx bench/offline-titles.ts`.
 */
const TITLES = 20;
/** Titles of one question, as the server asks. */
const BATCH = 10;
const WANTED_A_SECOND = 5;

const megabytes = (): number => process.memoryUsage.rss() / 1024 ** 2;

const folder = await mkdtemp(join(tmpdir(), 'quayside-offline-'));
try {
  await storeModel(folder, 'en-de', makeUpModel(BASE));
  const titles = createTitleMaker().titles(TITLES);
  const offline = createOfflineTranslator({ folder });
  globalThis.gc?.();
  heading('The offline engine with a made-up model of the largest shape');
  report('memory before it is asked', megabytes(), 'MB');
  try {
    await offline.translate('en', 'de', titles.slice(0, 1));
    report('memory with its model', megabytes(), 'MB');
    const startedAt = performance.now();
    const before = process.cpuUsage();
    for (let from = 0; from < TITLES; from += BATCH)
      await offline.translate('en', 'de', titles.slice(from, from + BATCH));
    const { user, system } = process.cpuUsage(before);
    const perSecond = TITLES / ((user + system) / 1_000_000);
    report('titles a second', (TITLES * 1000) / (performance.now() - startedAt), '/s');
    report('titles a second of one core', perSecond, '/s', compared(perSecond / WANTED_A_SECOND, 'the goal', '1'));
  } finally {
    await offline.stop();
  }
  globalThis.gc?.();
  report('memory after it ended', megabytes(), 'MB');
} finally {
  await rm(folder, { recursive: true, force: true });
}

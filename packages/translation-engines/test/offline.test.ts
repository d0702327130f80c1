import { appendFile, mkdtemp, open, rm, truncate, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '@quayside/connector-kit/conformance/memory-runtime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEngine, createOfflineTranslator, type OfflineTranslator } from '../src/index.ts';
import { type EngineThread, startEngineThread } from '../src/offline/engine-thread.ts';
import { listModels } from '../src/offline/model-folder.ts';
import type { EngineText } from '../src/port.ts';
import { makeUpModel, SMALL } from './made-up-model.ts';
import { storeModel } from './model-folders.ts';

let folder: string;
let translators: OfflineTranslator[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'models-'));
  translators = [];
});
afterEach(async () => {
  await Promise.all(translators.map((one) => one.stop()));
  await rm(folder, { recursive: true, force: true });
});

/** A translator whose threads the test can watch and end. */
function translatorOf(options: { readonly idleMs?: number; readonly texts?: string[] } = {}) {
  const threads: EngineThread[] = [];
  const loads: string[] = [];
  const offline = createOfflineTranslator({
    folder,
    ...(options.idleMs === undefined ? {} : { idleMs: options.idleMs }),
    startThread: async () => {
      const thread = await startEngineThread();
      const watched: EngineThread = {
        ended: thread.ended,
        get hasEnded() {
          return thread.hasEnded;
        },
        end: () => thread.end(),
        unload: () => {
          loads.push('unload');
          return thread.unload();
        },
        load: (model) => {
          loads.push('load');
          return thread.load(model);
        },
        translate: (texts) => {
          options.texts?.push(...texts);
          return thread.translate(texts);
        },
      };
      threads.push(watched);
      return watched;
    },
  });
  translators.push(offline);
  const engine = createEngine('offline', { key: '' }, { urls: {}, clock: systemClock, offline });
  const ask = async (to: string, texts: readonly (string | EngineText)[], from = 'en') =>
    (await engine).translate({
      from,
      to,
      texts: texts.map((one) => (typeof one === 'string' ? { text: one, kept: [] } : one)),
    });
  return { offline, engine, ask, threads, loads };
}

describe('the offline engine with a made-up model', () => {
  it('loads the model of a pair and answers each text, the same each time', async () => {
    await storeModel(folder, 'en-de');
    const { ask } = translatorOf();
    const [first, second] = await ask('de', ['Leather bag', 'Wooden train']);
    expect(first).toMatch(/\S/);
    expect(second).toMatch(/\S/);
    expect(await ask('de', ['Wooden train'])).toEqual([second]);
  });

  it('keeps protected texts, terms and separators from the model, and puts them back in their places', async () => {
    await storeModel(folder, 'en-de');
    const texts: string[] = [];
    const { ask } = translatorOf({ texts });
    const text = 'ACME Leather bag 30 cm, brown – with strap (new) X-100';
    const terms = [{ source: 'strap', target: 'Riemen' }];
    const [answer = ''] = await ask('de', [{ text, kept: ['ACME', '30 cm', 'X-100'], terms }]);
    expect(texts).toEqual(['a', 'Leather bag', 'brown', 'with', 'new']);
    expect(answer).toMatch(/^ACME .+ 30 cm, .+ – .+ Riemen \(.+\) X-100$/u);
  });

  it('sends no text without words to the model', async () => {
    const { ask, threads } = translatorOf();
    expect(await ask('de', [{ text: 'ACME 30 cm | 2/4', kept: ['ACME', '30 cm'] }])).toEqual(['ACME 30 cm | 2/4']);
    expect(threads).toEqual([]);
  });

  it('translates into two languages in turn with one thread and one model at a time', async () => {
    await storeModel(folder, 'en-de', makeUpModel(SMALL, 1));
    await storeModel(folder, 'en-fr', makeUpModel(SMALL, 2));
    const { ask, threads, loads } = translatorOf();
    const [german] = await ask('de', ['Leather bag']);
    const [french] = await ask('fr', ['Leather bag']);
    expect(french).not.toBe(german);
    expect(await ask('de', ['Leather bag'])).toEqual([german]);
    expect(loads).toEqual(['load', 'unload', 'load', 'unload', 'load']);
    expect(threads).toHaveLength(1);
  });

  it('answers everybody who waits for one model before it loads another', async () => {
    await storeModel(folder, 'en-de', makeUpModel(SMALL, 1));
    await storeModel(folder, 'en-fr', makeUpModel(SMALL, 2));
    const { ask, loads } = translatorOf();
    const asked = ['de', 'fr', 'de', 'fr', 'de'].map((language) => ask(language, ['Leather bag']));
    expect(await Promise.all(asked)).toHaveLength(5);
    expect(loads.filter((what) => what === 'load')).toHaveLength(2);
  });

  it('translates by way of English where a pair has no model of its own', async () => {
    await storeModel(folder, 'de-en', makeUpModel(SMALL, 1));
    await storeModel(folder, 'en-fr', makeUpModel(SMALL, 2));
    const { ask, loads } = translatorOf();
    expect((await ask('fr-FR', ['Ledertasche'], 'de'))[0]).toMatch(/\S/);
    expect(loads).toEqual(['load', 'unload', 'load']);
  });

  it('ends its thread after its idle time, and starts another for the next text', async () => {
    await storeModel(folder, 'en-de');
    const { ask, offline, threads } = translatorOf({ idleMs: 1 });
    const [answer] = await ask('de', ['Leather bag']);
    await threads[0]?.ended;
    expect(offline.isRunning).toBe(false);
    expect(await ask('de', ['Leather bag'])).toEqual([answer]);
    expect(threads).toHaveLength(2);
  });

  it('says that it is unavailable when its thread is ended while it loads, and works again the next time', async () => {
    await storeModel(folder, 'en-de');
    const { ask, threads } = translatorOf();
    const [answer] = await ask('de', ['Leather bag']);
    await threads[0]?.end();
    const isEnded = (async () => {
      for (;;) {
        const thread = threads[1];
        if (thread) return thread.end();
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    await expect(ask('de', ['Leather bag'])).rejects.toMatchObject({ name: 'ConnectorError', kind: 'unavailable' });
    await isEnded;
    expect(await ask('de', ['Leather bag'])).toEqual([answer]);
    expect(threads).toHaveLength(3);
  });
});

describe('a model that cannot be used', () => {
  const file = (name: string) => join(folder, 'en-de', name);
  const refused = (code: string) => ({ name: 'ConnectorError', kind: 'rejected', code });

  it('is named as missing for its pair, and the other pairs work', async () => {
    await storeModel(folder, 'en-fr');
    const { ask } = translatorOf();
    await expect(ask('de', ['Leather bag'])).rejects.toMatchObject({
      ...refused('model-missing'),
      message: expect.stringContaining('en-de'),
    });
    expect(await ask('fr', ['Leather bag'])).toHaveLength(1);
  });

  it.each([
    ['a changed byte', () => flip(file('model.bin'))],
    ['a changed vocabulary', () => flip(file('vocab.spm'))],
    ['a cut-off model', () => truncate(file('model.bin'), 1_000)],
    ['bytes behind the shortlist', () => appendFile(file('shortlist.bin'), 'x')],
    ['no vocabulary', () => unlink(file('vocab.spm'))],
    ['a note that is not JSON', () => writeFile(file('model.json'), '<html>')],
    ['a note without sums', () => writeFile(file('model.json'), '{"model":{"size":3}}')],
  ])('is refused before it reaches the engine: %s', async (_, spoil) => {
    await storeModel(folder, 'en-de');
    await spoil();
    const { ask, threads } = translatorOf();
    await expect(ask('de', ['Leather bag'])).rejects.toMatchObject(refused('model-damaged'));
    expect(threads).toEqual([]);
  });

  it.each([
    ['not Marian’s', { model: new Uint8Array(4_096).fill(7) }],
    ['without its end', { model: makeUpModel().model.slice(0, 20_000) }],
    ['no shortlist', { shortlist: new Uint8Array(64).fill(7) }],
    ['no vocabulary', { vocab: new Uint8Array(64).fill(7) }],
  ])('is refused by the engine although its sums are right, and the next model works: %s', async (_, part) => {
    await storeModel(folder, 'en-de', { ...makeUpModel(), ...part });
    await storeModel(folder, 'en-fr');
    const { ask } = translatorOf();
    await expect(ask('de', ['Leather bag'])).rejects.toMatchObject(refused('model-damaged'));
    expect((await ask('fr', ['Leather bag']))[0]).toMatch(/\S/);
  });

  it('is listed as damaged, the others as present, and what is no model not at all', async () => {
    await storeModel(folder, 'en-de');
    await storeModel(folder, 'en-fr');
    await truncate(file('model.bin'), 1_000);
    await writeFile(join(folder, 'en-it'), '');
    expect((await listModels(folder)).map(({ pair, state }) => [pair, state])).toEqual([
      ['en-de', 'damaged'],
      ['en-fr', 'present'],
    ]);
    expect(await listModels(join(folder, 'nowhere'))).toEqual([]);
  });
});

async function flip(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  const byte = new Uint8Array(1);
  await handle.read(byte, 0, 1, 300);
  await handle.write(Uint8Array.of((byte[0] ?? 0) ^ 1), 0, 1, 300);
  await handle.close();
}

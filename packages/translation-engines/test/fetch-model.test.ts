import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOfflineTranslator } from '../src/index.ts';
import { fetchingOf, fetchModel, sizeOfModel } from '../src/offline/fetch-model.ts';
import { listModels, MODEL_PARTS } from '../src/offline/model-folder.ts';
import { PINNED_MODELS, type PinnedModel } from '../src/offline/pinned-models.data.ts';
import { makeUpModel } from './made-up-model.ts';
import { storeModel, sumOf } from './model-folders.ts';

const PAIR = 'en-de';
const files = makeUpModel();
const packed = Object.fromEntries(MODEL_PARTS.map((part) => [`/${part}.gz`, gzipSync(files[part])]));
const pinned = Object.fromEntries(
  MODEL_PARTS.map((part) => {
    const bytes = packed[`/${part}.gz`] ?? Buffer.of();
    return [
      part,
      { path: `${part}.gz`, ...sumOf(bytes), ...(part === 'model' ? { unpacked: sumOf(files.model) } : {}) },
    ];
  }),
) as unknown as PinnedModel;
const models = { [PAIR]: pinned };

type Answer = (request: IncomingMessage, response: ServerResponse, bytes: Buffer, from: number) => void;
const properly: Answer = ({ headers }, response, bytes, from) => {
  const range = headers.range ? { 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` } : {};
  response.writeHead(headers.range ? 206 : 200, { 'content-length': bytes.length - from, ...range });
  response.end(bytes.subarray(from));
};

let server: Server;
let url: string;
let folder: string;
let answer: Answer;
let asked: string[];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.url}${request.headers.range ? ` ${request.headers.range}` : ''}`);
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
    answer(request, response, packed[request.url ?? ''] ?? Buffer.of(), from);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'fetched-')), 'models');
  answer = properly;
  asked = [];
});
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

const fetchIt = (options: { readonly from?: string; readonly onProgress?: (bytes: number, of: number) => void } = {}) =>
  fetchModel(PAIR, { folder, from: url, models, pausesMs: [0, 0], ...options });
const stored = async () => (await listModels(folder)).map(({ pair, state }) => [pair, state]);

describe('fetching a model', () => {
  it('brings, checks and unpacks its three files, and the engine uses them', async () => {
    const progress: number[][] = [];
    expect(await fetchIt({ onProgress: (...step) => progress.push(step) })).toBe(true);
    expect(await stored()).toEqual([[PAIR, 'present']]);
    expect(progress.at(-1)).toEqual([sizeOfModel(pinned), sizeOfModel(pinned)]);
    expect(await readdir(join(folder, '.fetching'))).toEqual([]);
    const offline = createOfflineTranslator({ folder });
    expect(await offline.translate('en', 'de', ['Leather bag'])).toHaveLength(1);
    await offline.stop();
  });

  it('leaves a model alone that is whole, and replaces a damaged one', async () => {
    await storeModel(folder, PAIR, files);
    expect(await fetchIt()).toBe(false);
    expect(asked).toEqual([]);
    await writeFile(join(folder, PAIR, 'vocab.spm'), 'x');
    expect(await fetchIt()).toBe(true);
    expect(await stored()).toEqual([[PAIR, 'present']]);
  });

  it('goes on from where the server broke off, again and again', async () => {
    const step = Math.ceil(pinned.model.size / 5);
    answer = (request, response, bytes, from) => {
      if (request.url !== '/model.gz' || from + step >= bytes.length) return properly(request, response, bytes, from);
      response.writeHead(from > 0 ? 206 : 200);
      response.end(bytes.subarray(from, from + step));
    };
    await fetchIt();
    const rests = [1, 2, 3, 4].map((number) => `/model.gz bytes=${number * step}-`);
    expect(asked.filter((one) => one.startsWith('/model.gz'))).toEqual(['/model.gz', ...rests]);
    expect(await stored()).toEqual([[PAIR, 'present']]);
  });

  it('keeps what came when it gives up, and the next call asks for the rest', async () => {
    answer = (_, response, bytes, from) => {
      if (from > 0) return response.destroy();
      response.writeHead(200);
      response.end(bytes.subarray(0, 1_000));
    };
    await expect(fetchIt()).rejects.toMatchObject({ fault: expect.stringMatching(/^(broken_off|unreachable)$/) });
    expect(await fetchingOf(folder, PAIR)).toMatchObject({ bytes: 1_000, isRunning: false });
    expect(await stored()).toEqual([]);
    [answer, asked] = [properly, []];
    await fetchIt();
    expect(asked).toEqual(['/model.gz bytes=1000-', '/shortlist.gz', '/vocab.gz']);
    expect(await stored()).toEqual([[PAIR, 'present']]);
  });

  it('starts a file anew if the server sends all of it instead of the rest', async () => {
    await mkdir(join(folder, '.fetching', PAIR), { recursive: true });
    await writeFile(join(folder, '.fetching', PAIR, 'model.gz'), 'another beginning');
    answer = (request, response, bytes) => {
      delete request.headers.range;
      properly(request, response, bytes, 0);
    };
    await fetchIt();
    expect(await stored()).toEqual([[PAIR, 'present']]);
  });

  const lie =
    (change: (bytes: Buffer) => Buffer, headers: Record<string, string> = {}): Answer =>
    (_, response, bytes) => {
      const sent = change(bytes);
      response.writeHead(200, { 'content-length': sent.length, ...headers });
      response.end(sent);
    };
  it.each<readonly [string, Answer, string]>([
    ['a page', lie(() => Buffer.from('<html>Sign in</html>'), { 'content-type': 'text/html; charset=utf-8' }), 'page'],
    ['a page that says it is a file', lie(() => Buffer.from('<html>Sign in</html>')), 'wrong_size'],
    ['a page of the right size', lie((bytes) => Buffer.alloc(bytes.length, '<html>')), 'wrong_sum'],
    ['too few bytes', lie((bytes) => bytes.subarray(1)), 'wrong_size'],
    ['too many bytes', lie((bytes) => Buffer.concat([bytes, bytes])), 'wrong_size'],
    [
      'more bytes than it says',
      (_, response, bytes) => {
        response.writeHead(200);
        response.end(Buffer.concat([bytes, bytes]));
      },
      'wrong_size',
    ],
    [
      'one changed byte',
      lie((bytes) => Buffer.from(bytes.map((byte, at) => (at === 500 ? byte ^ 1 : byte)))),
      'wrong_sum',
    ],
    ['not found', (_, response) => response.writeHead(404).end(), 'refused'],
    ['an error, each time', (_, response) => response.writeHead(503).end(), 'unreachable'],
  ])('stores nothing, and keeps no part, of %s', async (_, lying, fault) => {
    answer = lying;
    await expect(fetchIt()).rejects.toMatchObject({ fault });
    expect(await stored()).toEqual([]);
    expect(await fetchingOf(folder, PAIR)).toEqual({ bytes: 0, isRunning: false, fault });
    answer = properly;
    await fetchIt();
    expect(await stored()).toEqual([[PAIR, 'present']]);
    expect((await fetchingOf(folder, PAIR)).fault).toBeNull();
  });

  it('keeps the damaged model in its place until the new one is whole', async () => {
    await storeModel(folder, PAIR, files);
    await writeFile(join(folder, PAIR, 'vocab.spm'), 'x');
    answer = (_, response) => response.writeHead(404).end();
    await expect(fetchIt()).rejects.toMatchObject({ fault: 'refused' });
    expect(await stored()).toEqual([[PAIR, 'damaged']]);
  });

  it('refuses a file whose content is not the expected one, although its packed sum is right', async () => {
    const other = { [PAIR]: { ...pinned, model: { ...pinned.model, unpacked: sumOf(files.vocab) } } };
    const fetching = fetchModel(PAIR, { folder, from: url, models: other });
    await expect(fetching).rejects.toMatchObject({ fault: 'wrong_size' });
    expect(await stored()).toEqual([]);
  });

  it('takes the files from a folder of this machine', async () => {
    const mirror = join(folder, '..', 'mirror');
    await mkdir(mirror);
    for (const [name, bytes] of Object.entries(packed)) await writeFile(join(mirror, name), bytes);
    await fetchIt({ from: pathToFileURL(mirror).href });
    expect(asked).toEqual([]);
    expect(await stored()).toEqual([[PAIR, 'present']]);
    await expect(fetchIt({ from: 'file:///nowhere' })).resolves.toBe(false);
  });

  it('is done by one at a time; a lock of an ended process does not stop it', async () => {
    await mkdir(join(folder, '.fetching'), { recursive: true });
    // No process has so high a number.
    await writeFile(join(folder, '.fetching', `${PAIR}.lock`), '999999999');
    const [first, second] = await Promise.allSettled([fetchIt(), fetchIt()]);
    expect([first.status, second.status].sort()).toEqual(['fulfilled', 'rejected']);
    await writeFile(join(folder, PAIR, 'vocab.spm'), 'x');
    await writeFile(join(folder, '.fetching', `${PAIR}.lock`), String(process.ppid));
    await expect(fetchIt()).rejects.toMatchObject({ fault: 'busy' });
  });

  it('knows no other pairs than the pinned ones', async () => {
    await expect(fetchModel('en-xx', { folder, from: url })).rejects.toThrow(/en-de/);
  });
});

describe('the pinned models', () => {
  it('have an own path, a size and a sum for each file, and make every pair of our buyers’ languages', () => {
    const all = Object.values(PINNED_MODELS).flatMap((model) => MODEL_PARTS.map((part) => model[part]));
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
    expect(new Set(all.map(({ sha256 }) => sha256)).size).toBe(all.length);
    for (const { size, sha256 } of all) expect([size > 100_000, /^[\da-f]{64}$/.test(sha256)]).toEqual([true, true]);
    const ways = ['de', 'fr', 'it', 'es'].flatMap((language) => [`en-${language}`, `${language}-en`]);
    expect(Object.keys(PINNED_MODELS).sort()).toEqual(ways.sort());
  });
});

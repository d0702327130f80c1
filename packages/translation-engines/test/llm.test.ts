import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RunningSandbox, startSandbox } from '@quayside/connector-kit/conformance/sandbox-process';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEngine, createOfflineTranslator, type EngineKey } from '../src/index.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const clock = { now: () => NOW, sleep: async () => {} };
const engineAt = (key: EngineKey, url?: string) =>
  createEngine('llm', key, {
    urls: url === undefined ? {} : { llm: url },
    clock,
    offline: createOfflineTranslator({ folder: '' }),
  });
const TEXTS = ['red case', 'black cable', 'blue set', 'white pack', 'green case'].map((text) => ({ text, kept: [] }));
const GERMAN = ['rot Hülle', 'schwarz Kabel', 'blau Satz', 'weiß Packung', 'grün Hülle'];
const pair = { from: 'en', to: 'de' } as const;

describe('a language model in the sandbox', () => {
  let sandbox: RunningSandbox;
  const key = { key: 'quayside-demo-llm', model: 'quayside-demo-model' };
  const engine = () => engineAt(key, `${sandbox.url}/engines/llm`);
  const ask = async (texts = TEXTS) => (await engine()).translate({ ...pair, texts });
  const fault = (kind: string, count = 1) => sandbox.control('faults', { kind, operation: 'llm.*', count });

  beforeAll(async () => {
    sandbox = await startSandbox();
  });
  afterAll(() => sandbox.stop());
  afterEach(async () => {
    await fetch(`${sandbox.url}/control/api/faults`, { method: 'DELETE' });
  });

  it('answers several texts at once, and has no translation for words that it does not know', async () => {
    expect(await ask([...TEXTS, { text: 'wibbling gromlet', kept: [] }])).toEqual([...GERMAN, '']);
  });

  it.each(['rows-half', 'rows-twice', 'rows-swapped', 'cut-short'])(
    'is asked once more for what it answered wrongly: %s',
    async (kind) => {
      await fault(kind);
      expect(await ask()).toEqual(GERMAN);
    },
  );

  it.each(['rows-reordered', 'rows-more'])('keeps each translation with its own text: %s', async (kind) => {
    await fault(kind, 9);
    expect(await ask()).toEqual(GERMAN);
  });

  it.each(['rows-twice', 'rows-swapped'])('has no translation if it insists on a wrong answer: %s', async (kind) => {
    await fault(kind, 9);
    expect(await ask()).toEqual(['', '', '', '', '']);
  });

  it('has the translations that were answered, if it never answers the others', async () => {
    await fault('rows-half', 9);
    expect(await ask()).toEqual([...GERMAN.slice(0, 4), '']);
  });

  it('is rejected if it declines, and asked without a form of answers if it knows none', async () => {
    await fault('refused');
    await expect(ask()).rejects.toMatchObject({ kind: 'rejected', code: 'refusal' });
    await fault('no-schema', 9);
    expect(await ask()).toEqual(GERMAN);
  });

  it('says what each call charges, and estimates more before', async () => {
    const charged: number[] = [];
    await (await engine()).translate({ ...pair, texts: TEXTS, onCharge: (units) => charged.push(units) });
    expect(charged).toHaveLength(1);
    expect(charged[0]).toBeGreaterThan(100);
    expect((await engine()).charactersOf(TEXTS)).toBeGreaterThan(charged[0] ?? 0);
  });

  it('names an unknown model', async () => {
    const asked = await engineAt({ ...key, model: 'x' }, `${sandbox.url}/engines/llm`);
    const answer = asked.translate({ ...pair, texts: TEXTS });
    await expect(answer).rejects.toMatchObject({ kind: 'rejected', code: 'model_not_found' });
  });
});

describe('a server with the chat API', () => {
  interface Sent {
    readonly messages: readonly { readonly content: string }[];
    readonly temperature?: number;
    readonly response_format?: object;
  }
  interface Answer {
    readonly status?: number;
    readonly headers?: Record<string, string>;
    readonly body: unknown;
  }
  let server: Server;
  let url = '';
  let seen: { path: string; authorization: string | undefined; body: Sent }[] = [];
  let answers: ((sent: Sent) => Answer)[] = [];
  const said = (content: string, finish = 'stop'): Answer => ({
    body: { choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }] },
  });
  const engine = (key = 'k') => engineAt({ key, model: 'm' }, `${url}/v1`);
  const one = async (key?: string) =>
    (await engine(key)).translate({ ...pair, texts: [{ text: 'red case', kept: [] }] });
  const ROW = '{"rows":[{"id":1,"source":"red case","translation":"rotes Etui"}]}';

  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const sent = JSON.parse(Buffer.concat(chunks).toString('utf8'));
        seen.push({ path: request.url ?? '', authorization: request.headers.authorization, body: sent });
        const { status = 200, headers = {}, body } = answers.shift()?.(sent) ?? said(ROW);
        response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
      });
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
  });
  beforeEach(() => {
    seen = [];
    answers = [];
  });

  it('gets texts as data with all that is known of them, the limit, and the form of the answer', async () => {
    const text = {
      text: 'Acme red case 30 cm',
      kept: ['Acme', '30 cm'],
      terms: [{ source: 'case', target: 'Etui' }],
      about: { brand: 'Acme', category: 'Cases', material: 'Leather' },
      refused: { answer: 'Acme Etui 30 cm', because: ['colour_changed: red'] },
    };
    await (await engine()).translate({ ...pair, texts: [text], limit: 80 });
    const [first] = seen;
    expect(first).toMatchObject({ path: '/v1/chat/completions', authorization: 'Bearer k', body: { temperature: 0 } });
    expect(first?.body).toMatchObject({
      model: 'm',
      response_format: { type: 'json_schema', json_schema: { strict: true } },
    });
    expect(first?.body.messages[0]?.content).toContain('at most 80 characters');
    const { text: source, kept: keep, ...more } = text;
    const texts = [{ id: 1, source, keep, ...more }];
    expect(JSON.parse(first?.body.messages[1]?.content ?? '')).toEqual({ ...pair, limit: 80, texts });
  });

  it('gets no key if it needs none', async () => {
    await one('');
    expect(seen[0]?.authorization).toBeUndefined();
  });

  it.each([
    [
      'temperature',
      { error: { message: "Unsupported value: 'temperature'", param: 'temperature', code: 'unsupported_value' } },
    ],
    ['response_format', { error: { message: 'bad', param: 'response_format.json_schema' } }],
    ['response_format', { error: 'response_format is not supported by this model' }],
    ['response_format', { detail: [{ loc: ['body', 'response_format'], msg: 'extra fields not permitted' }] }],
  ] as const)('is asked without %s if its model rejects that, from then on: %j', async (name, body) => {
    answers = [() => ({ status: 400, body })];
    const asked = await engine();
    for (const _again of [1, 2]) {
      expect(await asked.translate({ ...pair, texts: [{ text: 'red case', kept: [] }] })).toEqual(['rotes Etui']);
    }
    expect(seen.map(({ body: sent }) => name in sent)).toEqual([true, false, false]);
  });

  it.each([`Sure!\n\`\`\`json\n${ROW}\n\`\`\``, `<think>…</think>${ROW}`])(
    'may put words around its JSON: %s',
    async (content) => {
      answers = [() => said(content)];
      expect(await one()).toEqual(['rotes Etui']);
    },
  );

  it.each([
    [401, { error: { message: 'Incorrect API key', code: 'invalid_api_key' } }, {}, 'auth-expired', 'invalid_api_key'],
    [402, { error: { message: 'Insufficient credits' } }, {}, 'rate-limited', 'quota'],
    [429, { error: { code: 'insufficient_quota' } }, {}, 'rate-limited', 'quota'],
    [404, { error: 'model "m" not found, try pulling it first' }, {}, 'rejected', '404'],
    [400, { object: 'error', message: 'context length exceeded', code: 400 }, {}, 'rejected', '400'],
    [200, { choices: [] }, {}, 'unknown', 'shape'],
  ])('answers with status %i %j', async (status, body, headers, kind, code) => {
    answers = [() => ({ status, body, headers })];
    await expect(one()).rejects.toMatchObject({ kind, code });
    expect(seen).toHaveLength(1);
  });

  it.each([
    [{ 'retry-after': '7' }, 7_000],
    [{ 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': '1m30.5s' }, 90_500],
    [
      {
        'x-ratelimit-remaining-tokens': '0',
        'x-ratelimit-reset-tokens': '20ms',
        'x-ratelimit-remaining-requests': '9',
        'x-ratelimit-reset-requests': '6m',
      },
      20,
    ],
    [{}, 30_000],
  ])('says when it may be asked again: %j', async (headers, ms) => {
    answers = [
      () => ({
        status: 429,
        headers: headers as Record<string, string>,
        body: { error: { code: 'rate_limit_exceeded' } },
      }),
    ];
    await expect(one()).rejects.toMatchObject({
      kind: 'rate-limited',
      retryAt: new Date(NOW.getTime() + ms).toISOString(),
    });
  });

  it.each([
    ['an answer about something else', '{"rows":[{"id":2,"source":"red case","translation":"rotes Etui"}]}'],
    ['the translation of another source', '{"rows":[{"id":1,"source":"blue case","translation":"blaues Etui"}]}'],
    ['a row without a source', '{"rows":[{"id":1,"translation":"rotes Etui"}]}'],
    ['a number instead of a text', '{"rows":[{"id":1,"source":"red case","translation":3}]}'],
  ])('is not believed: %s', async (_what, content) => {
    answers = [() => said(content), () => said(content)];
    expect(await one()).toEqual(['']);
  });

  it('is not believed if one translation stands for two different texts', async () => {
    const rows = ['red case', 'blue case', 'RED case'].map((source, at) => ({
      id: at + 1,
      source,
      translation: 'rotes Etui',
    }));
    const content = JSON.stringify({ rows });
    answers = [() => said(content), () => said(content)];
    const texts = rows.map(({ source }) => ({ text: source, kept: [] }));
    expect(await (await engine()).translate({ ...pair, texts })).toEqual(['', '', '']);
  });
});

describe('an address that a seller has entered', () => {
  it.each(['https://127.0.0.1:1/v1', 'https://localhost:1/v1', 'http://example.com/v1', 'https://169.254.169.254/v1'])(
    'is not called if it is in this machine or its network, or unencrypted: %s',
    async (url) => {
      const asked = (await engineAt({ key: 'k', model: 'm', url })).translate({ ...pair, texts: TEXTS });
      await expect(asked).rejects.toMatchObject({ kind: 'unavailable', code: 'EHOSTUNREACH' });
    },
  );
});

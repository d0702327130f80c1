import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConnectorError } from '@quayside/connector-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { batchesOf, createEngine, createOfflineTranslator, type EngineKey, type EngineName } from './index.ts';

/**
 * The examples in an engine's documentation: the request that must be sent, and the response that must be understood.
 */
interface Recorded {
  readonly engine: EngineName;
  readonly key: EngineKey;
  readonly to: string;
  readonly text: string;
  readonly kept: readonly string[];
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly answer: unknown;
  readonly understood: string;
}

const RECORDED: readonly Recorded[] = [
  {
    engine: 'deepl',
    key: { key: 'k:fx' },
    to: 'de',
    text: 'Please open the page Settings to configure your system.',
    kept: ['Settings'],
    path: '/v2/translate',
    headers: { authorization: 'DeepL-Auth-Key k:fx' },
    body: {
      text: ['Please open the page <x>Settings</x> to configure your system.'],
      source_lang: 'EN',
      target_lang: 'DE',
      tag_handling: 'xml',
      ignore_tags: ['x'],
    },
    answer: {
      translations: [
        {
          detected_source_language: 'EN',
          text: 'Bitte öffnen Sie die Seite <x>Settings</x> um Ihr System zu konfigurieren.',
        },
      ],
    },
    understood: 'Bitte öffnen Sie die Seite Settings um Ihr System zu konfigurieren.',
  },
  {
    engine: 'google',
    key: { key: 'k' },
    to: 'es',
    text: "The Great Pyramid of Giza & 'Khufu'",
    kept: ['Giza'],
    path: '/language/translate/v2',
    headers: { 'x-goog-api-key': 'k' },
    body: {
      q: ['The Great Pyramid of <span translate="no">Giza</span> &amp; \'Khufu\''],
      source: 'en',
      target: 'es',
      format: 'html',
    },
    answer: {
      data: {
        translations: [
          { translatedText: 'La Gran Pirámide de <span translate="no">Giza</span> &amp; &#39;Keops&#39;' },
        ],
      },
    },
    understood: "La Gran Pirámide de Giza & 'Keops'",
  },
  {
    engine: 'azure',
    key: { key: 'k', region: 'westeurope' },
    to: 'fr-CA',
    text: 'This will not be translated. This will be translated.',
    kept: ['This will not be translated.'],
    path: '/translate?api-version=3.0&from=en&to=fr-ca&textType=html',
    headers: { 'ocp-apim-subscription-key': 'k', 'ocp-apim-subscription-region': 'westeurope' },
    body: [{ Text: '<span class="notranslate">This will not be translated.</span> This will be translated.' }],
    answer: [
      {
        translations: [
          { text: '<span class="notranslate">This will not be translated.</span> Ceci sera traduit.', to: 'fr-ca' },
        ],
      },
    ],
    understood: 'This will not be translated. Ceci sera traduit.',
  },
  {
    engine: 'amazon',
    key: { key: 'AKIDEXAMPLE', secret: 's', region: 'us-west-2' },
    to: 'de',
    text: 'In French, the Louvre Museum is Musée du Louvre.',
    kept: ['Musée du Louvre'],
    path: '/',
    headers: {
      'x-amz-target': 'AWSShineFrontendService_20170701.TranslateText',
      'content-type': 'application/x-amz-json-1.1',
    },
    body: {
      Text: 'In French, the Louvre Museum is <span translate="no">Musée du Louvre</span>.',
      SourceLanguageCode: 'en',
      TargetLanguageCode: 'de',
    },
    answer: {
      SourceLanguageCode: 'en',
      TargetLanguageCode: 'de',
      TranslatedText: 'Auf Französisch ist <span translate="no">Musée du Louvre</span> das Louvre-Museum.',
    },
    understood: 'Auf Französisch ist Musée du Louvre das Louvre-Museum.',
  },
  {
    engine: 'libretranslate',
    key: { key: 'k' },
    to: 'es',
    text: 'Hello 30cm!',
    kept: ['30cm'],
    path: '/translate',
    headers: {},
    body: { q: ['Hello <code>30cm</code>!'], source: 'en', target: 'es', format: 'html', api_key: 'k' },
    answer: { translatedText: ['¡Hola <code>30cm</code>!'] },
    understood: '¡Hola 30cm!',
  },
];

/** Documented errors: status, body, and the resulting kind and code. */
const REFUSALS: readonly [EngineName, number, unknown, string, string?][] = [
  ['deepl', 403, { message: 'Forbidden' }, 'auth-expired'],
  ['deepl', 456, { message: 'Quota exceeded' }, 'rate-limited', 'quota'],
  ['deepl', 429, { message: 'Too many requests' }, 'rate-limited', '429'],
  ['deepl', 400, { message: "Value for 'target_lang' not supported." }, 'rejected'],
  ['deepl', 200, { translations: [] }, 'unknown', 'shape'],
  ['google', 400, { error: { code: 400, message: 'API key not valid. Please pass a valid API key.' } }, 'auth-expired'],
  ['google', 403, { error: { errors: [{ reason: 'dailyLimitExceeded' }] } }, 'rate-limited', 'quota'],
  [
    'google',
    403,
    { error: { errors: [{ reason: 'userRateLimitExceeded' }] } },
    'rate-limited',
    'userRateLimitExceeded',
  ],
  ['azure', 401, { error: { code: 401000, message: 'Not authorized' } }, 'auth-expired', '401000'],
  ['azure', 403, { error: { code: 403001, message: 'Free quota exceeded' } }, 'rate-limited', 'quota'],
  ['azure', 400, { error: { code: 400036, message: 'The target language is not valid.' } }, 'rejected', '400036'],
  ['amazon', 400, { __type: 'ThrottlingException' }, 'rate-limited', 'ThrottlingException'],
  ['amazon', 400, { __type: 'LimitExceededException' }, 'rate-limited', 'quota'],
  ['amazon', 400, { __type: 'com.amazon.coral.service#UnrecognizedClientException' }, 'auth-expired'],
  ['amazon', 400, { __type: 'TextSizeLimitExceededException' }, 'rejected', 'TextSizeLimitExceededException'],
  ['libretranslate', 403, { error: 'Invalid API key' }, 'auth-expired'],
  ['libretranslate', 429, { error: 'Slowdown: 80 per 1 minute' }, 'rate-limited', '429'],
];

const clock = { now: () => new Date('2026-11-26T12:00:00Z'), sleep: async () => {} };
let server: Server;
let url = '';
let next: { status: number; body: unknown } = { status: 200, body: {} };
let seen: { path: string; headers: NodeJS.Dict<string | string[]>; body: unknown };

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      seen = {
        path: request.url ?? '',
        headers: request.headers,
        body: JSON.parse(Buffer.concat(chunks).toString('utf8')),
      };
      response.writeHead(next.status, { 'content-type': 'application/json' }).end(JSON.stringify(next.body));
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
});

const engineOf = (engine: EngineName, key: EngineKey) =>
  createEngine(engine, key, { urls: { [engine]: url }, clock, offline: createOfflineTranslator({ folder: '' }) });

describe('each engine’s documented API', () => {
  it.each(RECORDED)('$engine: the documented example', async (one) => {
    next = { status: 200, body: one.answer };
    const texts = [{ text: one.text, kept: one.kept }];
    const answers = await (await engineOf(one.engine, one.key)).translate({ from: 'en', to: one.to, texts });
    expect(answers).toEqual([one.understood]);
    expect(seen.path).toBe(one.path);
    expect(seen.headers).toMatchObject(one.headers);
    if (Array.isArray(one.body)) expect(seen.body).toEqual(one.body);
    else expect(seen.body).toMatchObject(one.body as object);
  });

  it.each(REFUSALS)('%s: status %i %j', async (engine, status, body, kind, code) => {
    next = { status, body };
    const client = await engineOf(engine, { key: 'k', secret: 's', region: 'us-east-1' });
    const asked = client.translate({
      from: 'en',
      to: 'de',
      texts: [{ text: 'Hello', kept: [] }],
    });
    const error = await asked.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ConnectorError);
    expect(error).toMatchObject({ kind, ...(code === undefined ? {} : { code }) });
  });

  it('respects the limits of a call', async () => {
    const client = await engineOf('deepl', { key: 'k' });
    const texts = Array.from({ length: 120 }, (_, index) => ({ text: `Title ${index}`, kept: [] }));
    const sizes = batchesOf(client, [...texts, { text: 'x'.repeat(40_000), kept: [] }], (text) => text).map(
      ({ length }) => length,
    );
    expect(sizes).toEqual([50, 50, 20]);
  });
});

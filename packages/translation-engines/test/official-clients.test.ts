import { TranslateClient, TranslateTextCommand } from '@aws-sdk/client-translate';
import createAzureClient, { isUnexpected } from '@azure-rest/ai-translation-text';
import { translate as googleTranslate } from '@googleapis/translate';
import { type RunningSandbox, startSandbox } from '@quayside/connector-kit/conformance/sandbox-process';
import { AuthorizationError, DeepLClient, GlossaryEntries, QuotaExceededError } from 'deepl-node';
import OpenAI from 'openai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The engines' own client libraries, so that the stand-ins are as near to the engines as their makers say. */
let sandbox: RunningSandbox;
const at = (engine: string) => `${sandbox.url}/engines/${engine}`;
const TITLE = 'Crumb & Copper 12 Cup Muffin Tray Heavy Gauge Steel 35 x 27cm';
const GERMAN = 'Crumb & Copper Muffinblech für 12 Muffins starkwandiger Stahl 35 x 27 cm';

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

describe('deepl-node at the stand-in', () => {
  const client = (key = 'quayside-demo-deepl:fx') =>
    new DeepLClient(key, { serverUrl: at('deepl'), maxRetries: 1, minTimeout: 60_000, sendPlatformInfo: false });

  it('translates one title and several, around protected text, and reports what is charged', async () => {
    expect(await client().translateText(TITLE, 'en', 'de')).toMatchObject({
      text: GERMAN,
      detectedSourceLang: 'en',
      billedCharacters: [...TITLE].length,
    });
    const marked = ['<x>Acme black</x> black cable', 'red case'];
    const answers = await client().translateText(marked, null, 'fr', { tagHandling: 'xml', ignoreTags: ['x'] });
    expect(answers.map(({ text }) => text)).toEqual(['<x>Acme black</x> noir câble', 'rouge étui']);
  });

  it('stores a glossary, translates with it, and removes it', async () => {
    const entries = new GlossaryEntries({ entries: { cable: 'Strippe' } });
    const dictionaries = [{ sourceLangCode: 'en' as const, targetLangCode: 'de' as const, entries }];
    const made = await client().createMultilingualGlossary('official', dictionaries);
    expect(made.dictionaries).toMatchObject([{ entryCount: 1 }]);
    const asked = () => client().translateText('black cable', 'en', 'de', { glossary: made.glossaryId });
    expect(await asked()).toMatchObject({ text: 'schwarz Strippe' });
    await client().deleteMultilingualGlossary(made.glossaryId);
    await expect(asked()).rejects.toThrow('Not found');
  });

  it('names a wrong key and a used-up quota by its own errors', async () => {
    await expect(client('wrong').translateText(TITLE, 'en', 'de')).rejects.toThrow(AuthorizationError);
    await sandbox.control('faults', { kind: 'quota-used', operation: 'deepl.*', count: 1 });
    await expect(client().translateText(TITLE, 'en', 'de')).rejects.toThrow(QuotaExceededError);
  });
});

describe('Azure’s client at the stand-in', () => {
  const ask = (key: string) =>
    createAzureClient(at('azure'), { key, region: 'westeurope' }, { allowInsecureConnection: true })
      .path('/translate')
      .post({
        body: [{ text: TITLE }, { text: 'red case' }],
        queryParameters: { to: 'de', from: 'en' },
      });

  it('translates titles, and names a wrong key', async () => {
    const answer = await ask('quayside-demo-azure');
    if (isUnexpected(answer)) throw answer.body;
    expect(answer.body.map(({ translations }) => translations[0]?.text)).toEqual([GERMAN, 'rot Hülle']);
    expect((await ask('wrong')).body).toMatchObject({ error: { code: 401000 } });
  });
});

describe('Google’s client at the stand-in', () => {
  const ask = (auth: string) =>
    googleTranslate({ version: 'v2', auth }).translations.translate(
      {
        requestBody: { q: [TITLE, 'red case'], source: 'en', target: 'de', format: 'text' },
      },
      { rootUrl: at('google') },
    );

  it('translates titles, and names a wrong key', async () => {
    const { data } = await ask('quayside-demo-google');
    // The client types the body without the `data` that the API wraps it in.
    const { translations } = (data as { data: { translations: { translatedText: string }[] } }).data;
    expect(translations.map(({ translatedText }) => translatedText)).toEqual([GERMAN, 'rot Hülle']);
    await expect(ask('wrong')).rejects.toThrow('API key not valid');
  });
});

describe('Amazon’s client at the stand-in', () => {
  const ask = (secretAccessKey: string) =>
    new TranslateClient({
      endpoint: `${at('amazon')}/`,
      region: 'eu-west-1',
      credentials: { accessKeyId: 'AKIAQUAYSIDEDEMO', secretAccessKey },
      maxAttempts: 1,
    }).send(new TranslateTextCommand({ Text: TITLE, SourceLanguageCode: 'en', TargetLanguageCode: 'de' }));

  it('translates a title under its own signature, and names a wrong secret', async () => {
    expect(await ask('quayside-demo-amazon-secret')).toMatchObject({
      TranslatedText: GERMAN,
      SourceLanguageCode: 'en',
    });
    await expect(ask('wrong')).rejects.toMatchObject({ name: 'InvalidSignatureException' });
  });
});

describe('OpenAI’s client at the stand-in', () => {
  const client = (apiKey = 'quayside-demo-llm') => new OpenAI({ apiKey, baseURL: at('llm'), maxRetries: 0 });
  const asked = (content: string) => ({
    model: 'quayside-demo-model',
    temperature: 0,
    messages: [{ role: 'user' as const, content }],
  });
  const question = JSON.stringify({ from: 'en', to: 'de', texts: [{ id: 7, source: TITLE, keep: [] }] });

  it('translates a title that it knows, says what it used, and says that it cannot do anything else', async () => {
    const { choices, usage } = await client().chat.completions.create(asked(question));
    const rows = [{ id: 7, source: TITLE, translation: GERMAN }];
    expect(JSON.parse(choices[0]?.message.content ?? '')).toEqual({ rows });
    expect(choices[0]?.finish_reason).toBe('stop');
    expect(usage?.total_tokens).toBe((usage?.prompt_tokens ?? 0) + (usage?.completion_tokens ?? 0));
    const other = await client().chat.completions.create(asked('Write a poem.'));
    expect(other.choices[0]?.message.content).toBe('I can only translate the titles that I know.');
  });

  it('names a wrong key, an unknown model, a used-up quota and a refusal by its own errors and fields', async () => {
    await expect(client('wrong').chat.completions.create(asked(question))).rejects.toThrow(OpenAI.AuthenticationError);
    const other = { ...asked(question), model: 'other' };
    await expect(client().chat.completions.create(other)).rejects.toThrow(OpenAI.NotFoundError);
    await sandbox.control('faults', { kind: 'quota-used', operation: 'llm.*', count: 1 });
    await expect(client().chat.completions.create(asked(question))).rejects.toMatchObject({
      status: 429,
      code: 'insufficient_quota',
    });
    await sandbox.control('faults', { kind: 'refused', operation: 'llm.*', count: 1 });
    const { choices } = await client().chat.completions.create(asked(question));
    expect(choices[0]?.message).toMatchObject({ content: null, refusal: expect.stringContaining('cannot') });
  });
});

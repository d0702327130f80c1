import { type RunningSandbox, startSandbox } from '@quayside/connector-kit/conformance/sandbox-process';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createEngine, createOfflineTranslator, type EngineKey, HOSTED_ENGINES } from '../src/index.ts';

type HostedName = (typeof HOSTED_ENGINES)[number];
const KEYS: Readonly<Record<HostedName, EngineKey>> = {
  deepl: { key: 'quayside-demo-deepl:fx' },
  google: { key: 'quayside-demo-google' },
  azure: { key: 'quayside-demo-azure', region: 'westeurope' },
  amazon: { key: 'AKIAQUAYSIDEDEMO', secret: 'quayside-demo-amazon-secret', region: 'eu-west-1' },
  libretranslate: { key: 'quayside-demo-libretranslate' },
  llm: { key: 'quayside-demo-llm', model: 'quayside-demo-model' },
};

let sandbox: RunningSandbox;
let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead), sleep: async () => {} };
const engine = (name: HostedName, key = KEYS[name]) =>
  createEngine(name, key, {
    urls: { [name]: `${sandbox.url}/engines/${name}` },
    clock,
    offline: createOfflineTranslator({ folder: '' }),
  });
const ask = async (name: HostedName, key?: EngineKey) =>
  (await engine(name, key)).translate({
    from: 'en',
    to: 'de',
    texts: [{ text: 'Acme & Sons black cable 30 cm', kept: ['Acme & Sons', '30 cm'] }],
  });
const fault = (name: HostedName, kind: string) => sandbox.control('faults', { kind, operation: `${name}.*`, count: 1 });

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());
afterEach(() => {
  ahead = 0;
});

describe.each(HOSTED_ENGINES)('%s in the sandbox', (name) => {
  it('translates around protected text', async () => {
    expect(await ask(name)).toEqual(['Acme & Sons schwarz Kabel 30 cm']);
  });

  it('rejects a wrong key, and reports too frequent calls and a used-up quota', async () => {
    await expect(ask(name, { ...KEYS[name], key: 'wrong' })).rejects.toMatchObject({ kind: 'auth-expired' });
    await fault(name, 'throttle-429');
    await expect(ask(name)).rejects.toMatchObject({ kind: 'rate-limited', retryAt: expect.any(String) });
    if (name === 'libretranslate') return;
    await fault(name, 'quota-used');
    await expect(ask(name)).rejects.toMatchObject({ kind: 'rate-limited', code: 'quota' });
  });

  it('repeats a call that did nothing', async () => {
    await fault(name, '5xx');
    expect(await ask(name)).toHaveLength(1);
  });

  it.each([
    ['drops-number', /^(?!.*30)/],
    ['html-answer', /<b>/],
    ['other-language', /найкращої/],
    ['empty-answer', /^$/],
  ])('passes on a wrong translation unchanged, so that the check rejects it: %s', async (kind, seen) => {
    await fault(name, kind);
    expect((await ask(name))[0]).toMatch(seen);
  });
});

describe('Amazon’s signature', () => {
  it('is rejected with another secret, and with a wrong clock', async () => {
    const refused = { kind: 'auth-expired', code: 'InvalidSignatureException' };
    await expect(ask('amazon', { ...KEYS.amazon, secret: 'other' })).rejects.toMatchObject(refused);
    ahead = 3_600_000;
    await expect(ask('amazon')).rejects.toMatchObject(refused);
  });
});

/** Each test's glossaries belong to another account, because the sandbox keeps them. */
let owners = 0;
const ownerOf = () => {
  owners += 1;
  return `owner${owners}`;
};
const CABLE = {
  text: 'Acme black CABLE 30 cm',
  kept: ['Acme', '30 cm'],
  terms: [{ source: 'cable', target: 'Strippe' }],
};
const pair = { from: 'en', to: 'de' };

describe.each(HOSTED_ENGINES)('a seller’s term at %s', (name) => {
  it('is written as the seller has it, and does not overlap protected text', async () => {
    const texts = [CABLE, { ...CABLE, text: 'Cable & Co cable', kept: ['Cable & Co'] }];
    expect(await (await engine(name)).translate({ ...pair, texts })).toEqual([
      'Acme schwarz Strippe 30 cm',
      'Cable & Co Strippe',
    ]);
  });
});

/** How many glossaries of the owner the engine has. Amazon's are identified by their name. */
async function countOf(name: 'deepl' | 'amazon', owner: string): Promise<number> {
  if (name === 'amazon') return 1;
  const headers = { authorization: `DeepL-Auth-Key ${KEYS.deepl.key}` };
  const answer = await fetch(`${sandbox.url}/engines/deepl/v3/glossaries`, { headers });
  const { glossaries } = (await answer.json()) as { glossaries: { name: string }[] };
  return glossaries.filter((one) => one.name.endsWith(owner)).length;
}

describe.each(['deepl', 'amazon'] as const)('the glossary at %s', (name) => {
  const said = async (glossary: string) =>
    (await (await engine(name)).translate({ ...pair, texts: [CABLE], glossary }))[0];
  const keeper = async () => {
    const { glossaries } = await engine(name);
    if (!glossaries) throw new Error(`${name} keeps no glossaries`);
    return glossaries;
  };
  const termsOf = (target: string) => [
    { source: 'cable', target },
    { source: 'a, "b"', target: 'c; d' },
  ];

  it('is stored once, found again by its content, and replaced when a term changes', async () => {
    const owner = ownerOf();
    const first = await (await keeper()).keep({ ...pair, owner, terms: termsOf('Strippe') });
    expect(await said(first)).toBe('Acme schwarz Strippe 30 cm');
    expect(await (await keeper()).keep({ ...pair, owner, terms: termsOf('Strippe') })).toBe(first);
    const second = await (await keeper()).keep({ ...pair, owner, terms: termsOf('Leitung') });
    expect(await said(second)).toBe('Acme schwarz Leitung 30 cm');
    await (await keeper()).remove(owner);
    await expect(said(second)).rejects.toMatchObject({ kind: 'rejected', code: 'glossary-gone' });
  });

  it('is never duplicated, however many callers there are, and never belongs to another business', async () => {
    const [owner, other] = [ownerOf(), ownerOf()];
    const foreign = await (await keeper()).keep({ ...pair, owner: other, terms: termsOf('Fremdes') });
    const kept = await Promise.all(
      Array.from({ length: 6 }, async () => (await keeper()).keep({ ...pair, owner, terms: termsOf('Strippe') })),
    );
    const found = await (await keeper()).keep({ ...pair, owner, terms: termsOf('Strippe') });
    expect(kept).toContain(found);
    expect(await countOf(name, owner)).toBe(1);
    expect(await said(found)).toBe('Acme schwarz Strippe 30 cm');
    const french = await (await keeper()).keep({ from: 'en', to: 'fr', owner, terms: termsOf('Cordon') });
    expect(await said(found)).toBe('Acme schwarz Strippe 30 cm');
    const inFrench = { from: 'en', to: 'fr', texts: [CABLE], glossary: french };
    expect(await (await engine(name)).translate(inFrench)).toEqual(['Acme noir Cordon 30 cm']);
    await (await keeper()).remove(owner);
    await expect(said(found)).rejects.toMatchObject({ code: 'glossary-gone' });
    expect(await said(foreign)).toBe('Acme schwarz Fremdes 30 cm');
  });

  it('reports when the account may have no more', async () => {
    // Amazon's list is requested first, at the same address.
    const fault =
      name === 'deepl' ? { operation: 'deepl.createGlossary', count: 1 } : { operation: 'amazon.*', count: 2 };
    await sandbox.control('faults', { kind: 'quota-used', ...fault });
    const kept = (await keeper()).keep({ ...pair, owner: ownerOf(), terms: termsOf('Strippe') });
    await expect(kept).rejects.toMatchObject({ kind: 'rate-limited', code: 'quota' });
  });
});

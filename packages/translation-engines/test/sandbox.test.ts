import { type RunningSandbox, startSandbox } from '@quayside/connector-kit/conformance/sandbox-process';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createEngine, ENGINE_NAMES, type EngineKey, type EngineName } from '../src/index.ts';

const KEYS: Readonly<Record<EngineName, EngineKey>> = {
  deepl: { key: 'quayside-demo-deepl:fx' },
  google: { key: 'quayside-demo-google' },
  azure: { key: 'quayside-demo-azure', region: 'westeurope' },
  amazon: { key: 'AKIAQUAYSIDEDEMO', secret: 'quayside-demo-amazon-secret', region: 'eu-west-1' },
  libretranslate: { key: 'quayside-demo-libretranslate' },
};

let sandbox: RunningSandbox;
let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead), sleep: async () => {} };
const engine = (name: EngineName, key = KEYS[name]) =>
  createEngine(name, key, { [name]: `${sandbox.url}/engines/${name}` }, clock);
const ask = (name: EngineName, key?: EngineKey) =>
  engine(name, key).translate({
    from: 'en',
    to: 'de',
    texts: [{ text: 'Acme & Sons black cable 30 cm', kept: ['Acme & Sons', '30 cm'] }],
  });
const fault = (name: EngineName, kind: string) => sandbox.control('faults', { kind, operation: `${name}.*`, count: 1 });

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());
afterEach(() => {
  ahead = 0;
});

describe.each(ENGINE_NAMES)('%s against its stand-in', (name) => {
  it('translates around what must be kept', async () => {
    expect(await ask(name)).toEqual(['Acme & Sons schwarz Kabel 30 cm']);
  });

  it('refuses a wrong key, and says when calls are too frequent or the quota is used up', async () => {
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
  ])('passes on a lie as it is, for the check to refuse: %s', async (kind, seen) => {
    await fault(name, kind);
    expect((await ask(name))[0]).toMatch(seen);
  });
});

describe('Amazon’s signature', () => {
  it('is refused with another secret, and with a clock that is wrong', async () => {
    const refused = { kind: 'auth-expired', code: 'InvalidSignatureException' };
    await expect(ask('amazon', { ...KEYS.amazon, secret: 'other' })).rejects.toMatchObject(refused);
    ahead = 3_600_000;
    await expect(ask('amazon')).rejects.toMatchObject(refused);
  });
});

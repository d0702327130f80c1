import { contract, HOSTED_ENGINES } from '@quayside/contract';
import { createOfflineTranslator } from '@quayside/translation-engines';
import { beforeEach, describe, expect, it } from 'vitest';
import { testBox } from '../../../test/factories/account.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { systemClock } from '../../platform/clock.ts';
import { createLog } from '../../platform/log.ts';
import { titlesOfRun } from '../translations/index.ts';
import { enginesOf } from './engines.service.ts';

const database = useTestDatabase();
const sandbox = useTestSandbox();
const server = useTestServer(database, { settings: () => ({ ENGINES_URL: `${sandbox.url}/engines` }) });
const log = createLog({ name: 'test', level: 'silent' });
const DEEPL = 'quayside-demo-deepl:fx';
type HostedName = (typeof HOSTED_ENGINES)[number];
const BODIES: Readonly<Record<HostedName, { key: string; secret?: string; region?: string; model?: string }>> = {
  deepl: { key: DEEPL },
  google: { key: 'quayside-demo-google' },
  azure: { key: 'quayside-demo-azure', region: 'westeurope' },
  amazon: { key: 'AKIAQUAYSIDEDEMO', secret: 'quayside-demo-amazon-secret', region: 'eu-west-1' },
  libretranslate: { key: 'quayside-demo-libretranslate' },
  llm: { key: 'quayside-demo-llm', model: 'quayside-demo-model' },
};
const item = {
  itemId: 1,
  accountId: 1,
  title: 'Zorblatt black wibbling gromlet 30cm',
  brand: 'Zorblatt',
  attributes: {},
  categoryId: null,
  categoryPath: [],
  platform: 'ebay' as const,
  sku: '',
  mpn: null,
  units: [],
};
let owner: TestLogin;

const setUp = (engine: HostedName) =>
  server.as(owner).call(contract.engines.update, {
    params: { id: owner.userId, engine },
    body: { ...BODIES[engine], budget: 100_000 },
  });
const addTerm = (src_text: string, dst_text: string) =>
  server.as(owner).call(contract.glossary.create, {
    params: { id: owner.userId },
    body: { src_text, dst_text, src_lang: 'en', dst_lang: 'de' },
  });
async function titleOf(title = item.title): Promise<{ title: string; label: string } | undefined> {
  const items = [{ ...item, title }];
  const engineUrls = Object.fromEntries(HOSTED_ENGINES.map((name) => [name, `${sandbox.url}/engines/${name}`]));
  const deps = {
    db: database.db,
    clock: systemClock,
    box: testBox,
    engineUrls,
    offline: createOfflineTranslator({ folder: '' }),
    operatorEngine: null,
  };
  const engines = await enginesOf(deps, owner.userId);
  const titles = await titlesOfRun({ db: database.db, log, engines }, owner.userId, items, ['DE'], 80);
  const made = titles.get(1)?.get('DE');
  return made?.ok ? { title: made.title, label: made.label } : undefined;
}

const headers = { authorization: `DeepL-Auth-Key ${DEEPL}` };
const atDeepl = `/engines/deepl/v3/glossaries`;
/** The business's glossaries at DeepL, by id. */
async function glossariesAtDeepl(): Promise<string[]> {
  const answer = await fetch(`${sandbox.url}${atDeepl}`, { headers });
  const { glossaries } = (await answer.json()) as { glossaries: { glossary_id: string; name: string }[] };
  return glossaries.filter(({ name }) => name === `quayside-${owner.userId}`).map((one) => one.glossary_id);
}

beforeEach(async () => {
  owner = await buildOwner(database.db);
  await sandbox.clearFaults();
});

describe('a seller’s terms', () => {
  it.each(HOSTED_ENGINES)('affect the titles of %s, and a changed term asks the engine again', async (engine) => {
    // A language model answers only what it understands whole.
    const title = 'Zorblatt black wibbling case 30cm';
    await setUp(engine);
    const label = `engine:${engine}`;
    const term = await addTerm('wibbling', 'Wackel');
    expect(await titleOf(title)).toEqual({ title: 'Zorblatt schwarz Wackel Hülle 30cm', label });
    const changed = { src_text: 'wibbling', dst_text: 'Zappel', src_lang: 'en', dst_lang: 'de' };
    await server.as(owner).call(contract.glossary.update, {
      params: { id: owner.userId, termId: term.id },
      body: changed,
    });
    expect(await titleOf(title)).toEqual({ title: 'Zorblatt schwarz Zappel Hülle 30cm', label });
  });

  it('are stored at the engine once, shown, stored again when they are gone, and removed with the key', async () => {
    await setUp('deepl');
    await addTerm('wibbling', 'Wackel');
    await addTerm('gromlet', 'Gromling');
    expect((await titleOf())?.title).toBe('Zorblatt schwarz Wackel Gromling 30cm');
    const { engines } = await server.as(owner).call(contract.engines.list, { params: { id: owner.userId } });
    expect(engines).toMatchObject([{ engine: 'deepl', kept_terms: 2 }]);
    const [first = '', ...doubles] = await glossariesAtDeepl();
    expect(doubles).toEqual([]);
    await fetch(`${sandbox.url}${atDeepl}/${first}`, { method: 'DELETE', headers });
    expect((await titleOf('Zorblatt red wibbling gromlet 31cm'))?.title).toBe('Zorblatt rot Wackel Gromling 31cm');
    const again = await glossariesAtDeepl();
    expect(again).toHaveLength(1);
    expect(again).not.toEqual([first]);
    await server.as(owner).call(contract.engines.remove, { params: { id: owner.userId, engine: 'deepl' } });
    expect(await glossariesAtDeepl()).toEqual([]);
  });

  it('are sent with the title if the engine rejects storing them', async () => {
    await setUp('deepl');
    await addTerm('wibbling', 'Wackel');
    await sandbox.control('faults', { kind: 'quota-used', operation: 'deepl.createGlossary' });
    expect(await titleOf()).toEqual({ title: 'Zorblatt schwarz Wackel gromlet 30cm', label: 'engine:deepl' });
    expect(await glossariesAtDeepl()).toEqual([]);
  });

  it.each(['drops-number', 'html-answer', 'other-language', 'empty-answer'])(
    'let no wrong translation into a title: %s',
    async (kind) => {
      await setUp('deepl');
      await addTerm('wibbling', 'Wackel');
      await sandbox.control('faults', { kind, operation: 'deepl.*' });
      expect(await titleOf()).toBeUndefined();
    },
  );
});

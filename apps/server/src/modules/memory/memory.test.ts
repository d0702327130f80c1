import { type MemoryFormat, type MemoryImportPreview, memory } from '@quayside/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItem } from '../../../test/factories/item.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { type MemoryEntry, rememberAll } from './memory.repository.ts';

const database = useTestDatabase();
const server = useTestServer(database);
let owner: TestLogin;
const params = () => ({ id: owner.userId });
const as = () => server.as(owner);

/** Everything that could break a file: formulas, quotes, markup, punctuation of all kinds and several languages. */
const ENTRIES: readonly MemoryEntry[] = [
  { from: 'en', to: 'de', key: '{1} red train {2}', template: '{1} roter Zug {2}', origin: 'human' },
  {
    from: 'en',
    to: 'de',
    key: '=sum "a", <b> & \'c\'',
    template: "'=Summe; „ä“ <b> &amp; ]]>",
    origin: 'engine:deepl',
  },
  { from: 'en', to: 'de', key: "'-x", template: '-y', origin: 'human' },
  { from: 'en', to: 'fr', key: 'train 🚂 naïve', template: 'train\u00a0« naïf » 🚂', origin: 'human' },
  { from: 'en', to: 'en-US', key: 'grey {1}', template: 'gray {1}', origin: 'human' },
  { from: 'de', to: 'en-GB', key: 'zug', template: 'train', origin: 'human' },
];

const remember = (entries: readonly MemoryEntry[], login = owner) =>
  withTransaction(database.db, (tx) => rememberAll(tx, login.userId, entries));
const stored = async (login = owner) =>
  database.db
    .selectFrom('translation_memory')
    .select(['src_lang', 'dst_lang', 'src_text', 'dst_text', 'origin'])
    .where('user_id', '=', login.userId)
    .orderBy('src_lang')
    .orderBy('dst_lang')
    .orderBy('src_text')
    .execute();
const exported = async (query: { format: MemoryFormat; from?: string; to?: string }) =>
  (await as().send(memory.exportFile, { params: params(), query })).body;
const preview = (format: MemoryFormat, text: string) =>
  as().call(memory.previewImport, { params: params(), body: { format, text } });
const store = async (format: MemoryFormat, text: string, replace = false, shown?: MemoryImportPreview) => {
  const { added, conflicts, digest } = shown ?? (await preview(format, text));
  const body = { format, text, replace, expected: { added, conflicts }, digest };
  return as().call(memory.importFile, { params: params(), body });
};
const forget = (from: string, to: string, sources?: readonly string[]) =>
  as().call(memory.remove, { params: params(), body: { from, to, ...(sources ? { sources } : {}) } });
const codesOf = ({ errors }: MemoryImportPreview) => errors.map(({ row, code }) => [row, code]);

const tmxOf = (units: string, head = '<tmx version="1.4"><header srclang="en"/>') =>
  `<?xml version="1.0"?>${head}<body>${units}</body></tmx>`;
const unitOf = (source: string, target: string, to = 'de') =>
  `<tu><tuv xml:lang="en"><seg>${source}</seg></tuv><tuv xml:lang="${to}"><seg>${target}</seg></tuv></tu>`;

beforeEach(async () => {
  owner = await buildOwner(database.db);
});

describe('a file of remembered titles', () => {
  it('is imported only as the preview showed it', async () => {
    const text = tmxOf(unitOf('red kite', 'Roter Drachen') + unitOf('blue kite', 'Blauer Drachen'));
    const shown = await preview('tmx', text);
    expect(shown).toMatchObject({ added: 2, conflicts: 0 });
    await remember([{ from: 'en', to: 'de', key: 'red kite', template: 'Drachen in Rot', origin: 'human' }]);
    const before = await stored();
    await expect(store('tmx', text, true, shown)).rejects.toThrow('memory_changed');
    const second = await preview('tmx', text);
    expect(second).toMatchObject({ added: 1, conflicts: 1 });
    await remember([{ from: 'en', to: 'de', key: 'red kite', template: 'Rotdrachen', origin: 'human' }]);
    // The counts are equal, but other words would be replaced.
    expect(await preview('tmx', text)).toMatchObject({ added: 1, conflicts: 1 });
    await expect(store('tmx', text, true, second)).rejects.toThrow('memory_changed');
    expect((await stored()).length).toBe(before.length);
    expect(await store('tmx', text, true)).toEqual({ added: 1, changed: 1 });
  });

  it.each(['csv', 'tmx'] as const)('preserves every row: %s', async (format) => {
    await remember(ENTRIES);
    const before = await stored();
    const file = await exported({ format });
    expect(await preview(format, file)).toMatchObject({
      added: 0,
      unchanged: ENTRIES.length,
      conflicts: 0,
      errors: [],
    });
    for (const { from, to } of ENTRIES) await forget(from, to);
    expect(await stored()).toEqual([]);
    expect(await preview(format, file)).toMatchObject({ added: ENTRIES.length, errors: [] });
    expect(await store(format, file)).toEqual({ added: ENTRIES.length, changed: 0 });
    expect(await stored()).toEqual(before);
  });

  it('preserves every row of a pair in XLIFF, which contains one pair', async () => {
    await remember(ENTRIES);
    const before = await stored();
    const pair = { from: 'en', to: 'de' };
    const file = await exported({ format: 'xliff', ...pair });
    expect(file).toContain('srcLang="en" trgLang="de"');
    expect((await forget('en', 'de')).removed).toBe(3);
    expect(await store('xliff', file)).toEqual({ added: 3, changed: 0 });
    expect(await stored()).toEqual(before);
    const refused = await as().refused(memory.exportFile, { params: params(), query: { format: 'xliff' } });
    expect(refused).toMatchObject({ status: 400, fields: { 'query.from': 'custom' } });
  });

  it('cannot run a formula in a spreadsheet', async () => {
    await remember(ENTRIES);
    for (const line of (await exported({ format: 'csv' })).split('\r\n')) {
      expect(line).not.toMatch(/(^|,)"?[=+@-]/);
    }
  });

  it('replaces other translations only if the seller wants that, and never a person’s by an engine’s', async () => {
    await remember([
      { from: 'en', to: 'de', key: 'mug', template: 'Becher', origin: 'human' },
      { from: 'en', to: 'de', key: 'jug', template: 'Krug', origin: 'engine:deepl' },
    ]);
    const file =
      'src_lang,dst_lang,src_text,dst_text,origin\nen,de,mug,Humpen,human\nen,de,jug,Kanne,human\nen,de,cup,Tasse,\n';
    const shown = await preview('csv', file);
    expect(shown).toMatchObject({ added: 1, conflicts: 2, kept: 0 });
    expect(shown.examples).toContainEqual({ from: 'en', to: 'de', source: 'mug', now: 'Becher', given: 'Humpen' });
    expect(await store('csv', file)).toEqual({ added: 1, changed: 0 });
    expect((await stored()).find((row) => row.src_text === 'mug')?.dst_text).toBe('Becher');
    expect(await store('csv', file, true)).toEqual({ added: 0, changed: 2 });
    expect((await stored()).map((row) => row.dst_text)).toEqual(['Tasse', 'Kanne', 'Humpen']);
    const engine = 'src_lang,dst_lang,src_text,dst_text,origin\nen,de,mug,Becherchen,engine:deepl\n';
    expect(await preview('csv', engine)).toMatchObject({ kept: 1, conflicts: 0 });
    expect(await store('csv', engine, true)).toEqual({ added: 0, changed: 0 });
  });

  it('reports each invalid row and imports the others', async () => {
    const rows = [
      'src_lang,dst_lang,src_text,dst_text',
      'en,de,train,Zug',
      'en,de,Train,Bahn',
      'en,de,,Zug',
      `en,de,${'x'.repeat(1_001)},Zug`,
      'en,tlh,train,Zug',
      'en,en,colour,color',
      'en,de,train 30cm,Zug 40cm',
      'en,de,{1} train,Zug',
      'en,de,a,b,c,d',
      // As searches compare it, this is eighteen times as long.
      `en,de,train,${'ﷺ'.repeat(400)}`,
    ].join('\n');
    const shown = await preview('csv', rows);
    expect(codesOf(shown)).toEqual([
      [3, 'twice'],
      [4, 'text_missing'],
      [5, 'text_too_long'],
      [6, 'language_unknown'],
      [7, 'language_unknown'],
      [8, 'slots'],
      [9, 'slots'],
      [10, 'uneven'],
      [11, 'text_too_long'],
    ]);
    expect(await store('csv', rows)).toEqual({ added: 1, changed: 0 });
    expect(codesOf(await preview('csv', 'a,b\n1,2'))).toEqual([[1, 'columns']]);
    const alone = '<tu><tuv xml:lang="en"><seg>alone</seg></tuv></tu>';
    const units = [unitOf('train', 'Zug'), unitOf('', 'Zug'), alone].join('');
    expect(codesOf(await preview('tmx', tmxOf(units)))).toEqual([
      [2, 'text_missing'],
      [3, 'text_missing'],
    ]);
  });

  it('from another program becomes entries with slots, without its codes, in all languages of a unit', async () => {
    const unit = `<tu><tuv xml:lang="EN-gb"><seg>Red <bpt i="1">&lt;b&gt;</bpt>Train<ept i="1">&lt;/b&gt;</ept> 30cm &amp; more</seg></tuv>
      <tuv xml:lang="de-DE"><seg>Roter Zug 30cm <![CDATA[& mehr]]></seg></tuv>
      <tuv xml:lang="fr"><seg>Train rouge 30cm &#38; plus</seg></tuv></tu>`;
    expect(await store('tmx', tmxOf(unit, '<tmx version="1.4b"><header srclang="en-GB"/>'))).toMatchObject({
      added: 2,
    });
    expect((await stored()).map(({ src_text, dst_lang, dst_text }) => [src_text, dst_lang, dst_text])).toEqual([
      ['red train {1} & more', 'de', 'Roter Zug {1} & mehr'],
      ['red train {1} & more', 'fr', 'Train rouge {1} & plus'],
    ]);
    const xliff = `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="it"><file id="f"><group id="g">
      <unit id="1"><segment><source>Blue <pc id="1">Train</pc></source><target>Treno blu</target></segment></unit></group></file></xliff>`;
    expect(await store('xliff', xliff)).toMatchObject({ added: 1 });
    expect(await stored()).toContainEqual(
      expect.objectContaining({ src_text: 'blue train', dst_text: 'Treno blu', dst_lang: 'it', origin: 'human' }),
    );
  });

  it('recognizes the seller’s brands, so that a row from another program is useful for the items of a brand', async () => {
    const account = await buildAccount(database.db, owner.userId);
    const { itemId } = await buildItem(database.db, account, {
      title: 'Crumb & Copper cake tin round 25cm',
      brand: 'Crumb & Copper',
      attributes: {},
    });
    await buildItem(database.db, account, { title: 'Crumb spoon', brand: 'Crumb' });
    const text = tmxOf(unitOf('Crumb &amp; Copper Cake Tin round 20cm', 'Crumb &amp; Copper Kuchenform rund 20cm'));
    expect(await store('tmx', text)).toMatchObject({ added: 1 });
    expect((await stored())[0]).toMatchObject({
      src_text: '{1} cake tin round {2}',
      dst_text: '{1} Kuchenform rund {2}',
    });
    const { matches } = await as().call(memory.listMatches, { params: { ...params(), itemId, site: 'DE' } });
    expect(matches).toEqual([{ title: 'Crumb & Copper Kuchenform rund 25cm', score: 100, origin: 'human' }]);
  });

  it.each([
    ['a document type', '<!DOCTYPE tmx SYSTEM "file:///etc/passwd"><tmx version="1.4"><body/></tmx>', 'document_type'],
    [
      'growing entities',
      '<!DOCTYPE t [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><tmx version="1.4"><body>&b;</body></tmx>',
      'document_type',
    ],
    ['a missing end', '<tmx version="1.4"><body><tu>', 'xml'],
    ['text that is not XML', 'src_lang,dst_lang', 'xml'],
    ['another root', '<html version="1.4"></html>', 'format'],
    ['another version', '<tmx version="2.0"><body></body></tmx>', 'format'],
    ['depth', `<tmx version="1.4">${'<a>'.repeat(5_000)}${'</a>'.repeat(5_000)}</tmx>`, 'xml'],
  ])('is rejected for %s', async (_, text, code) => {
    expect(codesOf(await preview('tmx', text))).toEqual([[0, code]]);
    expect(await store('tmx', text)).toEqual({ added: 0, changed: 0 });
  });

  it('keeps an entity that XML does not define unchanged', async () => {
    expect(await store('tmx', tmxOf(unitOf('caf&xxe;', 'Kaffee')))).toMatchObject({ added: 1 });
    expect((await stored())[0]?.src_text).toBe('caf&xxe;');
  });

  it('is not read beyond its limit', async () => {
    const body = { format: 'csv' as const, text: 'x'.repeat(6_000_001) };
    expect(await as().refused(memory.previewImport, { params: params(), body })).toMatchObject({ status: 400 });
  });
});

describe('the remembered titles', () => {
  it('are counted by pair, sorted, paged, searched and removed, and never another seller’s', async () => {
    const other = await buildOwner(database.db);
    const many = Array.from({ length: 120 }, (_, n) => ({
      from: 'en',
      to: 'de',
      key: `train ${String.fromCharCode(97 + (n % 26))} ${'long '.repeat(30)}no ${n % 2 === 0 ? 'a' : 'b'} ${'x'.repeat(n)}`,
      template: `Zug ${n}`,
      origin: 'human',
    }));
    await remember(many);
    await remember(ENTRIES, other);
    const { pairs } = await as().call(memory.listPairs, { params: params() });
    expect(pairs).toEqual([{ from: 'en', to: 'de', entries: 120 }]);
    const seen: string[] = [];
    const asked = { from: 'en', to: 'de', limit: 50 };
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const query = cursor === undefined ? asked : { ...asked, cursor };
      const page = await as().call(memory.list, { params: params(), query });
      seen.push(...page.list.map(({ source }) => source));
      cursor = page.nextCursor;
    }
    expect(new Set(seen).size).toBe(120);
    expect(seen.map((text) => text.slice(0, 7))).toEqual(many.map(({ key }) => key.slice(0, 7)).toSorted());
    const found = await as().call(memory.list, { params: params(), query: { ...asked, query: 'ZUG 77' } });
    expect(found.list.map(({ target }) => target)).toEqual(['Zug 77']);
    expect(await forget('en', 'de', [found.list[0]?.source ?? '', 'nothing'])).toEqual({ removed: 1 });
    expect(await forget('en', 'de')).toEqual({ removed: 119 });
    expect(await stored(other)).toHaveLength(ENTRIES.length);
  });
});

describe('the remembered titles for an item', () => {
  it('start with the exact one, then similar ones with a measured score, and none whose slots do not match', async () => {
    const account = await buildAccount(database.db, owner.userId);
    const { itemId } = await buildItem(database.db, account, {
      title: 'Harbour wooden toy train red 30cm',
      brand: 'Harbour',
      attributes: {},
    });
    const of = { from: 'en', to: 'de', origin: 'human' };
    await remember([
      { ...of, key: '{1} wooden toy train red {2}', template: '{1} Holzeisenbahn rot {2}' },
      { ...of, key: '{1} wooden toy train blue {2}', template: '{1} Holzeisenbahn blau {2}' },
      { ...of, key: '{1} wooden toy trains {2}', template: '{1} Holzeisenbahnen {2}', origin: 'engine:deepl' },
      { ...of, key: '{1} wooden toy train red', template: '{1} Holzeisenbahn ohne Maß' },
      { ...of, key: '{1} ceramic mug {2}', template: '{1} Keramikbecher {2}' },
    ]);
    const place = { params: { ...params(), itemId, site: 'DE' as const } };
    const { matches } = await as().call(memory.listMatches, place);
    expect(matches[0]).toEqual({ title: 'Harbour Holzeisenbahn rot 30cm', score: 100, origin: 'human' });
    expect(matches.map(({ title }) => title)).toContain('Harbour Holzeisenbahn blau 30cm');
    expect(matches.map(({ title }) => title).join()).not.toMatch(/ohne Maß|Keramik/);
    for (const { score } of matches.slice(1)) {
      expect(score).toBeGreaterThanOrEqual(50);
      expect(score).toBeLessThan(100);
    }
    expect(matches.map(({ score }) => score)).toEqual(matches.map(({ score }) => score).toSorted((a, b) => b - a));
    const other = await buildOwner(database.db);
    const foreign = { params: { id: other.userId, itemId, site: 'DE' as const } };
    expect(await server.as(other).refused(memory.listMatches, foreign)).toMatchObject({ error: 'item_not_found' });
  });
});

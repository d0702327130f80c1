import { glossary, history, MAX_TERMS, type TermInput } from '@quayside/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItems } from '../../../test/factories/item.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const database = useTestDatabase();
const server = useTestServer(database);
let owner: TestLogin;

beforeEach(async () => {
  owner = await buildOwner(database.db);
});

const params = () => ({ id: owner.userId });
const as = () => server.as(owner);
const words = (src_text: string, dst_text: string, dst_lang = 'de'): TermInput => ({
  src_text,
  dst_text,
  src_lang: 'en',
  dst_lang,
});
const create = (term: TermInput) => as().call(glossary.create, { params: params(), body: term });
const list = async () => (await as().call(glossary.list, { params: params(), query: {} })).list;
const preview = (csv: string) => as().call(glossary.previewImport, { params: params(), body: { csv } });
const importFile = (csv: string, replace: boolean) =>
  as().call(glossary.importCsv, { params: params(), body: { csv, replace } });
const HEADER = 'src_text,dst_text,src_lang,dst_lang';

/** Items of a British shop with these titles. */
async function buildTitles(titles: readonly string[]): Promise<number[]> {
  const account = await buildAccount(database.db, owner.userId);
  const items = await buildItems(
    database.db,
    account,
    titles.map((title) => ({ title })),
  );
  return items.map(({ itemId }) => itemId);
}

describe('several terms', () => {
  it('are removed at once, with a history entry each, and never those of another seller', async () => {
    const mine = [await create(words('mug', 'Becher')), await create(words('cup', 'Tasse'))];
    const kept = await create(words('jug', 'Krug'));
    const other = await buildOwner(database.db);
    const foreign = await server
      .as(other)
      .call(glossary.create, { params: { id: other.userId }, body: words('mug', 'Tasse') });
    const body = { termIds: [...mine.map(({ id }) => id), foreign.id, 999_999] };
    expect(await as().call(glossary.removeMany, { params: params(), body })).toEqual({ removed: 2 });
    expect(await list()).toEqual([kept]);
    const left = await server.as(other).call(glossary.list, { params: { id: other.userId }, query: {} });
    expect(left.list).toEqual([foreign]);
    const { list: entries } = await as().call(history.list, { params: params(), query: {} });
    expect(entries.filter(({ why }) => why === 'term_removed')).toHaveLength(2);
    expect(await as().call(glossary.removeMany, { params: params(), body })).toEqual({ removed: 0 });
  });
});

describe('the use of terms', () => {
  it('counts the items whose shops use the source language and whose titles contain the whole words', async () => {
    await buildTitles(['Green Mug with Lid', 'MUG, blue', 'Mugs in a set', 'Smug cat', 'Tea cup']);
    const mug = await create(words('mug', 'Becher'));
    const french = await create({ src_text: 'mug', dst_text: 'Becher', src_lang: 'fr', dst_lang: 'de' });
    const lid = await create(words('with lid', 'mit Deckel'));
    const body = { termIds: [mug.id, french.id, lid.id] };
    const { usage } = await as().call(glossary.getUsage, { params: params(), body });
    expect(new Map(usage.map(({ id, items }) => [id, items]))).toEqual(
      new Map([
        [mug.id, 2],
        [french.id, 0],
        [lid.id, 1],
      ]),
    );
  });

  it('excludes ended items', async () => {
    const [first] = await buildTitles(['Red kettle', 'Blue kettle']);
    await sql`update items set is_ended = true where user_id = ${owner.userId} and item_id = ${first}`.execute(
      database.db,
    );
    const kettle = await create(words('kettle', 'Kessel'));
    const { usage } = await as().call(glossary.getUsage, { params: params(), body: { termIds: [kettle.id] } });
    expect(usage).toEqual([{ id: kettle.id, items: 1 }]);
  });
});

describe('the preview of a term', () => {
  it('shows the titles that contain it, and saves nothing', async () => {
    const [first] = await buildTitles(['Stoneware Mug 300 ml', 'Wooden Spoon']);
    const shown = await as().call(glossary.preview, {
      params: params(),
      body: words('Stoneware Mug', 'Steingut-Humpen'),
    });
    const examples = [{ itemId: first, title: 'Stoneware Mug 300 ml' }];
    expect(shown).toEqual({ items: 1, conflict: null, examples });
    expect(await list()).toEqual([]);
  });

  it('of a changed term has no conflict with itself', async () => {
    const term = await create(words('Stoneware Mug', 'Steingut-Humpen'));
    const body = { ...words('Stoneware Mug', 'Steingutbecher'), termId: term.id };
    expect(await as().call(glossary.preview, { params: params(), body })).toMatchObject({ conflict: null });
  });

  it('returns the existing term with the same words', async () => {
    const term = await create(words('mug', 'Becher'));
    const shown = await as().call(glossary.preview, { params: params(), body: words('MUG', 'Tasse') });
    expect(shown.conflict).toEqual(term);
  });
});

describe('a file of terms', () => {
  it('is unchanged after export and import, whatever the terms contain', async () => {
    const terms = [
      words('=cmd', '+49'),
      words('12" disc', 'Scheibe; 12 Zoll, "rund"'),
      words('mug', 'Becher'),
      words('mug', 'tasse', 'fr'),
    ];
    for (const term of terms) await create(term);
    const answer = await as().send(glossary.exportCsv, { params: params() });
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.body).toContain("'=cmd");
    expect(await preview(answer.body)).toMatchObject({
      added: 0,
      unchanged: 4,
      conflicts: 0,
      examples: [],
      leftOut: 0,
      errors: [],
    });
    const other = await buildOwner(database.db);
    const body = { csv: answer.body, replace: false };
    const done = await server.as(other).call(glossary.importCsv, { params: { id: other.userId }, body });
    expect(done).toEqual({ added: 4, changed: 0 });
    const { list: copied } = await server.as(other).call(glossary.list, { params: { id: other.userId }, query: {} });
    expect(copied.map(({ id: _id, ...term }) => term)).toEqual((await list()).map(({ id: _id, ...term }) => term));
  });

  it('reports conflicts, and replaces their translations only if the seller says so', async () => {
    const term = await create(words('Mug', 'Becher'));
    const csv = `${HEADER}\nmug,Humpen,en,de\njug,Krug,en,de\n`;
    expect(await preview(csv)).toEqual({
      added: 1,
      unchanged: 0,
      conflicts: 1,
      examples: [{ term, dst_text: 'Humpen' }],
      encoding: 'utf-8',
      leftOut: 0,
      errors: [],
    });
    expect(await importFile(csv, false)).toEqual({ added: 1, changed: 0 });
    expect((await list()).map(({ dst_text }) => dst_text)).toEqual(['Krug', 'Becher']);
    expect(await importFile(csv, true)).toEqual({ added: 0, changed: 1 });
    expect((await list()).map(({ dst_text }) => dst_text)).toEqual(['Krug', 'Humpen']);
    const { list: entries } = await as().call(history.list, { params: params(), query: {} });
    expect(entries[0]).toMatchObject({
      why: 'term_changed',
      before: words('Mug', 'Becher'),
      after: words('mug', 'Humpen'),
    });
  });

  it('reports invalid rows by row, column, value and code, and imports the others', async () => {
    const csv = [
      HEADER,
      ',Becher,en,de',
      'mug,"Becher\nund Humpen",en,de',
      `${'x'.repeat(201)},zu lang,en,de`,
      'jug,Krug,english,de',
      'MUG,Tasse,EN,DE',
      'cup,Tasse,en,de,extra',
      'spoon,Löffel,en,de',
      `fork,${'ﷺ'.repeat(40)},en,de`,
    ].join('\n');
    const { errors, added } = await preview(csv);
    // As a spreadsheet counts: the cell with a line break does not make a second row.
    expect(errors).toEqual([
      { row: 2, column: 'src_text', value: '', code: 'text_missing' },
      { row: 4, column: 'src_text', value: 'x'.repeat(100), code: 'text_too_long' },
      { row: 5, column: 'src_lang', value: 'english', code: 'language_unknown' },
      { row: 6, column: 'src_text', value: 'MUG', code: 'twice' },
      { row: 7, column: null, value: 'extra', code: 'uneven' },
      { row: 9, column: 'dst_text', value: 'ﷺ'.repeat(40), code: 'text_too_long' },
    ]);
    expect(added).toBe(2);
    expect(await importFile(csv, false)).toEqual({ added: 2, changed: 0 });
    expect(await preview('word;translation\nmug;Becher')).toMatchObject({
      added: 0,
      errors: [{ row: 1, code: 'columns' }],
    });
  });

  it('is rejected completely if the seller would have too many terms', async () => {
    await sql`
      insert into glossary_terms (user_id, src_text, dst_text, src_lang, dst_lang)
      select ${owner.userId}::bigint, 'word ' || n, 'Wort', 'en', 'de' from generate_series(2, ${MAX_TERMS}::int) n`.execute(
      database.db,
    );
    const csv = `${HEADER}\none,eins,en,de\ntwo,zwei,en,de\n`;
    const refusal = await as().refused(glossary.importCsv, { params: params(), body: { csv, replace: true } });
    expect(refusal).toMatchObject({ status: 409, error: 'too_many_terms' });
    await create(words('last', 'letzte'));
    const full = await as().refused(glossary.create, { params: params(), body: words('more', 'mehr') });
    expect(full).toMatchObject({ status: 409, error: 'too_many_terms' });
  });

  it('leaves room for only one of two terms that are added at once', async () => {
    await sql`
      insert into glossary_terms (user_id, src_text, dst_text, src_lang, dst_lang)
      select ${owner.userId}::bigint, 'word ' || n, 'Wort', 'en', 'de' from generate_series(2, ${MAX_TERMS}::int) n`.execute(
      database.db,
    );
    const add = (word: string) => as().send(glossary.create, { params: params(), body: words(word, 'Wort') });
    const answers = await Promise.all([add('one'), add('other')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  });
});

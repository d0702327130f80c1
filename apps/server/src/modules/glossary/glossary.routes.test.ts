import { glossary, history, type TermInput } from '@quayside/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildLogin, buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const database = useTestDatabase();
const server = useTestServer(database);
let owner: TestLogin;

beforeEach(async () => {
  owner = await buildOwner(database.db, { name: 'Robin' });
});

const termOf = (given: Partial<TermInput> = {}): TermInput => ({
  src_text: 'hoodie',
  dst_text: 'Kapuzenpullover',
  src_lang: 'en',
  dst_lang: 'de',
  ...given,
});
const params = (login = owner) => ({ id: login.userId });
const create = (given: Partial<TermInput> = {}, login = owner) =>
  server.as(login).call(glossary.create, { params: params(login), body: termOf(given) });
const list = (query = {}, login = owner) => server.as(login).call(glossary.list, { params: params(login), query });

describe('adding a term', () => {
  it('trims it, stores it and lists it', async () => {
    const term = await create({ src_text: '  Duvet cover ', dst_text: ' Bettbezug' });
    expect(term).toMatchObject({ src_text: 'Duvet cover', dst_text: 'Bettbezug', src_lang: 'en', dst_lang: 'de' });
    expect(await list()).toEqual({ list: [term], nextCursor: null, count: 1 });
  });

  it('rejects a second one for the same words and language pair in any case', async () => {
    await create({ src_text: 'Hoodie' });
    await create({ src_text: 'Öl' });
    for (const src_text of ['hoodie', ' HOODIE ', 'ÖL']) {
      const refusal = await server.as(owner).refused(glossary.create, { params: params(), body: termOf({ src_text }) });
      expect(refusal).toMatchObject({ status: 409, error: 'term_exists' });
    }
  });

  it('accepts the same words for another language, and from another seller', async () => {
    const other = await buildOwner(database.db);
    await create();
    await create({ dst_lang: 'fr', dst_text: 'sweat à capuche' });
    await create({}, other);
    expect((await list()).list).toHaveLength(2);
    expect((await list({}, other)).list).toHaveLength(1);
  });

  it.each([
    [{ src_text: '' }, 'body.src_text'],
    [{ src_text: '   ' }, 'body.src_text'],
    [{ dst_text: 'x'.repeat(201) }, 'body.dst_text'],
    [{ src_lang: 'EN' }, 'body.src_lang'],
    [{ dst_lang: 'eng' }, 'body.dst_lang'],
    [{ note: 'extra' }, 'body'],
  ])('rejects %j', async (given, field) => {
    const body = { ...termOf(), ...given };
    const refusal = await server.as(owner).refused(glossary.create, { params: params(), body });
    expect(refusal).toMatchObject({ status: 400, error: 'invalid_request' });
    expect(Object.keys(refusal.fields ?? {})).toEqual([field]);
  });

  it('rejects a character that a database cannot store', async () => {
    const body = termOf({ src_text: 'hoo\u0000die' });
    expect(await server.as(owner).refused(glossary.create, { params: params(), body })).toMatchObject({ status: 400 });
    expect((await list({ query: 'hoo' })).list).toEqual([]);
  });
});

describe('changing a term', () => {
  it('keeps its id', async () => {
    const term = await create();
    const body = termOf({ dst_text: 'Hoodie', src_text: 'HOODIE' });
    const changed = await server.as(owner).call(glossary.update, { params: { ...params(), termId: term.id }, body });
    expect(changed).toEqual({ id: term.id, ...body });
    expect((await list()).list).toEqual([changed]);
  });

  it('rejects words of another term, also with concurrent changes', async () => {
    await create({ src_text: 'jumper' });
    const hoodie = await create({ src_text: 'hoodie' });
    const change = (termId: number, src_text: string) =>
      server.as(owner).send(glossary.update, { params: { ...params(), termId }, body: termOf({ src_text }) });
    const refusal = await server
      .as(owner)
      .refused(glossary.update, { params: { ...params(), termId: hoodie.id }, body: termOf({ src_text: 'JUMPER' }) });
    expect(refusal).toMatchObject({ status: 409, error: 'term_exists' });
    const vest = await create({ src_text: 'vest' });
    const answers = await Promise.all([change(hoodie.id, 'top'), change(vest.id, 'Top')]);
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409]);
  });

  it('finds neither a missing term nor another seller’s', async () => {
    const foreign = await create({}, await buildOwner(database.db));
    for (const termId of [foreign.id, 999_999]) {
      const input = { params: { ...params(), termId } };
      const expected = { status: 404, error: 'term_not_found' };
      expect(await server.as(owner).refused(glossary.update, { ...input, body: termOf() })).toMatchObject(expected);
      expect(await server.as(owner).refused(glossary.remove, input)).toMatchObject(expected);
    }
  });
});

describe('removing a term', () => {
  it('works once', async () => {
    const term = await create();
    const input = { params: { ...params(), termId: term.id } };
    await server.as(owner).call(glossary.remove, input);
    expect((await list()).list).toEqual([]);
    expect(await server.as(owner).refused(glossary.remove, input)).toMatchObject({ status: 404 });
  });
});

describe('searching for terms', () => {
  it('matches a part of either text in any case, and treats wildcards literally', async () => {
    await create({ src_text: '100% wool', dst_text: 'reine Wolle' });
    await create({ src_text: 'wool', dst_text: 'Wolle' });
    await create({ src_text: 'snake_case', dst_text: 'Übergröße' });
    const found = async (query: string) => (await list({ query })).list.map((term) => term.src_text);
    expect(await found('WOLLE')).toEqual(['100% wool', 'wool']);
    expect(await found('0% w')).toEqual(['100% wool']);
    expect(await found('e_c')).toEqual(['snake_case']);
    expect(await found('e%c')).toEqual([]);
    expect(await found('\\')).toEqual([]);
    expect(await found('ÜBERGRÖ')).toEqual(['snake_case']);
  });

  it('can be limited to a pair of languages', async () => {
    await create({ dst_lang: 'de' });
    await create({ dst_lang: 'fr' });
    await create({ src_lang: 'de', dst_lang: 'en' });
    expect((await list({ src_lang: 'en', dst_lang: 'fr' })).list.map((term) => term.dst_lang)).toEqual(['fr']);
    expect((await list({ src_lang: 'en' })).list).toHaveLength(2);
  });

  it('pages in the order of the source words, whatever their case, and counts all matches', async () => {
    const rows = Array.from({ length: 205 }, (_, n) => ({
      user_id: owner.userId,
      ...termOf({ src_text: `${n % 2 === 0 ? 'Word' : 'word'} ${String(n).padStart(3, '0')}` }),
    }));
    await database.db.insertInto('glossary_terms').values(rows.toReversed()).execute();
    await create({ src_text: 'WORD 001', dst_lang: 'fr' });
    const seen: string[] = [];
    const sizes: number[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await list({ query: 'word', ...(cursor === undefined ? {} : { cursor }) });
      expect(page.count).toBe(206);
      seen.push(...page.list.map((term) => term.src_text));
      sizes.push(page.list.length);
      cursor = page.nextCursor;
    }
    expect(sizes).toEqual([100, 100, 6]);
    expect(seen).toEqual([
      rows[0]?.src_text,
      rows[1]?.src_text,
      'WORD 001',
      ...rows.slice(2).map((row) => row.src_text),
    ]);
    expect((await list({ dst_lang: 'fr' })).count).toBe(1);
  });
});

describe('the history of terms', () => {
  it('contains author and change, with the text before and after', async () => {
    const helper = await buildLogin(database.db, owner.userId, { role: 'operator', name: 'Kim' });
    const term = await create();
    const input = { params: { ...params(), termId: term.id } };
    await server.as(helper).call(glossary.update, { ...input, body: termOf({ dst_text: 'Hoodie' }) });
    await server.as(owner).call(glossary.remove, input);
    const { list: entries } = await server.as(owner).call(history.list, { params: params(), query: {} });
    expect(entries.map(({ why, actor, before, after }) => [why, actor.name, before, after])).toEqual([
      ['term_removed', 'Robin', termOf({ dst_text: 'Hoodie' }), null],
      ['term_changed', 'Kim', termOf(), termOf({ dst_text: 'Hoodie' })],
      ['term_added', 'Robin', null, termOf()],
    ]);
  });
});

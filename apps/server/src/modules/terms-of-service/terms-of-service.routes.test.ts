import {
  history,
  TERMS_EDITIONS,
  TERMS_TYPES,
  type TermsAnswer,
  termsFileUri,
  termsOfService,
} from '@quayside/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildLogin, buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { acceptTerms } from './index.ts';

const database = useTestDatabase();
const server = useTestServer(database);
let owner: TestLogin;

beforeEach(async () => {
  owner = await buildOwner(database.db, { name: 'Robin' });
});

const [v6, v52] = TERMS_EDITIONS.wi;
const answerOf = (given: Partial<TermsAnswer> = {}): TermsAnswer => ({
  version: '6',
  is_accepted: true,
  file_uri: termsFileUri('wi', v6, 'en'),
  ...given,
});
const params = (login = owner) => ({ id: login.userId, type: 'wi' as const });
const latest = (login = owner) => server.as(login).call(termsOfService.getLatest, { params: params(login) });
const accept = (given: Partial<TermsAnswer> = {}, login = owner) =>
  server.as(login).call(termsOfService.accept, { params: params(login), body: answerOf(given) });
const changes = async () =>
  (await server.as(owner).call(history.list, { params: { id: owner.userId }, query: {} })).list.filter(
    ({ field }) => field === 'terms-of-service',
  );

describe('the terms in force', () => {
  it('are version 6, which a new user has not accepted', async () => {
    expect(await latest()).toEqual({
      type: 'wi',
      version: '6',
      is_accepted: false,
      file_uri: '/v1/no-auth/terms_of_service/wi/6/en.pdf',
      answer: null,
    });
  });

  it.each([
    ['de', 'de'],
    ['it-IT', 'it'],
    ['zh', 'en'],
  ])('are listed in %s with the document in %s', async (requested, spoken) => {
    const answer = await server
      .as(owner)
      .send(termsOfService.getLatest, { params: params() }, { 'accept-language': requested });
    expect(answer.json()).toMatchObject({ file_uri: `/v1/no-auth/terms_of_service/wi/6/${spoken}.pdf` });
  });

  it('differ for shipping, which has them in English only', async () => {
    const answer = await server.as(owner).call(termsOfService.getLatest, {
      params: { ...params(), type: 'shipping' },
    });
    expect(answer).toMatchObject({ type: 'shipping', version: '1', is_accepted: false });
  });
});

describe('accepting', () => {
  it('is stored with login, document and time, and recorded in the history', async () => {
    const accepted = await accept();
    expect(accepted).toMatchObject({
      is_accepted: true,
      answer: { version: '6', is_accepted: true, file_uri: answerOf().file_uri, by: 'Robin' },
    });
    expect(Date.parse(accepted.answer?.at ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(await latest()).toEqual(accepted);
    expect(await changes()).toMatchObject([
      { why: 'terms_accepted', before: null, after: { type: 'wi', version: '6', is_accepted: true } },
    ]);
  });

  it('applies to the whole business and to no other', async () => {
    const colleague = await buildLogin(database.db, owner.userId);
    const stranger = await buildOwner(database.db);
    await accept();
    expect((await latest(colleague)).is_accepted).toBe(true);
    expect((await latest(stranger)).is_accepted).toBe(false);
  });

  it('twice, also concurrently, is one change', async () => {
    await Promise.all([accept(), accept(), accept()]);
    await accept();
    expect(await changes()).toHaveLength(1);
  });

  it('accepts the version as a number too', async () => {
    const answer = await server
      .as(owner)
      .send(termsOfService.accept, { params: params(), body: { ...answerOf(), version: 6 } });
    expect(answer.statusCode).toBe(201);
    expect((await latest()).is_accepted).toBe(true);
  });

  it('works the same by the retry call', async () => {
    await server.as(owner).call(termsOfService.create, { params: params(), body: answerOf() });
    expect((await latest()).is_accepted).toBe(true);
  });

  it('of an earlier version does not accept the current one', async () => {
    const status = await accept({ version: '5.2', file_uri: termsFileUri('wi', v52 ?? v6, 'en') });
    expect(status).toMatchObject({ version: '6', is_accepted: false, answer: { version: '5.2', is_accepted: true } });
  });

  it('the current version counts, in whatever order versions are answered', async () => {
    await accept();
    await accept({ version: '5.2', is_accepted: false, file_uri: termsFileUri('wi', v52 ?? v6, 'en') });
    expect(await latest()).toMatchObject({ is_accepted: true, answer: { version: '6' } });
  });

  it('is rejected for an admin who acts for the seller', async () => {
    const admin = await buildLogin(database.db, owner.userId, { adminUserId: 1 });
    for (const call of [termsOfService.accept, termsOfService.create]) {
      const refusal = await server.as(admin).refused(call, { params: params(), body: answerOf() });
      expect(refusal).toMatchObject({ status: 403, error: 'forbidden' });
    }
    expect((await latest()).answer).toBeNull();
  });

  it.each([
    ['an unknown version', { version: '7' }, 400, 'invalid_request'],
    ['a version of other terms', { version: '1' }, 404, 'terms_not_found'],
    [
      'a document of another version',
      { file_uri: '/v1/no-auth/terms_of_service/wi/5.2/en.pdf' },
      400,
      'invalid_request',
    ],
    ['a document of a foreign server', { file_uri: 'https://evil.example/terms.pdf' }, 400, 'invalid_request'],
    ['no decision', { is_accepted: undefined }, 400, 'invalid_request'],
    ['a decision as text', { is_accepted: 'yes' }, 400, 'invalid_request'],
    ['an invalid version', { version: '6; drop table' }, 400, 'invalid_request'],
    ['additional documents', { user_id: 1 }, 400, 'invalid_request'],
  ])('rejects %s', async (_what, given, status, error) => {
    const refusal = await server
      .as(owner)
      .refused(termsOfService.accept, { params: params(), body: { ...answerOf(), ...given } });
    expect(refusal).toMatchObject({ status, error });
    expect((await latest()).answer).toBeNull();
  });

  it('rejects a product without terms', async () => {
    const refusal = await server
      .as(owner)
      .refused(termsOfService.accept, { params: { ...params(), type: 'gold' }, body: answerOf() });
    expect(refusal.status).toBe(400);
  });
});

describe('changing an answer', () => {
  const update = (is_accepted: boolean) =>
    server.as(owner).call(termsOfService.update, {
      params: { ...params(), version: '6' },
      body: { is_accepted, file_uri: answerOf().file_uri },
    });

  it('revokes and renews an acceptance, each with history', async () => {
    await accept();
    expect(await update(false)).toMatchObject({ is_accepted: false, answer: { version: '6', is_accepted: false } });
    expect(await update(true)).toMatchObject({ is_accepted: true });
    expect((await changes()).map(({ why }) => why)).toEqual(['terms_accepted', 'terms_declined', 'terms_accepted']);
  });

  it('is rejected without an earlier answer', async () => {
    const refusal = await server.as(owner).refused(termsOfService.update, {
      params: { ...params(), version: '6' },
      body: { is_accepted: true, file_uri: answerOf().file_uri },
    });
    expect(refusal).toMatchObject({ status: 404, error: 'terms_not_found' });
  });
});

describe('seeding', () => {
  const seed = () =>
    withTransaction(database.db, (tx) =>
      acceptTerms(tx, { userId: owner.userId, loginId: owner.loginId, now: new Date() }),
    );

  it('accepts once and keeps existing answers', async () => {
    await seed();
    expect((await latest()).is_accepted).toBe(true);
    await server.as(owner).call(termsOfService.update, {
      params: { ...params(), version: '6' },
      body: { is_accepted: false, file_uri: answerOf().file_uri },
    });
    await seed();
    expect((await latest()).is_accepted).toBe(false);
  });
});

describe('the documents', () => {
  const documents = TERMS_TYPES.flatMap((type) =>
    TERMS_EDITIONS[type].flatMap((edition) =>
      edition.languages.map((language) => termsFileUri(type, edition, language)),
    ),
  );

  it.each(documents)('%s is a separate PDF with embedded fonts, readable by everyone', async (url) => {
    const answer = await server.app.inject({ method: 'GET', url });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['cache-control']).toBe('public, max-age=86400');
    const file = answer.rawPayload.toString('latin1');
    expect(file).toMatch(/^%PDF-1\.\d/);
    expect(file.match(/\/FontFile2 /g)).toHaveLength(2);
    expect(file).toContain('%%EOF');
  });

  it('differ from each other and are reproducible', async () => {
    const files = await Promise.all(documents.map((url) => server.app.inject({ method: 'GET', url })));
    const again = await server.app.inject({ method: 'GET', url: documents[0] ?? '' });
    expect(new Set(files.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(9);
    expect(again.rawPayload.equals(files[0]?.rawPayload ?? Buffer.alloc(0))).toBe(true);
  });

  it.each([
    '/v1/no-auth/terms_of_service/wi/6/zh.pdf',
    '/v1/no-auth/terms_of_service/wi/7/en.pdf',
    '/v1/no-auth/terms_of_service/shipping/1/de.pdf',
    '/v1/no-auth/terms_of_service/wi/6/..%2F..%2Fen.pdf',
  ])('%s does not exist', async (url) => {
    const answer = await server.app.inject({ method: 'GET', url });
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.json()).toHaveProperty('error_description');
  });
});

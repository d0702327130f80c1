import { type SupportRequestInput, support } from '@quayside/contract';
import type { Entitlement } from '@quayside/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildOwner } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { clockOf } from '../../platform/clock.ts';

let now = new Date('2026-11-21T10:00:00Z');
const clock = clockOf({ now: () => now, sleep: async () => undefined });
const database = useTestDatabase();
const server = useTestServer(database, { clock });

const input: SupportRequestInput = {
  name: 'Robin',
  email: 'robin@shop.example',
  topic: 'orders',
  subject: 'An order is missing',
  message: 'It was bought at ten.\nIt is not here at eleven.',
};
const stored = () => database.db.selectFrom('support_requests').selectAll().orderBy('request_id').execute();

beforeEach(async () => {
  await database.db.deleteFrom('support_requests').execute();
  // Moves past the window, so that earlier attempts no longer count.
  now = new Date(now.getTime() + 2 * 3_600_000);
});

describe('a request to support', () => {
  it('is accepted without a session, stored, and mailed to support with a receipt to the sender', async () => {
    const { reference } = await server.as().call(support.create, {
      body: {
        ...input,
        failedRequestId: 'f-1',
        context: { screen: '/ebay/3/publish/17', runId: 17, browser: 'Firefox 150' },
      },
    });
    expect(reference).toMatch(/^QS-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(await stored()).toMatchObject([
      {
        ...{ reference, name: 'Robin', email: 'robin@shop.example', topic: 'orders', language: 'en', user_id: null },
        ...{ login_id: null, subject: input.subject, message: input.message, failed_request_id: 'f-1' },
        ...{ screen: '/ebay/3/publish/17', run_id: 17, browser: 'Firefox 150' },
      },
    ]);
    const [mail] = (await server.mailsTo('support@quayside.example')).slice(-1);
    expect(mail?.subject).toBe(`[${reference}] An order is missing`);
    for (const said of [
      input.message,
      'Orders and stock',
      'f-1',
      '/ebay/3/publish/17',
      'Firefox 150',
      'robin@shop.example',
    ])
      expect(mail?.text).toContain(said);
    expect(mail?.replyTo).toBe('robin@shop.example');
    const [receipt] = (await server.mailsTo('robin@shop.example')).slice(-1);
    expect(receipt?.subject).toContain(reference);
    expect(receipt?.text).not.toMatch(/missing|Robin/);
  });

  it('names the signed-in business and login, and the request id for the log', async () => {
    const owner = await buildOwner(database.db);
    const answer = await server.as(owner).send(support.create, { body: input });
    const [row] = await stored();
    expect(row).toMatchObject({ user_id: owner.userId, login_id: owner.loginId });
    expect(row?.api_request_id).toBe(answer.headers['x-request-id']);
    const [mail] = (await server.mailsTo('support@quayside.example')).slice(-1);
    expect(mail?.text).toContain(`User: ${owner.userId} · Login: ${owner.loginId}`);
  });

  it('has a receipt in the sender’s language, while support reads its own', async () => {
    const answer = await server.app.inject({
      method: support.create.method,
      url: `${support.create.path}?lang=de`,
      payload: { ...input, email: 'anna@laden.example' },
    });
    expect(answer.statusCode).toBe(201);
    expect((await server.mailsTo('anna@laden.example'))[0]?.subject).toContain('Ihre Anfrage');
    expect((await server.mailsTo('support@quayside.example')).at(-1)?.text).toContain('wrote about: Orders');
  });

  it('asks for a call back only if the business is entitled to one', async () => {
    const owner = await buildOwner(database.db);
    const body = { ...input, callBackPhone: '+442079460000' };
    const grant = (name: Entitlement, is_granted: boolean) =>
      database.db.insertInto('user_entitlements').values({ user_id: owner.userId, name, is_granted }).execute();
    expect(await server.as(owner).refused(support.create, { body })).toMatchObject({ status: 403, error: 'no_access' });
    expect(await server.as().refused(support.create, { body })).toMatchObject({ status: 403, error: 'no_access' });
    await grant('channel_talk', true);
    await server.as(owner).call(support.create, { body });
    expect(await stored()).toMatchObject([{ call_back_phone: '+442079460000', user_id: owner.userId }]);
    expect((await server.mailsTo('support@quayside.example')).at(-1)?.text).toContain('Call back: +442079460000');
    await grant('channel_ticket_form', false);
    expect(await server.as(owner).refused(support.create, { body: input })).toMatchObject({ error: 'no_access' });
    expect(await stored()).toHaveLength(1);
  });

  it('starts no mail header by a line break in its subject', async () => {
    await server.as().call(support.create, { body: { ...input, subject: 'One\r\nBcc: all@shop.example' } });
    expect((await server.mailsTo('support@quayside.example')).at(-1)?.subject).toContain('One Bcc: all@shop.example');
  });

  it.each([
    [{ ...input, name: ' ' }, 'body.name'],
    [{ ...input, email: 'robin' }, 'body.email'],
    [{ ...input, email: 'a@b.example\r\nBcc: c@d.example' }, 'body.email'],
    [{ ...input, topic: 'toString' }, 'body.topic'],
    [{ ...input, subject: 'x'.repeat(201) }, 'body.subject'],
    [{ ...input, message: 'x'.repeat(5_001) }, 'body.message'],
    [{ ...input, message: 'half \ud83d' }, 'body.message'],
    [{ ...input, failedRequestId: 'x'.repeat(101) }, 'body.failedRequestId'],
    [{ ...input, callBackPhone: '020 7946 0000' }, 'body.callBackPhone'],
    [{ ...input, userId: 1 }, 'body'],
  ])('is rejected and not stored if it is invalid: %#', async (body, field) => {
    const refusal = await server.as().refused(support.create, { body });
    expect(refusal).toMatchObject({ status: 400, error: 'invalid_request' });
    expect(Object.keys(refusal.fields ?? {})).toEqual([field]);
    expect(await stored()).toEqual([]);
  });

  it('is rejected before parsing if it is too large', async () => {
    const refusal = await server.as().refused(support.create, { body: { ...input, message: 'x'.repeat(70_000) } });
    expect(refusal).toMatchObject({ status: 413, error: 'payload_too_large' });
  });

  it('is limited to five per e-mail address and hour, in any case', async () => {
    const send = (email: string) => server.as().send(support.create, { body: { ...input, email } });
    for (let n = 0; n < 5; n += 1) expect((await send('full@shop.example')).statusCode).toBe(201);
    const refused = await send('FULL@shop.example');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ error: 'too_many_attempts' });
    expect((await send('other@shop.example')).statusCode).toBe(201);
    now = new Date(now.getTime() + 3_600_001);
    expect((await send('full@shop.example')).statusCode).toBe(201);
  });

  it('is limited to twenty per place and hour', async () => {
    const statuses = [];
    for (let n = 0; n < 21; n += 1) {
      const body = { ...input, email: `writer-${n}@shop.example` };
      statuses.push((await server.as().send(support.create, { body })).statusCode);
    }
    expect(statuses).toEqual([...Array(20).fill(201), 429]);
    expect(await stored()).toHaveLength(20);
  });

  it('is deleted after a year', async () => {
    await server.as().call(support.create, { body: input });
    now = new Date(now.getTime() + 364 * 86_400_000);
    await server.runJob('support.remove-old', {});
    expect(await stored()).toHaveLength(1);
    now = new Date(now.getTime() + 2 * 86_400_000);
    await server.runJob('support.remove-old', {});
    expect(await stored()).toEqual([]);
  });
});

describe('an installation without the form', () => {
  const without = useTestServer(useTestDatabase(), { settings: { SUBMIT_REQUEST: 'contact' } });

  it('rejects requests with a reason', async () => {
    const refusal = await without.as().refused(support.create, { body: input });
    expect(refusal).toMatchObject({ status: 404, error: 'support_form_off' });
  });
});

import { type ContactDetails, contract, profile } from '@quayside/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildLogin, buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { createMovableClock } from '../../platform/clock.ts';

const database = useTestDatabase();
const START = '2026-11-21T10:00:00Z';
const clock = createMovableClock(START);
const server = useTestServer(database, { clock });
let owner: TestLogin;

beforeEach(async () => {
  owner = await buildOwner(database.db);
});

const params = () => ({ id: owner.userId });
const contact = (given: Partial<ContactDetails> = {}, address: Partial<ContactDetails['address']> = {}) => ({
  first_name: 'Robin',
  last_name: 'Quay',
  phone: '+441326212345',
  email: 'robin@shop.example',
  ...given,
  address: {
    line1: '12 Harbour Lane',
    line2: '',
    city: 'Falmouth',
    postal_code: 'TR11 3AA',
    country: 'GB',
    state_or_province: '',
    ...address,
  },
});
const save = (body: ContactDetails) => server.as(owner).call(profile.updateContactDetails, { params: params(), body });
const history = async () => (await server.as(owner).call(contract.history.list, { params: params(), query: {} })).list;

describe('the contact details', () => {
  it('start with the business’s e-mail and country, and keep what is saved', async () => {
    const draft = await server.as(owner).call(profile.getContactDetails, { params: params() });
    expect(draft).toMatchObject({ first_name: '', address: { country: 'GB', city: '' } });
    expect(draft.email).toMatch(/@seller\.example$/);
    const saved = { ...contact({ email: owner.email }), pending_email: null };
    expect(await save(contact({ email: owner.email }))).toEqual(saved);
    expect(await server.as(owner).call(profile.getContactDetails, { params: params() })).toEqual(saved);
  });

  it('store a state by its code, whether its name or its code was sent, in any case', async () => {
    const american = { country: 'US', postal_code: '94105', city: 'San Francisco' };
    for (const state_or_province of ['california', 'CA', 'ca']) {
      const saved = await save(contact({}, { ...american, state_or_province }));
      expect(saved.address.state_or_province).toBe('CA');
    }
    const french = await save(contact({}, { country: 'CAFR', postal_code: 'H2Y 1C6', state_or_province: 'Québec' }));
    expect(french.address.state_or_province).toBe('QC');
  });

  it.each<[object, object, string]>([
    [{ phone: '01326 212345' }, {}, 'body.phone'],
    [{ phone: '+0326212345' }, {}, 'body.phone'],
    [{ email: 'robin' }, {}, 'body.email'],
    [{}, { postal_code: '' }, 'body.address.postal_code'],
    [{}, { postal_code: '20457' }, 'body.address.postal_code'],
    [{}, { country: 'US', postal_code: '94105', state_or_province: 'Atlantis' }, 'body.address.state_or_province'],
  ])('reject %j %j', async (given, address, field) => {
    const body = contact(given, address);
    const refusal = await server.as(owner).refused(profile.updateContactDetails, { params: params(), body });
    expect(refusal).toMatchObject({ status: 400, error: 'contact_details_invalid' });
    expect(Object.keys(refusal.fields ?? {})).toEqual([field]);
  });

  it.each<[object, object, string]>([
    [{ first_name: '\u3164' }, {}, 'body.first_name'],
    [{ last_name: '\u200D\u2800' }, {}, 'body.last_name'],
    [{}, { city: '\u00AD' }, 'body.address.city'],
    [{}, { state_or_province: '\u115F' }, 'body.address.state_or_province'],
  ])('have no text in which nobody sees anything: %j %j', async (given, address, field) => {
    const body = contact(given, address);
    const refusal = await server.as(owner).refused(profile.updateContactDetails, { params: params(), body });
    expect(refusal).toMatchObject({ status: 400, error: 'invalid_request' });
    expect(Object.keys(refusal.fields ?? {})).toEqual([field]);
  });

  it('may be empty', async () => {
    const empty = contact(
      { first_name: '', last_name: '', phone: '', email: '' },
      { line1: '', city: '', postal_code: '' },
    );
    expect(await save(empty)).toEqual({ ...empty, pending_email: null });
  });

  it('are in the history as changed, without the personal data', async () => {
    await save(contact());
    const [entry] = await history();
    expect(entry).toMatchObject({
      field: 'contact-details',
      why: 'contact_details_changed',
      before: null,
      after: null,
    });
    expect(JSON.stringify(entry)).not.toContain('Falmouth');
  });

  it('cannot be changed by an operator', async () => {
    const operator = await buildLogin(database.db, owner.userId, { role: 'operator' });
    const refusal = await server
      .as(operator)
      .refused(profile.updateContactDetails, { params: params(), body: contact() });
    expect(refusal.status).toBe(403);
  });
});

describe('a new e-mail address of the contact', () => {
  const DAY_MS = 86_400_000;
  const NEW = () => `contact-${owner.userId}@shop.example`;
  const read = () => server.as(owner).call(profile.getContactDetails, { params: params() });
  const confirm = (token: string, login = owner) => ({ params: { id: login.userId }, body: { token } });
  const tokens = async (to: string) =>
    (await server.mailsTo(to)).map(({ link }) => link.searchParams.get('token') ?? '');

  beforeEach(() => clock.set(START));

  it('is used once the mailed link was opened, and the link works once', async () => {
    await save(contact({ email: owner.email }));
    expect(await save(contact({ email: NEW() }))).toMatchObject({ email: owner.email, pending_email: NEW() });
    // Other details are saved in the meantime, with the address in use.
    expect(await save(contact({ email: owner.email, phone: '' }))).toMatchObject({ pending_email: NEW() });
    const [mail] = await server.mailsTo(NEW());
    expect(mail?.subject).toBe('Confirm the contact address for Quayside');
    expect(mail?.link.searchParams.get('contact')).toBe(String(owner.userId));
    const [token = ''] = await tokens(NEW());
    const proven = await server.as(owner).call(profile.confirmContactEmail, confirm(token));
    expect(proven).toMatchObject({ email: NEW(), phone: '', pending_email: null });
    expect(await read()).toEqual(proven);
    expect(await server.as(owner).refused(profile.confirmContactEmail, confirm(token))).toMatchObject({
      status: 404,
      error: 'link_invalid',
    });
  });

  it('is not used for another business, by an operator, with another token, after a week, or once it was replaced', async () => {
    await save(contact({ email: NEW() }));
    const [token = ''] = await tokens(NEW());
    const stranger = await buildOwner(database.db);
    expect(await server.as(stranger).refused(profile.confirmContactEmail, confirm(token, stranger))).toMatchObject({
      error: 'link_invalid',
    });
    const operator = await buildLogin(database.db, owner.userId, { role: 'operator' });
    expect((await server.as(operator).refused(profile.confirmContactEmail, confirm(token))).status).toBe(403);
    expect((await server.as(owner).refused(profile.confirmContactEmail, confirm('other'))).error).toBe('link_invalid');
    await save(contact({ email: `other-${NEW()}` }));
    expect((await server.as(owner).refused(profile.confirmContactEmail, confirm(token))).error).toBe('link_invalid');
    const [later = ''] = await tokens(`other-${NEW()}`);
    clock.advance(7 * DAY_MS);
    expect(await server.as(owner).refused(profile.confirmContactEmail, confirm(later))).toMatchObject({
      status: 410,
      error: 'link_expired',
    });
    expect((await read()).email).not.toContain('contact-');
  });

  it('needs no confirmation if a member of the team has confirmed it, and is discarded by an empty one', async () => {
    const colleague = await buildLogin(database.db, owner.userId, { role: 'operator' });
    expect(await save(contact({ email: colleague.email }))).toMatchObject({
      email: colleague.email,
      pending_email: null,
    });
    await save(contact({ email: NEW() }));
    expect(await save(contact({ email: '' }))).toMatchObject({ email: '', pending_email: null });
    expect(await server.mailsTo(colleague.email)).toEqual([]);
  });

  it('is mailed at most five times in a quarter of an hour', async () => {
    for (let n = 0; n < 5; n += 1) await save(contact({ email: NEW() }));
    expect(
      await server
        .as(owner)
        .refused(profile.updateContactDetails, { params: params(), body: contact({ email: NEW() }) }),
    ).toMatchObject({ status: 429 });
    expect(await server.mailsTo(NEW())).toHaveLength(5);
  });
});

describe('the third-party tools', () => {
  const update = (tools: readonly { code: 'C'; tool_external_reference: string }[]) =>
    server.as(owner).call(profile.updateTools, { params: params(), body: { tools } });

  it('are listed without a session', async () => {
    expect(await server.as().call(profile.listTools, {})).toEqual({
      tools: [{ code: 'C', name: 'ChannelAdvisor', slug: 'channeladvisor' }],
    });
  });

  it('keep the Profile ID until it is removed, each change with its history', async () => {
    await update([{ code: 'C', tool_external_reference: ' 12017 ' }]);
    await update([{ code: 'C', tool_external_reference: '12017' }]);
    const { tools } = await server.as(owner).call(profile.getTools, { params: params() });
    expect(tools).toEqual([{ code: 'C', tool_external_reference: '12017' }]);
    expect(await update([])).toEqual({ tools: [] });
    expect((await history()).map(({ before, after }) => [before, after])).toEqual([
      ['12017', null],
      [null, '12017'],
    ]);
  });

  it.each([
    [[{ code: 'X', tool_external_reference: '1' }]],
    [[{ code: 'C', tool_external_reference: '' }]],
    [
      [
        { code: 'C', tool_external_reference: '1' },
        { code: 'C', tool_external_reference: '2' },
      ],
    ],
  ])('reject %j', async (tools) => {
    const refusal = await server.as(owner).refused(profile.updateTools, { params: params(), body: { tools } });
    expect(refusal).toMatchObject({ status: 400, error: 'invalid_request' });
  });
});

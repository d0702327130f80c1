import { billing, history, type InvoiceDetails, invoices, type PlanChoiceInput } from '@quayside/contract';
import { DAY_MS } from '@quayside/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { britishDetails } from '../../../../test/factories/plan.ts';
import { buildOwner, type TestLogin } from '../../../../test/factories/seller.ts';
import { saveInvoiceDetails } from '../../../../test/invoice-details.ts';
import { readPdf } from '../../../../test/pdf-text.ts';
import { useTestServer } from '../../../../test/server.ts';
import { useTestSandbox } from '../../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../../test/setup/test-database.ts';
import { createMovableClock } from '../../../platform/clock.ts';

/* VAT ids in the life of a subscription, with the sandbox's registers. */

const START = '2027-04-01T12:00:00Z';
const clock = createMovableClock(START);
const database = useTestDatabase();
const sandbox = useTestSandbox();
const settings = () => ({
  PAYMENT_PROVIDER: 'test',
  VAT_ID_CHECK: 'on',
  VAT_ID_CHECK_URL: `${sandbox.url}/tax-offices`,
  HMRC_CLIENT_ID: 'quayside-demo-hmrc',
  HMRC_CLIENT_SECRET: 'quayside-demo-secret',
});
const server = useTestServer(database, { clock, settings });
const STARTER: PlanChoiceInput = { plan: 'starter', interval: 'monthly' };
const VAT_ID = 'IT00743110157';
const italian = {
  ...britishDetails,
  country: 'IT',
  postalCode: '20121',
  city: 'Milano',
  vatId: VAT_ID,
  currency: 'EUR',
} as const;
const day = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
let owner: TestLogin;

beforeEach(async () => {
  clock.set(START);
  await sandbox.clearFaults();
  await trouble(undefined);
  await judge('valid');
  await database.db.updateTable('subscriptions').set({ state: 'ended' }).execute();
  owner = await buildOwner(database.db, { ebay: 'T' });
});

const params = () => ({ id: owner.userId });
const as = () => server.as(owner);
const trouble = (word: string | undefined) => sandbox.control('tax-offices', { country: '*', trouble: word });
const judge = (verdict: 'valid' | 'invalid', vatId = VAT_ID) => sandbox.control('tax-offices', { vatId, verdict });
/** As a seller saves: what an answer changes is shown and confirmed again. */
const save = (details: InvoiceDetails = italian) =>
  saveInvoiceDetails(server, owner, details).catch((error: unknown) => {
    if (!String(error).includes('move_changed')) throw error;
    return saveInvoiceDetails(server, owner, details);
  });
const read = () => as().call(billing.getInvoiceDetails, { params: params() });
const quote = () => as().call(billing.quote, { params: params(), query: STARTER });
const listInvoices = async () => (await as().call(invoices.list, { params: params(), query: {} })).data;
const askDue = () => server.runJob('billing.vat-ids', {});
const questions = async () => {
  const { requests } = await sandbox.control<{ requests: { operation: string }[] }>('requests');
  return requests.filter(({ operation }) => operation === 'vies.checkVatNumber').length;
};

async function settle(): Promise<void> {
  const pending = await database.db
    .selectFrom('payments')
    .select('payment_id')
    .where('user_id', '=', owner.userId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  if (pending) await server.runJob('billing.settle', { userId: owner.userId, paymentId: pending.payment_id });
}

async function buy(): Promise<void> {
  const { total } = await quote();
  await as().call(billing.createCheckout, {
    body: {
      user_id: owner.userId,
      ...STARTER,
      payment_method_type: 'CREDIT_CARD',
      payment_method: 'test_card_success',
      total,
      idempotency_key: `key-of-${owner.userId}-starter`,
    },
  });
  await settle();
}

/** Moves the clock day by day, and does each day what is due. */
async function pass(days: number): Promise<void> {
  for (let done = 0; done < days; done += 1) {
    clock.set(new Date(clock.now().getTime() + DAY_MS));
    await askDue();
    await server.runJob('billing.due', {});
    await settle();
  }
}
const textOf = async (number: string) => {
  const answer = await server.app.inject({
    url: `/v2/users/${owner.userId}/invoices/${number}/pdf?lang=en`,
    headers: { cookie: owner.cookie },
  });
  return readPdf(answer.rawPayload).lines.join(' ');
};

describe('a VAT id that its register confirms', () => {
  it('is kept with its day and reference, and stands on screen, invoice, PDF and CSV', async () => {
    const proof = { verdict: 'valid', register: 'vies', on: day, reference: expect.stringMatching(/^WAPI/) };
    expect((await save()).vatProof).toEqual(proof);
    expect(await quote()).toMatchObject({ vat: 0, vatTreatment: 'reverse_charge', vatProof: proof });
    await buy();
    const [invoice] = await listInvoices();
    expect(invoice).toMatchObject({ vatTreatment: 'reverse_charge', vatProof: proof });
    expect(await textOf(invoice?.number ?? '')).toMatch(/VIES confirmed the VAT ID on .* reference WAPI/);
    const csv = await server.app.inject({
      url: `/v2/users/${owner.userId}/invoices/export?year=2027`,
      headers: { cookie: owner.cookie },
    });
    expect(csv.body).toMatch(/reverse_charge,.*,valid,vies,\d{4}-\d\d-\d\d,WAPI/);
  });

  it('is not asked about again when other details are saved on the same day', async () => {
    await save();
    const before = await questions();
    await save({ ...italian, city: 'Torino' });
    expect(await questions()).toBe(before);
    expect((await read()).vatProof).toMatchObject({ verdict: 'valid' });
  });

  it('is confirmed again before each monthly invoice', async () => {
    await save();
    await buy();
    const before = await questions();
    await pass(31);
    expect(await questions()).toBe(before + 1);
    expect((await listInvoices())[0]).toMatchObject({ vatTreatment: 'reverse_charge', vatProof: { verdict: 'valid' } });
  });

  it('of a British business is confirmed by HMRC', async () => {
    const saved = await save({ ...britishDetails, vatId: 'GB123456789' });
    expect(saved.vatProof).toMatchObject({ verdict: 'valid', register: 'hmrc', on: day });
  });
});

describe('a register that does not answer', () => {
  it.each(['MS_UNAVAILABLE', 'IP_BLOCKED', 'huge', 'other_number'])(
    'stops neither saving nor buying (%s), and the invoice says that only the form was checked',
    async (word) => {
      await trouble(word);
      const proof = { verdict: 'unanswered', register: 'vies', on: '2027-04-01', reference: null };
      expect((await save()).vatProof).toEqual(proof);
      await buy();
      const [invoice] = await listInvoices();
      expect(invoice).toMatchObject({ status: 'paid', vat: 0, vatTreatment: 'reverse_charge', vatProof: proof });
      expect(await textOf(invoice?.number ?? '')).toContain(
        'Only the form of the VAT ID was checked: VIES did not answer on',
      );
    },
  );

  it('is asked again with growing pauses while the plan runs, and the next invoice has its answer', async () => {
    await trouble('MS_UNAVAILABLE');
    await save();
    await buy();
    const before = await questions();
    const minutes = async (count: number) => {
      clock.set(new Date(clock.now().getTime() + count * 60_000));
      await askDue();
      return (await questions()) - before;
    };
    expect(await minutes(9)).toBe(0);
    expect(await minutes(2)).toBe(1);
    expect(await minutes(15)).toBe(1);
    expect(await minutes(6)).toBe(2);
    await trouble(undefined);
    expect(await minutes(41)).toBe(3);
    expect((await read()).vatProof).toMatchObject({ verdict: 'valid' });
    expect((await listInvoices())[0]?.vatProof).toMatchObject({ verdict: 'unanswered' });
    await pass(30);
    expect((await listInvoices())[0]).toMatchObject({ total: 29_00, vatProof: { verdict: 'valid' } });
  });

  it('is not asked while no plan runs', async () => {
    await trouble('MS_UNAVAILABLE');
    await save();
    const before = await questions();
    await pass(2);
    expect(await questions()).toBe(before);
  });

  it('later does not take away what it confirmed before', async () => {
    await save();
    await buy();
    await trouble('MS_UNAVAILABLE');
    await pass(31);
    expect((await listInvoices())[0]).toMatchObject({ vatTreatment: 'reverse_charge', vatProof: { verdict: 'valid' } });
  });
});

describe('a VAT id that its register calls invalid', () => {
  it('may be saved, counts as absent, and the page says so at once', async () => {
    await judge('invalid');
    expect((await save()).vatProof).toMatchObject({ verdict: 'invalid', register: 'vies' });
    expect(await quote()).toMatchObject({ vatTreatment: 'oss', vatBasisPoints: 2_200 });
    await buy();
    const [invoice] = await listInvoices();
    expect(invoice).toMatchObject({ vatTreatment: 'oss', total: 35_38, vatProof: { verdict: 'invalid' } });
    expect(await textOf(invoice?.number ?? '')).toMatch(/According to VIES, the VAT ID was not valid on/);
  });

  it('while a plan runs is told by mail, charges VAT from the next invoice on, and changes no issued one', async () => {
    await save();
    await buy();
    await judge('invalid');
    await pass(31);
    const [renewed, first] = await listInvoices();
    expect(first).toMatchObject({ vatTreatment: 'reverse_charge', total: 29_00, vatProof: { verdict: 'valid' } });
    expect(renewed).toMatchObject({ vatTreatment: 'oss', total: 35_38, vatProof: { verdict: 'invalid' } });
    const mails = await server.mailsTo(owner.email);
    expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/partita IVA di .* non è valida/));
    const { list } = await as().call(history.list, { params: params(), query: {} });
    expect(list.map(({ why }) => why)).toContain('vat_id_invalid');
    await judge('valid');
    await pass(8);
    expect((await server.mailsTo(owner.email)).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/partita IVA di .* è di nuovo valida/),
    );
    await pass(24);
    expect((await listInvoices())[0]).toMatchObject({ vatTreatment: 'reverse_charge', total: 29_00 });
  });

  it('leaves another id of the business alone', async () => {
    await judge('invalid');
    await save();
    await save({ ...italian, vatId: 'IT00159560366' });
    expect(await quote()).toMatchObject({ vatTreatment: 'reverse_charge', vatProof: { verdict: 'valid' } });
    await save();
    expect(await quote()).toMatchObject({ vatTreatment: 'oss' });
  });
});

it('a business causes at most twenty questions a day by saving', async () => {
  const before = await questions();
  for (let number = 0; number < 25; number += 1) {
    const vatId = `ATU${String(10_000_000 + number)}`;
    await save({ ...italian, country: 'AT', postalCode: '1010', city: 'Wien', vatId });
  }
  expect((await questions()) - before).toBe(20);
  expect((await read()).vatProof).toMatchObject({ verdict: 'form', register: null });
});

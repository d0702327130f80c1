import { billing, contract, invoices, type PlanChoiceInput } from '@quayside/contract';
import { DAY_MS } from '@quayside/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { britishDetails, buildPlan } from '../../../test/factories/plan.ts';
import { buildLogin, buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { saveInvoiceDetails } from '../../../test/invoice-details.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { createMovableClock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';

const clock = createMovableClock('2027-04-01T12:00:00Z');
const database = useTestDatabase();
const server = useTestServer(database, { clock, settings: { PAYMENT_PROVIDER: 'test' } });
let owner: TestLogin;

beforeEach(async () => {
  clock.set('2027-04-01T12:00:00Z');
  // Subscriptions of other tests would be due when this test moves the clock.
  await database.db.updateTable('subscriptions').set({ state: 'ended' }).execute();
  owner = await buildOwner(database.db, { ebay: 'T' });
});

const params = (login = owner) => ({ id: login.userId });
const as = (login = owner) => server.as(login);
const saveDetails = (given: object = {}, login = owner) =>
  saveInvoiceDetails(server, login, { ...britishDetails, ...given });
const current = async (login = owner) =>
  (await as(login).call(billing.getCurrent, { params: params(login) })).subscription;
const STARTER: PlanChoiceInput = { plan: 'starter', interval: 'monthly' };

async function order(method: string, given: object = {}, choice = STARTER) {
  const { total } = await as().call(billing.quote, { params: params(), query: choice });
  return {
    user_id: owner.userId,
    ...choice,
    payment_method_type: 'CREDIT_CARD' as const,
    payment_method: method,
    total,
    idempotency_key: `key-${owner.userId}-${method}`,
    ...given,
  };
}

async function checkOut(method: string, given: object = {}, choice = STARTER) {
  return as().call(billing.createCheckout, { body: await order(method, given, choice) });
}

const pendingPayment = async () => {
  const row = await database.db
    .selectFrom('payments')
    .select('payment_id')
    .where('user_id', '=', owner.userId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return row?.payment_id;
};
/** Does what a worker does for a pending payment. */
async function settle(): Promise<void> {
  const paymentId = await pendingPayment();
  if (paymentId !== undefined) await server.runJob('billing.settle', { userId: owner.userId, paymentId });
}
/** Moves the clock day by day to the given date, and does what is due each day. */
async function passUntil(date: string): Promise<void> {
  const end = new Date(date);
  while (clock.now() < end) {
    clock.set(new Date(Math.min(clock.now().getTime() + DAY_MS, end.getTime())));
    await server.runJob('billing.due', {});
    await settle();
  }
}
const statusOf = async (id: string) => (await as().call(billing.getCheckout, { params: { id } })).status;
const listInvoices = async () => (await as().call(invoices.list, { params: params(), query: {} })).data;
const charged = async () => {
  const rows = await database.db
    .selectFrom('payments')
    .select('amount_minor')
    .where('user_id', '=', owner.userId)
    .where('status', '=', 'succeeded')
    .execute();
  return rows.reduce((sum, row) => sum + row.amount_minor, 0);
};
const platformState = async () => {
  const { user } = await as().call(contract.session.get, {});
  return user.platformStates.ebay;
};

describe('a checkout', () => {
  it('that succeeds starts the plan, pays the invoice and makes the platform a paying one', async () => {
    await saveDetails();
    const { id, status } = await checkOut('test_card_success');
    expect(status).toBe('pending');
    await settle();
    expect(await statusOf(id)).toBe('success');
    expect(await current()).toMatchObject({
      plan: 'starter',
      interval: 'monthly',
      currency: 'GBP',
      state: 'active',
      periodEnd: '2027-05-01T12:00:00.000Z',
      periodNet: 25_00,
    });
    expect(await listInvoices()).toMatchObject([
      { kind: 'invoice', status: 'paid', net: 25_00, vat: 0, total: 25_00, vatTreatment: 'outside_eu' },
    ]);
    expect(await platformState()).toBe('P');
  });

  it('with a used key is the same checkout, and with other terms it is refused', async () => {
    await saveDetails();
    const body = await order('test_card_success', { idempotency_key: 'used-key' });
    const { id } = await as().call(billing.createCheckout, { body });
    expect((await as().call(billing.createCheckout, { body })).id).toBe(id);
    await settle();
    expect((await as().call(billing.createCheckout, { body })).id).toBe(id);
    const others = [
      { plan: 'growth' as const },
      { interval: 'yearly' as const },
      { total: body.total + 1 },
      { payment_method: 'test_card_pending' },
      { payment_method_type: 'PAYPAL' as const, payment_method: 'test_paypal_success' },
    ];
    for (const other of others) {
      expect(await as().refused(billing.createCheckout, { body: { ...body, ...other } })).toMatchObject({
        status: 422,
        error: 'idempotency_key_reused',
      });
    }
  });

  it('grants what the plan grants, and an admin’s own setting takes precedence', async () => {
    await saveDetails();
    await checkOut('test_card_success', {}, { plan: 'growth', interval: 'monthly' });
    await settle();
    const granted = () => as().call(contract.entitlements.get, { params: params() });
    expect(await granted()).toMatchObject({ bulk_requesting_enabled: true, channel_talk: false });
    const admin = await buildLogin(database.db, owner.userId, { adminUserId: 5 });
    await as(admin).call(contract.entitlements.update, {
      params: { ...params(), name: 'bulk_requesting_enabled' },
      body: { value: false },
    });
    expect(await granted()).toMatchObject({ bulk_requesting_enabled: false });
  });

  it.each([
    ['test_card_declined', 'card_declined'],
    ['test_card_no_funds', 'insufficient_funds'],
  ])('with %s fails with %s and changes nothing', async (method, code) => {
    await saveDetails();
    const { id } = await checkOut(method);
    await settle();
    const checkout = await as().call(billing.getCheckout, { params: { id } });
    expect(checkout).toMatchObject({ status: 'failure', error_code: code });
    expect(await current()).toBeNull();
    expect(await listInvoices()).toEqual([]);
    expect(await platformState()).toBe('T');
  });

  it('with a slow payment stays pending and then succeeds, and the provider charges once', async () => {
    await saveDetails();
    const { id } = await checkOut('test_card_pending');
    await settle();
    expect(await statusOf(id)).toBe('success');
    const books = await database.db
      .selectFrom('test_payments')
      .select('status')
      .where('payment_ref', 'like', `tp_${owner.userId}-%`)
      .execute();
    expect(books).toEqual([{ status: 'succeeded' }]);
  });

  it('with a payment that is never settled stays pending, and is cancelled after a day', async () => {
    await saveDetails();
    const { id } = await checkOut('test_card_stuck');
    await settle();
    expect(await statusOf(id)).toBe('pending');
    await passUntil('2027-04-03T12:00:00Z');
    const checkout = await as().call(billing.getCheckout, { params: { id } });
    expect(checkout).toMatchObject({ status: 'failure', error_code: 'cancelled' });
    expect(await current()).toBeNull();
  });

  it('survives a provider that does not respond', async () => {
    await saveDetails();
    const { id } = await checkOut('test_card_unavailable');
    await expect(settle()).rejects.toThrow(/down/);
    await expect(settle()).rejects.toThrow(/down/);
    expect(await statusOf(id)).toBe('pending');
    await settle();
    expect(await statusOf(id)).toBe('success');
    expect(await charged()).toBe(25_00);
  });

  it.each([
    [true, 'success'],
    [false, 'failure'],
  ])('that asks for a second factor waits for the answer %s', async (approved, expected) => {
    await saveDetails();
    const { id } = await checkOut('test_card_second_factor');
    await settle();
    const { redirect_url } = await as().call(billing.getCheckout, { params: { id } });
    const paymentRef = new URL(redirect_url ?? '', 'http://x.example').searchParams.get('payment') ?? '';
    const answer = { params: { ...params(), paymentRef }, body: { approved } };
    const stranger = await buildOwner(database.db);
    const foreign = { ...answer, params: { ...answer.params, id: stranger.userId } };
    expect(await as(stranger).refused(billing.answerPayment, foreign)).toMatchObject({ status: 404 });
    await as().call(billing.answerPayment, answer);
    expect(await as().refused(billing.answerPayment, answer)).toMatchObject({ error: 'checkout_not_found' });
    await settle();
    expect(await statusOf(id)).toBe(expected);
  });

  it('made twice with one key, or in two tabs at once, is one checkout and one charge', async () => {
    await saveDetails();
    const body = await order('test_card_success');
    const [one, two, three] = await Promise.all([
      as().call(billing.createCheckout, { body }),
      as().call(billing.createCheckout, { body }),
      as().call(billing.createCheckout, { body: { ...body, idempotency_key: 'another-tab' } }),
    ]);
    expect(new Set([one.id, two.id, three.id]).size).toBe(1);
    await settle();
    expect(await as().call(billing.createCheckout, { body })).toMatchObject({ id: one.id, status: 'success' });
    const again = { body: { ...body, idempotency_key: 'a-third-tab' } };
    expect(await as().refused(billing.createCheckout, again)).toMatchObject({ error: 'already_subscribed' });
    expect(await charged()).toBe(25_00);
  });

  it('for another plan is rejected until the first payment is decided', async () => {
    await saveDetails();
    await checkOut('test_card_stuck');
    const body = await order('test_card_success', {}, { plan: 'scale', interval: 'yearly' });
    expect(await as().refused(billing.createCheckout, { body })).toMatchObject({ error: 'payment_pending' });
  });

  it('is rejected without a billing address, for another amount, for another user and with an unknown method', async () => {
    const refused = async (given: object) =>
      (await as().refused(billing.createCheckout, { body: await order('test_card_success', given) })).error;
    expect(await refused({})).toBe('invoice_details_missing');
    await saveDetails();
    expect(await refused({ total: 1 })).toBe('plan_price_changed');
    expect(await refused({ user_id: owner.userId + 1 })).toBe('foreign_user');
    expect(await refused({ payment_method: '4242424242424242' })).toBe('payment_method_unknown');
    expect(await refused({ payment_method_type: 'PAYPAL' })).toBe('payment_method_unknown');
  });

  it('belongs to its user', async () => {
    await saveDetails();
    const { id } = await checkOut('test_card_success');
    const stranger = await buildOwner(database.db);
    expect(await as(stranger).refused(billing.getCheckout, { params: { id } })).toMatchObject({ status: 404 });
    const viewer = await buildLogin(database.db, owner.userId, { role: 'manager' });
    const body = await order('test_card_success');
    expect(await as(viewer).refused(billing.createCheckout, { body })).toMatchObject({ status: 403 });
  });

  it('charges German VAT in Germany, none to an Italian business, and French VAT to a French buyer without a VAT id', async () => {
    const quoted = async (given: object) => {
      await saveDetails({ currency: 'EUR', ...given });
      const { net, vat, vatTreatment } = await as().call(billing.quote, { params: params(), query: STARTER });
      return [net, vat, vatTreatment];
    };
    expect(await quoted({ country: 'DE', postalCode: '20457' })).toEqual([29_00, 5_51, 'domestic']);
    const italian = { country: 'IT', postalCode: '00100', vatId: 'IT00743110157' };
    expect(await quoted(italian)).toEqual([29_00, 0, 'reverse_charge']);
    expect(await quoted({ country: 'FR', postalCode: '75001' })).toEqual([29_00, 5_80, 'oss']);
    expect(
      await as().refused(billing.updateInvoiceDetails, {
        params: params(),
        body: { ...britishDetails, ...italian, vatId: 'IT00743110158' },
      }),
    ).toMatchObject({ fields: { 'body.vatId': 'invalid_vat_id' } });
  });

  it('requires a state in the United States and Canada, and keeps its code', async () => {
    const american = { ...britishDetails, country: 'US', postalCode: '94105', city: 'San Francisco' };
    const saved = await saveDetails({ ...american, state: 'california' });
    expect(saved.state).toBe('CA');
    for (const [state, problem] of [
      ['', 'required'],
      ['Atlantis', 'invalid_state'],
    ] as const) {
      const refusal = await as().refused(billing.updateInvoiceDetails, {
        params: params(),
        body: { ...american, state },
      });
      expect(refusal.fields).toEqual({ 'body.state': problem });
    }
  });
});

/** What the plan Growth has beyond Starter in an installation without a chat. */
const MORE_IN_GROWTH = ['bulk_requesting_enabled', 'can_onboard_to_epl', 'can_use_epl_trial'];

describe('a change of plan', () => {
  const preview = (choice: PlanChoiceInput) => as().call(billing.previewChange, { params: params(), query: choice });
  const change = (choice: PlanChoiceInput, dueTotal: number) =>
    as().call(billing.change, { params: params(), body: { ...choice, dueTotal } });

  beforeEach(async () => {
    await withTransaction(database.db, (tx) => buildPlan(tx, owner.userId, STARTER, clock.now()));
    clock.set('2027-04-16T12:00:00Z');
  });

  it('to a larger plan shows and charges the difference, and then grants more', async () => {
    const shown = await preview({ plan: 'growth', interval: 'monthly' });
    expect(shown).toMatchObject({ effective: 'now', charge: 34_50, credit: 12_50, dueTotal: 22_00, loses: [] });
    // This installation has no chat, so no plan promises one.
    expect(shown.gains).toEqual(MORE_IN_GROWTH);
    const asked = await change({ plan: 'growth', interval: 'monthly' }, shown.dueTotal);
    expect(asked.subscription).toMatchObject({ plan: 'starter', isChanging: true });
    await settle();
    expect(await current()).toMatchObject({ plan: 'growth', isChanging: false, periodEnd: '2027-05-01T12:00:00.000Z' });
    expect(await listInvoices()).toMatchObject([{ total: 22_00 }, { total: 25_00 }]);
    expect(await charged()).toBe(47_00);
  });

  it('to a smaller plan is planned for the end of the period, can be withdrawn, and says what it removes', async () => {
    const grown = await preview({ plan: 'growth', interval: 'monthly' });
    await change({ plan: 'growth', interval: 'monthly' }, grown.dueTotal);
    await settle();
    const shown = await preview(STARTER);
    expect(shown).toMatchObject({ effective: 'period_end', dueTotal: 0, at: '2027-05-01T12:00:00.000Z' });
    expect(shown.loses).toEqual(MORE_IN_GROWTH);
    await change(STARTER, 0);
    expect(await current()).toMatchObject({ plan: 'growth', next: { plan: 'starter', net: 25_00 } });
    await as().call(billing.resume, { params: params() });
    expect(await current()).toMatchObject({ next: null });
    await change(STARTER, 0);
    await passUntil('2027-05-02T12:00:00Z');
    expect(await current()).toMatchObject({ plan: 'starter', next: null, periodEnd: '2027-06-01T12:00:00.000Z' });
  });

  it('that fails keeps the plan', async () => {
    const { token } = await as().call(billing.getCardToken, { params: params() });
    await as().call(billing.updatePaymentMethod, {
      params: params(),
      body: { payment_method_type: 'CREDIT_CARD', payment_method: 'test_card_declined', one_time_token: token },
    });
    const shown = await preview({ plan: 'growth', interval: 'monthly' });
    await change({ plan: 'growth', interval: 'monthly' }, shown.dueTotal);
    await settle();
    expect(await current()).toMatchObject({ plan: 'starter', state: 'active', isChanging: false });
    expect(await listInvoices()).toHaveLength(1);
  });

  it('is rejected for another amount, for the current plan and without one', async () => {
    const refused = async (choice: PlanChoiceInput, dueTotal: number, login = owner) =>
      (await as(login).refused(billing.change, { params: params(login), body: { ...choice, dueTotal } })).error;
    expect(await refused({ plan: 'growth', interval: 'monthly' }, 1)).toBe('plan_price_changed');
    expect(await refused(STARTER, 0)).toBe('same_plan');
    expect(await refused(STARTER, 0, await buildOwner(database.db))).toBe('no_subscription');
  });

  it('keeps the currency of the running plan', async () => {
    const body = { ...britishDetails, currency: 'EUR' as const };
    expect(await as().refused(billing.updateInvoiceDetails, { params: params(), body })).toMatchObject({
      error: 'currency_in_use',
    });
  });
});

describe('a subscription', () => {
  it('renews on its day, even after a short month', async () => {
    clock.set('2027-01-31T12:00:00Z');
    await withTransaction(database.db, (tx) => buildPlan(tx, owner.userId, STARTER, clock.now()));
    await passUntil('2027-04-30T13:00:00Z');
    const dates = (await listInvoices()).map(({ invoice_date, status }) => [invoice_date, status]);
    expect(dates).toEqual([
      ['2027-04-30', 'paid'],
      ['2027-03-31', 'paid'],
      ['2027-02-28', 'paid'],
      ['2027-01-31', 'paid'],
    ]);
    expect(await current()).toMatchObject({ periodEnd: '2027-05-31T12:00:00.000Z' });
  });

  it('that is cancelled ends with its period, and its platforms become passive', async () => {
    await withTransaction(database.db, (tx) => buildPlan(tx, owner.userId, STARTER, clock.now()));
    await database.db.updateTable('user_platforms').set({ state: 'P' }).where('user_id', '=', owner.userId).execute();
    const answer = await as().call(billing.cancel, { params: params() });
    expect(answer.subscription).toMatchObject({ cancelsAtPeriodEnd: true, endsAt: '2027-05-01T12:00:00.000Z' });
    await passUntil('2027-04-30T12:00:00Z');
    expect(await current()).not.toBeNull();
    await passUntil('2027-05-01T13:00:00Z');
    expect(await current()).toBeNull();
    expect(await platformState()).toBe('V');
    expect((await server.mailsTo(owner.email)).at(-1)?.subject).toContain('has ended');
    expect(await as().refused(billing.cancel, { params: params() })).toMatchObject({ error: 'no_subscription' });
  });

  it('whose card is declined is retried three times within 14 days and then ends, with its invoice credited', async () => {
    await saveDetails();
    await checkOut('test_card_renewal_declined');
    await settle();
    await passUntil('2027-05-02T12:00:00Z');
    expect(await current()).toMatchObject({ state: 'past_due', endsAt: '2027-05-15T12:00:00.000Z' });
    expect(await platformState()).toBe('P');
    expect((await as().call(invoices.listUnpaid, { params: params() })).data).toHaveLength(1);
    expect((await server.mailsTo(owner.email)).at(-1)?.subject).toContain('failed');
    await passUntil('2027-05-16T12:00:00Z');
    expect(await current()).toBeNull();
    expect(await platformState()).toBe('V');
    const rows = await listInvoices();
    expect(rows.map(({ kind, status, total }) => [kind, status, total])).toEqual([
      ['credit_note', 'credited', -25_00],
      ['invoice', 'credited', 25_00],
      ['invoice', 'paid', 25_00],
    ]);
    expect(rows[0]?.credits).toBe(rows[1]?.number);
    const failed = await database.db
      .selectFrom('payments')
      .select('payment_id')
      .where('user_id', '=', owner.userId)
      .where('status', '=', 'failed')
      .execute();
    expect(failed).toHaveLength(4);
  });

  it('that is past due recovers at once with a new payment method', async () => {
    await saveDetails();
    await checkOut('test_card_renewal_declined');
    await settle();
    await passUntil('2027-05-02T12:00:00Z');
    const { token } = await as().call(billing.getCardToken, { params: params() });
    const body = {
      payment_method_type: 'CREDIT_CARD' as const,
      payment_method: 'test_card_success',
      one_time_token: token,
    };
    await as().call(billing.updatePaymentMethod, { params: params(), body });
    await server.runJob('billing.due', {});
    await settle();
    expect(await current()).toMatchObject({ state: 'active', endsAt: null });
    expect((await as().call(invoices.listUnpaid, { params: params() })).data).toEqual([]);
    const { last_payment_details } = await as().call(billing.getPaymentDetails, { params: params() });
    expect(last_payment_details).toMatchObject({ was_successful: true, is_processing: false });
  });

  it('changes its payment method only with an unexpired token of the same login', async () => {
    await withTransaction(database.db, (tx) => buildPlan(tx, owner.userId, STARTER, clock.now()));
    const { token } = await as().call(billing.getCardToken, { params: params() });
    const other = await buildLogin(database.db, owner.userId);
    const refused = async (login: TestLogin, one_time_token: string) => {
      const body = { payment_method_type: 'CREDIT_CARD' as const, payment_method: 'test_card_success', one_time_token };
      return (await as(login).refused(billing.updatePaymentMethod, { params: params(), body })).error;
    };
    expect(await refused(other, token)).toBe('card_token_invalid');
    expect(await refused(owner, 'nothing')).toBe('card_token_invalid');
    clock.advance(16 * 60_000);
    expect(await refused(owner, token)).toBe('card_token_invalid');
  });
});

describe('an eBay trial', () => {
  const ebay = () => ({ ...params(), platform: 'ebay' as const });
  const trial = () => as().call(billing.getTrial, { params: ebay() });

  it('waits to be started, can be extended three times, starts, and ends by itself', async () => {
    await database.db
      .updateTable('user_platforms')
      .set({ trial_launched: false })
      .where('user_id', '=', owner.userId)
      .execute();
    expect(await trial()).toMatchObject({
      state: 'waiting',
      postponeCount: 0,
      validationTime: '2027-04-08T12:00:00.000Z',
    });
    for (let count = 1; count <= 3; count += 1) {
      const prolonged = await as().call(billing.prolongTrial, { params: ebay() });
      expect(prolonged).toMatchObject({ postponeCount: count, canProlong: count < 3 });
    }
    expect(await as().refused(billing.prolongTrial, { params: ebay() })).toMatchObject({
      error: 'trial_not_prolongable',
    });
    const started = await as().call(billing.startTrial, { params: ebay() });
    expect(started).toMatchObject({ state: 'running', validationTime: '2027-04-15T12:00:00.000Z' });
    expect((await as().call(contract.session.get, {})).user.platforms.ebay?.trialLaunched).toBe(true);
    await passUntil('2027-04-15T13:00:00Z');
    expect(await platformState()).toBe('V');
    expect(await as().refused(billing.getTrial, { params: ebay() })).toMatchObject({ error: 'no_trial' });
  });

  it('that the seller ends is over at once', async () => {
    await as().call(billing.cancelTrial, { params: ebay() });
    expect(await platformState()).toBe('V');
  });
});

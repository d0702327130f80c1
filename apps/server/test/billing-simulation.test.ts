import { billing, invoices } from '@quayside/contract';
import { BILLING_INTERVALS, DAY_MS, PLAN_IDS, vatFor, vatOn } from '@quayside/kernel';
import { expect, it } from 'vitest';
import { createMovableClock } from '../src/platform/clock.ts';
import { britishDetails } from './factories/plan.ts';
import { buildLogin, buildOwner, type TestLogin } from './factories/seller.ts';
import { saveInvoiceDetails } from './invoice-details.ts';
import { useTestServer } from './server.ts';
import { useTestDatabase } from './setup/test-database.ts';

/*
 * Simulates subscriptions over years: checkouts, plan changes, cancellations, failing cards, refunds and moves to other
 * countries, at random. They start on a leap day. The suite simulates a few hundred months; `BILLING_MONTHS=10000 npx
 * vitest run --project server apps/server/test/billing-simulation.test.ts` simulates more.
 */

const MONTHS = Number(process.env.BILLING_MONTHS ?? 240);
const SELLERS = Math.max(10, Math.round(Math.sqrt(MONTHS)));
const SEED = Number(process.env.BILLING_SEED ?? 1);
/** Renewals and dunning steps are days apart, so a step of two days never misses one for long. */
const STEP_MS = 2 * DAY_MS;

const clock = createMovableClock('2024-02-29T12:00:00Z');
const database = useTestDatabase();
const server = useTestServer(database, { clock, settings: { PAYMENT_PROVIDER: 'test' } });

const ADDRESSES = [
  { country: 'GB', postalCode: 'TR11 3AA', vatId: '' },
  { country: 'DE', postalCode: '20457', vatId: '' },
  { country: 'DE', postalCode: '20457', vatId: 'DE123456788' },
  { country: 'FR', postalCode: '75001', vatId: '' },
  { country: 'IT', postalCode: '00100', vatId: 'IT00743110157' },
  { country: 'FI', postalCode: '00100', vatId: '' },
  { country: 'US', state: 'CA', postalCode: '94105', vatId: '' },
] as const;
const CARDS = ['test_card_success', 'test_card_success', 'test_card_renewal_declined', 'test_card_declined'] as const;

/** Numbers from [0, 1), the same for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = createRandom(SEED);
const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

/** Prints the results of a long simulation for whoever requested it. */
function report(
  issued: readonly { kind: string; status: string; payment_id: number | null; period_start: Date }[],
  payments: readonly { status: string; purpose: string }[],
  refunds: number,
): void {
  const count = <T>(rows: readonly T[], nameOf: (row: T) => string) => {
    const counts = new Map<string, number>();
    for (const row of rows) counts.set(nameOf(row), (counts.get(nameOf(row)) ?? 0) + 1);
    return [...counts].map(([name, n]) => `${name} ${n}`).join(', ');
  };
  const onLeapDays = issued.filter(({ period_start }) => period_start.toISOString().includes('-02-29T')).length;
  process.stdout.write(
    `${SELLERS} sellers, seed ${SEED}. Invoices: ${count(issued, ({ kind, status }) => `${kind} ${status}`)}. ` +
      `Payments: ${count(payments, ({ purpose, status }) => `${purpose} ${status}`)}. Refunds: ${refunds}. ` +
      `Periods that begin on a leap day: ${onLeapDays}.\n`,
  );
}

async function settleAll(): Promise<void> {
  const pending = await database.db
    .selectFrom('payments')
    .select(['user_id', 'payment_id'])
    .where('status', '=', 'pending')
    .execute();
  for (const row of pending) {
    await server.runJob('billing.settle', { userId: row.user_id, paymentId: row.payment_id });
  }
}

const admins = new Map<number, TestLogin>();
async function adminOf({ userId }: TestLogin): Promise<TestLogin> {
  const sessionEndsAt = new Date('2200-01-01');
  const admin = admins.get(userId) ?? (await buildLogin(database.db, userId, { adminUserId: 9, sessionEndsAt }));
  admins.set(userId, admin);
  return admin;
}

/** Makes one random decision that the seller can make at this time. */
async function decide(login: TestLogin, turn: number): Promise<void> {
  const caller = server.as(login);
  const params = { id: login.userId };
  const { subscription } = await caller.call(billing.getCurrent, { params });
  const choice = { plan: oneOf(PLAN_IDS), interval: oneOf(BILLING_INTERVALS) };
  const card = oneOf(CARDS);
  if (!subscription) {
    const currency = oneOf(['EUR', 'GBP', 'USD'] as const);
    await saveInvoiceDetails(server, login, { ...britishDetails, ...oneOf(ADDRESSES), currency });
    const { total } = await caller.call(billing.quote, { params, query: choice });
    await caller.call(billing.createCheckout, {
      body: {
        user_id: login.userId,
        ...choice,
        payment_method_type: 'CREDIT_CARD',
        payment_method: card,
        total,
        idempotency_key: `turn-${turn}-${login.userId}`,
      },
    });
    return;
  }
  const what = random();
  if (what < 0.25) {
    const preview = await caller.send(billing.previewChange, { params, query: choice });
    if (preview.statusCode !== 200) return;
    // A change is rejected while a payment is pending; the seller tries again another time.
    await caller.send(billing.change, { params, body: { ...choice, dueTotal: preview.json().dueTotal } });
  } else if (what < 0.35) await caller.call(billing.cancel, { params });
  else if (what < 0.45) await caller.call(billing.resume, { params });
  else if (what < 0.65) {
    const { token } = await caller.call(billing.getCardToken, { params });
    await caller.call(billing.updatePaymentMethod, {
      params,
      body: { payment_method_type: 'CREDIT_CARD', payment_method: card, one_time_token: token },
    });
  } else if (what < 0.7) {
    const { data } = await caller.call(invoices.list, { params, query: {} });
    const paid = data.find(({ kind, status }) => kind === 'invoice' && status === 'paid');
    const admin = server.as(await adminOf(login));
    if (paid) await admin.call(billing.refund, { params: { ...params, number: paid.number } });
  } else if (what < 0.8) {
    await saveInvoiceDetails(server, login, {
      ...britishDetails,
      ...oneOf(ADDRESSES),
      currency: subscription.currency,
    });
  }
}

it(`keeps consistent accounts over ${MONTHS} months of subscriptions`, {
  timeout: 180_000 + MONTHS * 500,
}, async () => {
  const owners = await Promise.all(
    Array.from({ length: SELLERS }, () =>
      buildOwner(database.db, { ebay: 'T', sessionEndsAt: new Date('2200-01-01') }),
    ),
  );
  const end = clock.now().getTime() + (MONTHS / SELLERS) * 30.5 * DAY_MS;
  for (let turn = 0; clock.now().getTime() < end; turn += 1) {
    if (turn % 15 === 0) for (const login of owners) await decide(login, turn);
    await settleAll();
    clock.advance(STEP_MS);
    await server.runJob('billing.due', {});
    await settleAll();
  }

  const issued = await database.db.selectFrom('invoices').selectAll().orderBy('invoice_id').execute();
  const payments = await database.db.selectFrom('payments').selectAll().execute();
  expect(issued.length).toBeGreaterThan(MONTHS / 4);

  // Payments and invoices agree to the cent, for each seller and in total.
  const paid = issued.filter(({ payment_id, kind }) => payment_id !== null && kind === 'invoice');
  const succeeded = payments.filter(({ status }) => status === 'succeeded');
  expect(paid.map((row) => [row.payment_id, row.total_minor]).sort()).toEqual(
    succeeded.map((row) => [row.payment_id, row.amount_minor]).sort(),
  );
  // Refunds equal the credit notes of paid invoices.
  const refunds = await database.db.selectFrom('refunds').selectAll().where('status', '=', 'succeeded').execute();
  const givenBack = paid.filter(({ status }) => status === 'credited');
  expect(refunds.map((row) => [row.invoice_id, row.amount_minor]).sort()).toEqual(
    givenBack.map((row) => [row.invoice_id, row.total_minor]).sort(),
  );
  const atProvider = await database.db
    .selectFrom('test_payments')
    .select((select) => select.fn.sum<string>('refunded_minor').as('sum'))
    .executeTakeFirstOrThrow();
  expect(Number(atProvider.sum)).toBe(refunds.reduce((sum, row) => sum + row.amount_minor, 0));
  // An unpaid invoice is open or fully credited.
  for (const invoice of issued.filter(({ status, kind }) => status === 'credited' && kind === 'invoice')) {
    const notes = issued.filter(({ credits }) => credits === invoice.invoice_id);
    expect(notes.map(({ total_minor }) => total_minor)).toEqual([0 - invoice.total_minor]);
  }

  // Numbers have no gap and no duplicates.
  const seriesOf = (number: string) => number.slice(0, number.lastIndexOf('-'));
  for (const series of new Set(issued.map(({ number }) => seriesOf(number)))) {
    const numbers = issued.flatMap(({ number }) =>
      seriesOf(number) === series ? [Number(number.slice(series.length + 1))] : [],
    );
    expect(
      numbers.toSorted((one, other) => one - other),
      series,
    ).toEqual(numbers.map((_number, index) => index + 1));
  }

  // VAT is as in the table for the buyer on the day of supply.
  for (const { buyer, vat_treatment, vat_basis_points, vat_minor, net_minor, total_minor, ...row } of issued) {
    const { vatId, ...address } = buyer as { country: string; postalCode: string; vatId: string };
    const day = row.period_start.toISOString().slice(0, 10);
    if (row.kind === 'invoice' && row.credits === null) {
      const rule = vatFor({ country: 'DE', postalCode: '' }, { ...address, vatId: vatId || null }, day);
      expect([vat_treatment, vat_basis_points], row.number).toEqual([rule.treatment, rule.basisPoints]);
    }
    expect(vat_minor).toBe(vatOn(net_minor, vat_basis_points));
    expect(total_minor).toBe(net_minor + vat_minor);
  }

  // A seller is charged once for each period: no two renewals or checkouts start at the same time.
  const begun = issued
    .filter(({ kind, lines }) => kind === 'invoice' && (lines as readonly object[]).length === 1)
    .map(({ user_id, period_start }) => `${user_id} ${period_start.toISOString()}`);
  expect(new Set(begun).size).toBe(begun.length);

  if (MONTHS > 1_000) report(issued, payments, refunds.length);

  // Nobody keeps an unpaid plan for longer than the grace period.
  const running = await database.db.selectFrom('subscriptions').selectAll().where('state', '=', 'past_due').execute();
  for (const row of running) {
    expect(clock.now().getTime() - row.period_start.getTime()).toBeLessThanOrEqual(14 * DAY_MS + STEP_MS);
  }
});

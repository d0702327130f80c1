import { randomUUID } from 'node:crypto';
import { createAmazonConnector } from '@quayside/connector-amazon';
import { createCdiscountConnector } from '@quayside/connector-cdiscount';
import { createEbayConnector } from '@quayside/connector-ebay';
import { billing, connecting, contract, entitlements, orders } from '@quayside/contract';
import { DAY_MS, PLATFORMS, type Platform, type PlatformState } from '@quayside/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { connectShop } from '../../../test/consent.ts';
import { britishDetails } from '../../../test/factories/plan.ts';
import { buildLogin, buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { saveInvoiceDetails } from '../../../test/invoice-details.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { createMovableClock } from '../../platform/clock.ts';

/* Sellers pay, connect, and let time pass in every order; the calls, the screens and the platforms have to agree after each step. */

/** Each test has marketplaces of its own: those of another one would have seen its time pass. */
const isPerTest = true;
const database = useTestDatabase({ isPerTest });
const clock = createMovableClock(new Date());
const sandbox = useTestSandbox({ isPerTest });
const server = useTestServer(database, {
  isPerTest,
  clock,
  settings: { PAYMENT_PROVIDER: 'test' },
  connectors: () => [
    createEbayConnector(sandbox.ebay),
    createAmazonConnector(sandbox.amazon),
    createCdiscountConnector(sandbox.cdiscount),
  ],
});
let owner: TestLogin;
let admin: TestLogin;

beforeEach(async () => {
  clock.set(new Date());
  owner = await buildOwner(database.db, { ebay: null });
  admin = await buildLogin(database.db, owner.userId, { adminUserId: 7 });
  await saveInvoiceDetails(server, owner, britishDetails);
});

const params = () => ({ id: owner.userId });
const as = () => server.as(owner);

async function settle(): Promise<void> {
  const rows = await database.db
    .selectFrom('payments')
    .select('payment_id')
    .where('user_id', '=', owner.userId)
    .where('status', '=', 'pending')
    .execute();
  for (const row of rows) await server.runJob('billing.settle', { userId: owner.userId, paymentId: row.payment_id });
}

async function pass(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    clock.advance(DAY_MS);
    await server.runJob('billing.due', {});
    await settle();
  }
}

async function connect(platform: Platform): Promise<void> {
  if (platform === 'cdiscount') {
    const body = { credentials: { sellerId: '60211' } };
    await as().call(connecting.connect, { params: { ...params(), platform }, body });
  } else await connectShop(server, owner, platform === 'ebay' ? 'harbour-toys-uk' : 'pennine-crafts-uk', platform);
}

async function pay(method: string): Promise<void> {
  const choice = { plan: 'starter', interval: 'monthly' } as const;
  const { total } = await as().call(billing.quote, { params: params(), query: choice });
  await as().call(billing.createCheckout, {
    body: {
      user_id: owner.userId,
      ...choice,
      payment_method_type: 'CREDIT_CARD',
      payment_method: method,
      total,
      idempotency_key: `pay-${randomUUID()}`,
    },
  });
  await settle();
}

const EVENTS = {
  connects: connect,
  pays: () => pay('test_card_success'),
  'pays with a card that fails later': () => pay('test_card_renewal_declined'),
  'is declined': () => pay('test_card_declined'),
  cancels: async () => void (await as().call(billing.cancel, { params: params() })),
  upgrades: async () => {
    const choice = { plan: 'scale', interval: 'monthly' } as const;
    const { dueTotal } = await as().call(billing.previewChange, { params: params(), query: choice });
    await as().call(billing.change, { params: params(), body: { ...choice, dueTotal } });
    await settle();
  },
  'prolongs the trial': async (platform) => {
    await as().call(billing.prolongTrial, { params: { ...params(), platform } });
  },
  'ends the trial': async (platform) => {
    await as().call(billing.cancelTrial, { params: { ...params(), platform } });
  },
  leaves: async (platform) => {
    const body = { state: 'D' as const };
    await server.as(admin).call(entitlements.updatePlatform, { params: { ...params(), platform }, body });
  },
  'waits 5 days': () => pass(5),
  'waits 15 days': () => pass(15),
  'waits 32 days': () => pass(32),
} satisfies Record<string, (platform: Platform) => Promise<void>>;
type Event = keyof typeof EVENTS;

/** What the calls and the screens say has to follow from the platform's state. */
async function expectState(platform: Platform, expected: PlatformState | undefined, plan: string): Promise<void> {
  const { user } = await as().call(contract.session.get, {});
  expect(user.platformStates[platform], 'the state').toBe(expected);
  const current = await as().call(billing.getCurrent, { params: params() });
  const state = current.subscription?.state ?? (current.type === 'trial' ? 'trial' : 'none');
  expect(state, 'the plan page').toBe(plan);
  const trial = await as().send(billing.getTrial, { params: { ...params(), platform } });
  expect(trial.statusCode, 'the trial').toBe(expected === 'T' ? 200 : 404);
  if (expected === undefined || expected === 'D') return;
  const seen = await as().send(orders.list, { params: { ...params(), platform }, query: {} });
  // One open marketplace opens the orders of all.
  const isOpen = Object.values(user.platformStates).some((one) => one === 'P' || one === 'T');
  expect(seen.statusCode, 'orders').toBe(isOpen ? 200 : 403);
}

const WALKS: readonly (readonly [Event, PlatformState | undefined, string])[][] = [
  [
    ['connects', 'T', 'trial'],
    ['waits 5 days', 'T', 'trial'],
    ['waits 15 days', 'V', 'none'],
    ['pays', 'P', 'active'],
  ],
  [
    ['pays', undefined, 'active'],
    ['connects', 'P', 'active'],
    ['waits 15 days', 'P', 'active'],
    ['waits 32 days', 'P', 'active'],
  ],
  [
    ['connects', 'T', 'trial'],
    ['pays', 'P', 'active'],
    ['waits 15 days', 'P', 'active'],
    ['upgrades', 'P', 'active'],
    ['cancels', 'P', 'active'],
    ['waits 32 days', 'V', 'none'],
  ],
  [
    ['connects', 'T', 'trial'],
    ['is declined', 'T', 'trial'],
    ['prolongs the trial', 'T', 'trial'],
    ['waits 15 days', 'T', 'trial'],
    ['waits 15 days', 'V', 'none'],
  ],
  [
    ['connects', 'T', 'trial'],
    ['pays with a card that fails later', 'P', 'active'],
    ['waits 32 days', 'P', 'past_due'],
    ['connects', 'P', 'past_due'],
    ['waits 15 days', 'V', 'none'],
    ['connects', 'V', 'none'],
    ['pays', 'P', 'active'],
  ],
  [
    ['pays with a card that fails later', undefined, 'active'],
    ['waits 32 days', undefined, 'past_due'],
    ['connects', 'P', 'past_due'],
    ['cancels', 'P', 'past_due'],
    ['waits 5 days', 'V', 'none'],
  ],
  [
    ['pays', undefined, 'active'],
    ['cancels', undefined, 'active'],
    ['waits 32 days', undefined, 'none'],
    ['connects', 'V', 'none'],
    ['pays', 'P', 'active'],
  ],
  [
    ['connects', 'T', 'trial'],
    ['ends the trial', 'V', 'none'],
    ['connects', 'V', 'none'],
    ['leaves', 'D', 'none'],
    ['connects', 'V', 'none'],
    ['pays', 'P', 'active'],
    ['leaves', 'D', 'active'],
    ['waits 32 days', 'D', 'active'],
    ['connects', 'P', 'active'],
  ],
];

describe.each(PLATFORMS)('a seller on %s', (platform) => {
  it.each(WALKS.map((steps) => [steps.map(([event]) => event).join(', '), steps] as const))(
    'who %s',
    async (_title, steps) => {
      for (const [event, state, plan] of steps) {
        await EVENTS[event](platform);
        await expectState(platform, state, plan);
      }
    },
  );
});

/** What has happened to a platform, by the walk's own count. */
interface Happened {
  isConnected: boolean;
  isLeft: boolean;
  trialUntil: number;
}
const YEAR_DAYS = 365;
const TRIAL_DAYS = 14;
const PROLONGED_DAYS = 7;
/** Other walks: `STATES_SEED=7 npx vitest run apps/server/src/modules/billing/platform-states.test.ts`. */
const SEED = Number(process.env.STATES_SEED ?? 26);

describe.each([SEED, SEED + 1])('a seller whose decisions come from the number %d', (seed) => {
  let state = seed;
  const random = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const happened = new Map<Platform, Happened>();
  let hadPlan = false;
  const of = (platform: Platform) => happened.get(platform) ?? { isConnected: false, isLeft: false, trialUntil: 0 };
  const daysFromNow = (days: number) => clock.now().getTime() + days * DAY_MS;
  const planNow = async () => (await as().call(billing.getCurrent, { params: params() })).subscription;

  function expected(platform: Platform, hasPlan: boolean): PlatformState | undefined {
    const { isConnected, isLeft, trialUntil } = of(platform);
    if (!isConnected) return undefined;
    if (isLeft) return 'D';
    if (hasPlan) return 'P';
    return trialUntil > clock.now().getTime() ? 'T' : 'V';
  }
  async function expectAll(): Promise<void> {
    const plan = await planNow();
    const states = PLATFORMS.map((platform) => expected(platform, plan !== null));
    const word = plan?.state ?? (states.includes('T') ? 'trial' : 'none');
    for (const [index, platform] of PLATFORMS.entries()) await expectState(platform, states[index], word);
  }

  /** What the seller may do now; time passes more often than anything else. */
  async function choices(platform: Platform): Promise<Event[]> {
    const plan = await planNow();
    const one = of(platform);
    const isTrial = expected(platform, plan !== null) === 'T';
    // Without a plan, only an operator opens a second marketplace.
    const mayConnect = plan !== null || [...happened].every(([name, other]) => name === platform || !other.isConnected);
    return [
      ...(['waits 5 days', 'waits 15 days', 'waits 32 days'] as const),
      ...(mayConnect ? (['connects', 'connects'] as const) : []),
      ...(plan ? [] : (['pays', 'pays with a card that fails later', 'is declined'] as const)),
      ...(plan?.state === 'active' && !plan.cancelsAtPeriodEnd ? (['cancels'] as const) : []),
      ...(plan?.state === 'active' && plan.plan === 'starter' ? (['upgrades'] as const) : []),
      ...(isTrial ? (['prolongs the trial', 'ends the trial'] as const) : []),
      ...(one.isConnected && !one.isLeft ? (['leaves'] as const) : []),
    ];
  }

  /** What follows from an event, beside what follows from the plan. */
  function note(event: Event, platform: Platform): void {
    const one = { ...of(platform) };
    if (event === 'connects') {
      if (!one.isConnected && !hadPlan) one.trialUntil = daysFromNow(TRIAL_DAYS);
      Object.assign(one, { isConnected: true, isLeft: false });
    }
    if (event === 'prolongs the trial') one.trialUntil += PROLONGED_DAYS * DAY_MS;
    if (event === 'ends the trial') one.trialUntil = 0;
    if (event === 'leaves') one.isLeft = true;
    happened.set(platform, one);
    if (event.startsWith('pays')) hadPlan = true;
  }

  it('finds state, plan page, trial and orders agreeing at each step of a year on three marketplaces', async () => {
    const end = daysFromNow(YEAR_DAYS);
    let steps = 0;
    while (clock.now().getTime() < end) {
      const platform = PLATFORMS[random(PLATFORMS.length)] ?? 'ebay';
      const open = await choices(platform);
      const event = open[random(open.length)] ?? 'waits 5 days';
      await EVENTS[event](platform);
      note(event, platform);
      await expectAll();
      steps += 1;
    }
    expect(steps).toBeGreaterThan(YEAR_DAYS / 32);
  });
});

it('each marketplace has its own trial, and all of them follow the plan', async () => {
  await connect('ebay');
  await pass(10);
  // Without a plan, only an operator opens a second marketplace.
  await server.as(admin).call(entitlements.updatePlatform, {
    params: { ...params(), platform: 'amazon' },
    body: { state: 'T', trialLaunched: true },
  });
  await connect('amazon');
  await pass(5);
  await expectState('ebay', 'V', 'trial');
  await expectState('amazon', 'T', 'trial');
  await pay('test_card_success');
  await connect('cdiscount');
  for (const platform of PLATFORMS) await expectState(platform, 'P', 'active');
  await as().call(billing.cancel, { params: params() });
  await pass(32);
  for (const platform of PLATFORMS) await expectState(platform, 'V', 'none');
});

it('an operator’s state stands until a plan or a trial says otherwise', async () => {
  await connect('ebay');
  const set = (state: PlatformState) =>
    server.as(admin).call(entitlements.updatePlatform, {
      params: { ...params(), platform: 'ebay' },
      body: { state, trialLaunched: true },
    });
  expect(await set('P')).toMatchObject({ state: 'P' });
  await pass(20);
  await expectState('ebay', 'P', 'none');
  expect(await set('T')).toMatchObject({ state: 'T' });
  await pass(13);
  await expectState('ebay', 'T', 'trial');
  // Nobody revives a trial that is over while no worker has ended it yet.
  clock.advance(DAY_MS);
  const asked = { params: { ...params(), platform: 'ebay' as const } };
  expect(await as().refused(billing.prolongTrial, asked)).toMatchObject({ error: 'no_trial' });
  await pass(1);
  await expectState('ebay', 'V', 'none');
  await pay('test_card_success');
  expect(await set('V')).toMatchObject({ state: 'P' });
});

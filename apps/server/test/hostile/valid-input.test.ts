import { allCalls, contract } from '@quayside/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { validInputs } from './inputs.ts';
import { useHostileWorld } from './setup.ts';
import { expectErrorShape, sendWire } from './wire.ts';

/* What a seller may send is answered as the contract says, never with a failure of ours, and touches nobody else. */

const world = useHostileWorld();
let before: Record<string, string>;

beforeAll(async () => {
  before = await world.printOthers();
});

const calls = allCalls.filter((call) => !call.stream);
/**
 * The marketplace is away here: no list of it has fallen short, and no title has changed there. Nobody's password or link is guessed, an admin binds no seller to
 * terms, an onboarding that was cancelled asks nothing more, and a seller with a plan has no trial and pays for no second plan.
 */
const NEVER_DONE = [
  'accounts.checkReadiness',
  'accounts.listReadiness',
  'accounts.leave',
  'billing.answerPayment',
  'billing.cancelTrial',
  'billing.createCheckout',
  'billing.getCheckout',
  'billing.getTrial',
  'billing.prolongTrial',
  'billing.startTrial',
  'billing.updatePaymentMethod',
  'connecting.paste',
  'connecting.connect',
  'health.applyDrop',
  'health.lookAgain',
  'onboarding.setStep',
  'onboarding.answer',
  'onboarding.recalculate',
  'onboarding.settleCheckout',
  'onboarding.getCdiscount',
  'onboarding.updateCdiscount',
  'onboarding.compareTerms',
  'onboarding.applyTerms',
  'orders.answer',
  'session.create',
  'session.confirm',
  'mailbox.confirm',
  'password.reset',
  'publishing.followTitles',
  'password.update',
  'secondFactor.create',
  'secondFactor.confirm',
  'secondFactor.renewCodes',
  'secondFactor.remove',
  'team.open',
  'team.accept',
  'termsOfService.accept',
  'termsOfService.create',
  'termsOfService.update',
];

/** How the tokens of this world's accounts begin, as `buildAccount` makes them: no role reads one back. */
const MARKETPLACE_SECRET = /(access|refresh)-[0-9a-f]{8}-/;

describe('valid input', () => {
  it.each(calls.map((call) => [call.id, call] as const))('of %s is answered as its contract says', async (id, call) => {
    const cookie = call === contract.session.remove ? undefined : world.mine.login.cookie;
    const language = fc.constantFrom('en' as const, 'de' as const);
    const mayBeDone = !NEVER_DONE.includes(id);
    let done = 0;
    const answered = fc.asyncProperty(world.inputOf(call), language, async (input, chosen) => {
      const answer = await sendWire(world.server.app, call, input, { cookie, language: chosen });
      expect(answer.body).not.toMatch(MARKETPLACE_SECRET);
      if (answer.statusCode === call.status) {
        done += 1;
        return;
      }
      expectErrorShape(answer, chosen);
      const isRestricted = call.requiresScreen !== undefined || call.needs !== undefined;
      expect([...call.errors, ...(isRestricted ? ['no_access'] : [])]).toContain(answer.json().error);
    });
    await fc.assert(answered, { numRuns: 40 });
    // What is drawn may miss: forty inputs in a row that each name something that is not there.
    for (let round = 1; mayBeDone && done === 0 && round <= 10; round += 1) await fc.assert(answered, { numRuns: 40 });
    expect(done > 0).toBe(mayBeDone);
  });

  it('changed nothing of another seller', async () => {
    expect(await world.printOthers()).toEqual(before);
  });

  it('is known for every call of the contract', () => {
    const known = Object.entries(validInputs(world.mine)).flatMap(([room, names]) =>
      Object.keys(names).map((name) => `${room}.${name}`),
    );
    expect(known.sort()).toEqual(allCalls.map((call) => call.id).sort());
  });
});

import { allCalls, contract } from '@quayside/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { validInputs } from './inputs.ts';
import { useHostileWorld } from './setup.ts';
import { expectErrorShape, sendWire } from './wire.ts';

/*
 * Every valid input is answered as the contract states, never with a server error, and changes nothing of another
 * seller.
 */

const world = useHostileWorld();
let before: Record<string, string>;

beforeAll(async () => {
  before = await world.printOthers();
});

const calls = allCalls.filter((call) => !call.stream);
/**
 * Calls that cannot succeed here. The marketplace is unreachable, so no catalogue drop is open and no title has
 * changed. Random input contains no valid password and no valid link. An admin cannot accept terms. The onboarding was
 * cancelled. The order is shipped, and none of its changes was rejected. A seller with a plan has no trial and cannot
 * buy a second plan, and the test provider has no page for another method. The configured engine was removed again. No
 * item is prepared for a site, so the table of specifics is empty.
 */
const CANNOT_SUCCEED = [
  'accounts.checkReadiness',
  'accounts.listReadiness',
  'accounts.leave',
  'billing.answerPayment',
  'billing.cancelTrial',
  'billing.createCheckout',
  'billing.getCheckout',
  'billing.getTrial',
  'billing.openMethodPage',
  'billing.prolongTrial',
  'billing.startTrial',
  'billing.updatePaymentMethod',
  // The request whose id is used here has no good row (`bulk.routes.test.ts` has some).
  'bulk.cancel',
  'bulk.confirm',
  'bulk.retry',
  'categories.fillSpecific',
  'categories.search',
  'closing.request',
  'engines.test',
  'engines.compare',
  'descriptions.translateItem',
  'connecting.paste',
  'connecting.connect',
  'health.applyDrop',
  'health.rereadList',
  'memory.importFile',
  'onboarding.setStep',
  'onboarding.answer',
  'onboarding.recalculate',
  'onboarding.settleCheckout',
  'onboarding.getCdiscount',
  'onboarding.updateCdiscount',
  'onboarding.compareTerms',
  'onboarding.applyTerms',
  // No item here is listed abroad (`optimizer.test.ts` has some).
  'optimizer.preparePrices',
  'optimizer.prepareTitles',
  'orders.answer',
  'orderActions.cancel',
  'orderActions.resend',
  'orderActions.shipFile',
  'siteTitles.importCsv',
  'costs.importCsv',
  'session.create',
  'session.confirm',
  'mailbox.confirm',
  'password.reset',
  // No order here is set aside (`buyers.test.ts` has one).
  'orders.recheck',
  'profile.confirmContactEmail',
  'publishing.followTitles',
  'publishing.listAgain',
  // There is no marketplace to read here.
  'compliance.listLabels',
  'shipping.listPolicies',
  'shipping.choosePolicy',
  'shipping.listModes',
  'shipping.chooseModes',
  // There is no account here whose marketplace requires taxes.
  'taxes.get',
  'taxes.preview',
  'taxes.update',
  // No price is held here (`held-prices.test.ts` has some).
  'pricing.allowHeld',
  // No market is promoted here, and there is no marketplace to ask (`promoting.test.ts` has both).
  'promotions.refresh',
  'promotions.pause',
  'promotions.resume',
  'promotions.endOwn',
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

/** The prefix of the tokens that `buildAccount` creates here: no response may contain one. */
const MARKETPLACE_SECRET = /(access|refresh)-[0-9a-f]{8}-/;

describe('valid input', () => {
  it.each(calls.map((call) => [call.id, call] as const))('of %s is answered as its contract says', async (id, call) => {
    const cookie = call === contract.session.remove ? undefined : world.mine.login.cookie;
    const language = fc.constantFrom('en' as const, 'de' as const);
    const canSucceed = !CANNOT_SUCCEED.includes(id);
    const begun = new Date();
    const before = call.readsByBody ? await world.printMine() : undefined;
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
    // Random input may miss this case: forty inputs in a row may each contain a nonexistent id.
    for (let round = 1; canSucceed && done === 0 && round <= 10; round += 1) await fc.assert(answered, { numRuns: 40 });
    expect(done > 0).toBe(canSucceed);
    if (before) {
      expect(await world.printMine()).toEqual(before);
      expect(await world.countRequests(begun)).toBe(0);
    }
  });

  it('changed nothing of another seller', async () => {
    expect(await world.printOthers()).toEqual(before);
  });

  it('exists for every call of the contract', () => {
    const known = Object.entries(validInputs(world.mine)).flatMap(([room, names]) =>
      Object.keys(names).map((name) => `${room}.${name}`),
    );
    expect(known.sort()).toEqual(allCalls.map((call) => call.id).sort());
  });
});

import type { OfferTerms, Onboarding, StepAnswer } from '@quayside/contract';
import { type AccessUser, mayShowStep, maySwitch, type Platform, stepAfter } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { type Account, getAccount, openAccount } from '../accounts/index.ts';
import { chooseTargets, storeSwitch } from '../entitlements/index.ts';
import { actorOf } from '../history/index.ts';
import { saveTools } from '../profile/index.ts';
import { changeBusiness } from '../sellers/index.ts';
import { confirmStandardTaxes } from '../taxes/index.ts';
import { requireOffered } from './cdiscount.service.ts';
import { storeOfferTerms } from './offer-terms.service.ts';
import * as repository from './onboarding.repository.ts';
import { change, finish, type OnboardingDeps } from './onboarding.service.ts';
import { noteStep } from './onboarding-history.ts';
import { progressOf } from './onboarding-progress.ts';

/**
 * Answers a step: applies the answer and moves to the next step in one transaction. Answering again replaces the answer.
 * @throws onboarding_not_found, step_not_due; depending on the step site_not_supported, site_disabled, no_access, conflict,
 * delivery_mode_not_offered, increase_out_of_range, prices_changed, taxes_changed
 */
export async function answerStep(
  deps: OnboardingDeps,
  caller: { readonly who: Who; readonly user: AccessUser },
  platform: Platform,
  answer: StepAnswer,
): Promise<Onboarding> {
  const { who, user } = caller;
  if (answer.step === 'SetOfferTerms') await requireModes(deps, who.userId, platform, answer);
  return change(deps, caller, platform, async (tx, row) => {
    if (!mayShowStep(progressOf(row, user.hasActiveSubscription), answer.step)) throw fail('step_not_due');
    const account = row.accountId === null ? undefined : await getAccount(tx, who.userId, row.accountId);
    if (!account) throw fail('step_not_due');
    await putInForce(tx, deps, caller, account, answer);
    const { step } = answer;
    const answers = { ...row.answers, [step]: keptOf(answer) };
    const next = stepAfter(progressOf({ ...row, answers }, user.hasActiveSubscription), step);
    const isEnd = next === 'ThankYou';
    const kept = await repository.updateOnboarding(tx, who.userId, row.onboardingId, {
      answers,
      ...(isEnd ? {} : { step: next }),
    });
    await noteStep(tx, who.userId, actorOf(who), { platform, before: step, after: next, why: 'onboarding_answered' });
    return isEnd ? finish(deps, tx, who, kept) : kept;
  });
}

/** Calls the marketplace before the transaction begins; the transaction checks whether the step is due. */
async function requireModes(
  deps: OnboardingDeps,
  userId: number,
  platform: Platform,
  terms: OfferTerms,
): Promise<void> {
  const accountId = (await repository.getOnboarding(deps.db, userId, platform))?.accountId;
  const account = accountId && (await getAccount(deps.db, userId, accountId));
  if (account) await requireOffered(await openAccount(deps, userId, account.accountId), terms);
}

/** The stored part of an answer. A consent is not stored, because it applies once. */
function keptOf(answer: StepAnswer): object {
  if (answer.step !== 'SetOfferTerms' && answer.step !== 'SetTaxes') {
    const { step: _step, ...given } = answer;
    return given;
  }
  const { step: _step, expected: _expected, ...given } = answer;
  return given;
}

/** Applies the effects of an answer. */
async function putInForce(
  tx: Tx,
  { jobs }: Pick<OnboardingDeps, 'jobs'>,
  { who, user }: { readonly who: Who; readonly user: AccessUser },
  account: Account,
  answer: StepAnswer,
): Promise<void> {
  switch (answer.step) {
    case 'SetShippingOptions':
      if (answer.shipping === 'own') return;
      if (!maySwitch(user, 'wi-shipping-enabled', true)) throw fail('no_access');
      return storeSwitch(tx, who, { name: 'wi-shipping-enabled', value: true });
    case 'ConfirmSourceSite':
      // The account's home differs from the one shown, so the seller must confirm again.
      if (answer.site !== account.sourceSite) throw fail('conflict');
      return;
    case 'ConfigureSites':
    case 'SelectTargetSites':
      return chooseTargets(
        tx,
        who,
        { id: account.accountId, platform: account.platform, site: account.sourceSite },
        answer.sites,
      );
    case 'SetOfferTerms':
      return storeOfferTerms(tx, { jobs }, who, account.accountId, answer, answer.expected);
    case 'SetTaxes':
      return confirmStandardTaxes(tx, { jobs }, who, account.accountId, {
        standard: { vatRate: answer.vat_rate, ecoTax: answer.eco_tax },
        expected: answer.expected ?? 0,
      });
    case 'EditAccountInfo':
      return changeBusiness(tx, who, answer);
    case 'ThirdPartyTool':
      return saveTools(
        tx,
        who,
        answer.tool === 'C' && answer.profile_id ? [{ code: 'C', tool_external_reference: answer.profile_id }] : [],
      );
    case 'PayPalMultiCurrency':
    case 'SelectProductsType':
      return;
  }
}

import type { Onboarding } from '@quayside/contract';
import {
  type AccessUser,
  channelOf,
  dueStep,
  mayShowStep,
  mayStartOnboarding,
  NO_ACCOUNT,
  type OnboardingStep,
  type Platform,
} from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { connectorOf } from '../accounts/index.ts';
import { emitEvents } from '../events/index.ts';
import { actorOf } from '../history/index.ts';
import { setChosenPlatform } from '../sellers/index.ts';
import type { ConnectionDeps } from './connection.service.ts';
import { beginConsent, type ConsentRequest } from './consent.service.ts';
import { withoutGoneAccount } from './gone-account.ts';
import * as repository from './onboarding.repository.ts';
import { noteStep } from './onboarding-history.ts';
import { progressOf, toView } from './onboarding-progress.ts';

export interface OnboardingDeps extends ConnectionDeps {}

/** The caller of an onboarding call, with their access. */
export interface Caller {
  readonly who: Who;
  readonly user: Pick<AccessUser, 'hasActiveSubscription'>;
}

/**
 * Starts or resumes connecting a platform; calling it twice is safe.
 * @returns the browser's next address: the marketplace's consent page, or a path of the portal if an account is already connected or there
 * is no such page
 * @throws no_access if the user may not begin there; account_not_found, platform_not_available
 */
export async function startOnboarding(
  deps: OnboardingDeps,
  who: Who,
  user: AccessUser,
  request: ConsentRequest & { readonly campaign: string | null },
): Promise<string> {
  const { platform } = request;
  if (request.accountId !== null) return (await beginConsent(deps, who, request)).redirectUrl;
  if (!mayStartOnboarding(user, channelOf(platform, request.campaign))) throw fail('no_access');
  const { capabilities } = connectorOf(deps.connectors, platform);
  const row = await withTransaction(deps.db, (tx) => begin(tx, who, request));
  if (row.accountId !== null || !capabilities.waysToConnect.includes('redirect')) {
    return `/${platform}/${row.accountId ?? NO_ACCOUNT}/onboarding`;
  }
  return (await beginConsent(deps, who, request)).redirectUrl;
}

async function begin(tx: Tx, who: Who, start: repository.StartedOnboarding): Promise<repository.OnboardingRow> {
  const row = await repository.ensureOngoing(tx, who.userId, start);
  await setChosenPlatform(tx, who.userId, start.platform);
  if (row.isNew) {
    await noteStep(tx, who.userId, actorOf(who), {
      platform: row.platform,
      before: null,
      after: row.step,
      why: 'onboarding_started',
    });
    await emitEvents(tx, who.userId, [{ kind: 'user' }]);
  }
  return withoutGoneAccount(tx, who.userId, row);
}

/** Cancels the onboarding in progress; connected accounts stay connected. */
export async function cancelOnboarding(deps: OnboardingDeps, who: Who, platform: Platform): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const row = await repository.lockOngoing(tx, who.userId, platform);
    await setChosenPlatform(tx, who.userId, null);
    if (!row) return;
    await repository.endOnboarding(tx, who.userId, row.onboardingId, { outcome: 'cancelled', now: deps.clock.now() });
    await noteStep(tx, who.userId, actorOf(who), {
      platform,
      before: row.step,
      after: null,
      why: 'onboarding_cancelled',
    });
    await emitEvents(tx, who.userId, [{ kind: 'user' }]);
  });
}

/**
 * Opens a step that is due or completed.
 * @throws onboarding_not_found, step_not_due
 */
export function setStep(
  deps: OnboardingDeps,
  caller: Caller,
  platform: Platform,
  step: OnboardingStep,
): Promise<Onboarding> {
  return change(deps, caller, platform, async (tx, row) => {
    if (!mayShowStep(progressOf(row, caller.user.hasActiveSubscription), step)) throw fail('step_not_due');
    return repository.updateOnboarding(tx, caller.who.userId, row.onboardingId, { step });
  });
}

/**
 * Moves to the due step, independent of the step shown last. A removed account no longer counts.
 * @throws onboarding_not_found
 */
export function recalculate(deps: OnboardingDeps, caller: Caller, platform: Platform): Promise<Onboarding> {
  return change(deps, caller, platform, async (tx, row) => {
    const step = dueStep(progressOf(row, caller.user.hasActiveSubscription));
    if (step === 'ThankYou') return finish(deps, tx, caller.who, row);
    return repository.updateOnboarding(tx, caller.who.userId, row.onboardingId, { step });
  });
}

/**
 * Stores the result of the checkout: `failed` makes it the step, `later` completes it without a plan for now.
 * @throws onboarding_not_found; step_not_due if no checkout is possible yet
 */
export function settleCheckout(
  deps: OnboardingDeps,
  caller: Caller,
  platform: Platform,
  result: 'failed' | 'later',
): Promise<Onboarding> {
  const { who, user } = caller;
  return change(deps, caller, platform, async (tx, row) => {
    const hasFailed = result === 'failed';
    const progress = progressOf(row, user.hasActiveSubscription);
    if (!progress.isConnected || (!hasFailed && !mayShowStep(progress, 'Checkout'))) throw fail('step_not_due');
    const changed = { ...row, isSubscriptionFailed: hasFailed, hasChosenPlan: !hasFailed };
    const step = dueStep(progressOf(changed, user.hasActiveSubscription));
    await noteStep(tx, who.userId, actorOf(who), {
      platform,
      before: row.step,
      after: step,
      why: hasFailed ? 'checkout_failed' : 'checkout_postponed',
    });
    const { isSubscriptionFailed, hasChosenPlan } = changed;
    const isEnd = step === 'ThankYou';
    const kept = await repository.updateOnboarding(tx, who.userId, row.onboardingId, {
      isSubscriptionFailed,
      hasChosenPlan,
      ...(isEnd ? {} : { step }),
    });
    return isEnd ? finish(deps, tx, who, kept) : kept;
  });
}

/**
 * Changes the onboarding in progress under its lock.
 * @throws onboarding_not_found
 */
export async function change(
  deps: OnboardingDeps,
  { who, user }: Caller,
  platform: Platform,
  make: (tx: Tx, row: repository.OnboardingRow) => Promise<repository.OnboardingRow>,
): Promise<Onboarding> {
  const row = await withTransaction(deps.db, async (tx) => {
    const locked = await repository.lockOngoing(tx, who.userId, platform);
    if (!locked) throw fail('onboarding_not_found');
    const made = await make(tx, await withoutGoneAccount(tx, who.userId, locked));
    await emitEvents(tx, who.userId, [{ kind: 'user' }]);
    return made;
  });
  return toView(row, user.hasActiveSubscription);
}

/** Ends the onboarding after its last answer. */
export async function finish(
  deps: OnboardingDeps,
  tx: Tx,
  who: Who,
  row: repository.OnboardingRow,
): Promise<repository.OnboardingRow> {
  await setChosenPlatform(tx, who.userId, null);
  await noteStep(tx, who.userId, actorOf(who), {
    platform: row.platform,
    before: row.step,
    after: 'ThankYou',
    why: 'onboarding_finished',
  });
  return repository.endOnboarding(tx, who.userId, row.onboardingId, { outcome: 'done', now: deps.clock.now() });
}

import { type AccessLoss, ConnectorError, type DeliveryMode } from '@quayside/connector-kit';
import type { CdiscountOnboarding, OfferTerms } from '@quayside/contract';
import { credentialStatusOf } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { getAccount, markAuthBroken, type OpenedAccount, openAccount } from '../accounts/index.ts';
import { emitEvents } from '../events/index.ts';
import { defaultTerms, findOfferTerms } from './offer-terms.repository.ts';
import { storeOfferTerms, withAdjustment } from './offer-terms.service.ts';
import type { OnboardingDeps } from './onboarding.service.ts';

/**
 * The current state of Cdiscount's credentials, and the offer terms.
 * @throws account_not_found, platform_not_available
 */
export async function getCdiscountOnboarding(
  deps: OnboardingDeps,
  userId: number,
  accountId: number,
): Promise<CdiscountOnboarding> {
  await requireCdiscount(deps, userId, accountId);
  const opened = await openAccount(deps, userId, accountId);
  const { account, connector, session } = opened;
  const [failure, kept, modes] = await Promise.all([
    connector.whoAmI(session).then(
      () => null,
      (error: unknown) => failureOf(error),
    ),
    findOfferTerms(deps.db, userId, accountId),
    deliveryModesOf(opened),
  ]);
  if (failure?.isAuthExpired) {
    await withTransaction(deps.db, (tx) => markAuthBroken(tx, userId, accountId, opened.consent, failure.lost));
  }
  const status = credentialStatusOf(failure);
  return {
    account_id: accountId,
    status,
    username: account.username,
    ...(await withAdjustment(deps.db, userId, accountId, kept ?? defaultTerms(modes))),
    is_set: kept !== undefined,
    delivery_modes: modes,
  };
}

/** The delivery modes of the seller's contract; null if the marketplace is unreachable. The status of the credentials shows the reason. */
async function deliveryModesOf({ connector, session }: OpenedAccount): Promise<readonly DeliveryMode[] | null> {
  try {
    return (await connector.terms?.listDeliveryModes(session)) ?? null;
  } catch (error) {
    if (error instanceof ConnectorError) return null;
    throw error;
  }
}

/** @throws delivery_mode_not_offered for a mode that the contract does not have; not checked if the marketplace is unreachable */
export async function requireOffered(
  opened: OpenedAccount,
  { shipping_options }: Pick<OfferTerms, 'shipping_options'>,
): Promise<void> {
  const modes = await deliveryModesOf(opened);
  const offered = new Set(modes?.map(({ code }) => code));
  // A contract without any mode is a separate gap, which readiness reports.
  if (offered.size > 0 && shipping_options.some((code) => !offered.has(code))) throw fail('delivery_mode_not_offered');
}

export async function requireCdiscount({ db }: OnboardingDeps, userId: number, accountId: number): Promise<void> {
  const account = await getAccount(db, userId, accountId);
  if (account?.platform !== 'cdiscount') throw fail('account_not_found');
}

interface Failure {
  readonly description: string;
  /** The marketplace rejects the credentials or does not know the merchant. */
  readonly isRefused: boolean;
  readonly isAuthExpired: boolean;
  readonly lost: AccessLoss | undefined;
}

/** @throws errors that are not the marketplace's */
function failureOf(error: unknown): Failure {
  if (!(error instanceof ConnectorError)) throw error;
  const isAuthExpired = error.kind === 'auth-expired';
  const { message: description, lost } = error;
  return { description, isRefused: isAuthExpired || error.kind === 'not-found', isAuthExpired, lost };
}

/** @throws account_not_found, platform_not_available, delivery_mode_not_offered */
export async function updateCdiscountOnboarding(
  deps: OnboardingDeps,
  who: Who,
  accountId: number,
  terms: OfferTerms,
  expected?: number,
): Promise<CdiscountOnboarding> {
  await requireCdiscount(deps, who.userId, accountId);
  await requireOffered(await openAccount(deps, who.userId, accountId), terms);
  await withTransaction(deps.db, async (tx) => {
    await storeOfferTerms(tx, deps, who, accountId, terms, expected);
    await emitEvents(tx, who.userId, [{ kind: 'account', accountId }]);
  });
  return getCdiscountOnboarding(deps, who.userId, accountId);
}

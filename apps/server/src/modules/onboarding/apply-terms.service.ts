import {
  ConnectorError,
  chunked,
  type DeliveryFee,
  isSameDelivery,
  isSameTerms,
  type OfferTerms,
} from '@quayside/connector-kit';
import type { TermsComparison } from '@quayside/contract';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { type OpenedAccount, openAccount } from '../accounts/index.ts';
import { countHomeTerms, homeStockKey, PRIORITY, setDesiredState } from '../dispatch/index.ts';
import { emitEvents } from '../events/index.ts';
import { actorOf, recordHistory } from '../history/index.ts';
import { listSkusOfProfiles } from '../shipping/index.ts';
import { listSoldUnits } from '../stock/index.ts';
import { requireCdiscount, requireOffered } from './cdiscount.service.ts';
import { toConnectorTerms } from './connector-terms.ts';
import { findOfferTerms, getOfferTerms } from './offer-terms.repository.ts';
import type { OnboardingDeps } from './onboarding.service.ts';

/** Desired states written in one statement. */
const BATCH = 1_000;

interface Comparison {
  readonly counts: Omit<TermsComparison, 'waiting' | 'failed'>;
  /** The SKUs of the offers that differ. */
  readonly differing: readonly string[];
}

/**
 * Counts the shop's offers whose terms differ from the stored ones.
 * @throws account_not_found, platform_not_available, account_disconnected, marketplace_unavailable
 */
export async function compareTerms(deps: OnboardingDeps, userId: number, accountId: number): Promise<TermsComparison> {
  await requireCdiscount(deps, userId, accountId);
  const opened = await openAccount(deps, userId, accountId);
  const offers = await readTerms(deps.db, opened);
  const { counts } = compare(
    toConnectorTerms(await getOfferTerms(deps.db, userId, accountId), usualFees(offers)),
    offers,
  );
  return { ...counts, ...(await countHomeTerms(deps.db, { userId, accountId })) };
}

/**
 * The terms of the shop's offers, without those that follow a shipping profile.
 * @throws account_disconnected, marketplace_unavailable
 */
async function readTerms(db: Db, opened: OpenedAccount): Promise<ReadonlyMap<string, OfferTerms>> {
  const { account, connector, session } = opened;
  try {
    const offers = (await connector.terms?.readTerms(session, account.sourceSite)) ?? new Map<string, OfferTerms>();
    const ofProfiles = await listSkusOfProfiles(db, account.userId, account.accountId);
    return new Map([...offers].filter(([sku]) => !ofProfiles.has(sku)));
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    throw fail(error.kind === 'auth-expired' ? 'account_disconnected' : 'marketplace_unavailable', { cause: error });
  }
}

/** The most common fee of each delivery mode in the offers. */
export function usualFees(offers: ReadonlyMap<string, OfferTerms>): Map<string, DeliveryFee> {
  const counted = new Map<string, { fee: DeliveryFee; n: number }>();
  for (const fee of [...offers.values()].flatMap(({ delivery }) => delivery)) {
    const key = `${fee.code} ${fee.cost.minor} ${fee.additionalCost.minor}`;
    counted.set(key, { fee, n: (counted.get(key)?.n ?? 0) + 1 });
  }
  const usual = new Map<string, DeliveryFee>();
  for (const { fee } of [...counted.values()].toSorted((one, other) => one.n - other.n)) usual.set(fee.code, fee);
  return usual;
}

export function compare(asked: OfferTerms, offers: ReadonlyMap<string, OfferTerms>): Comparison {
  const present = [...offers.values()];
  const differing = [...offers].flatMap(([sku, terms]) => (isSameTerms(asked, terms) ? [] : [sku]));
  return {
    differing,
    counts: {
      offers: offers.size,
      differing: differing.length,
      handling: present.filter(({ handlingDays }) => handlingDays !== asked.handlingDays).length,
      delivery: present.filter(({ delivery }) => !isSameDelivery(asked.delivery, delivery)).length,
    },
  };
}

/**
 * Sets the stored terms as the desired state of every differing offer, if their number equals the one shown. The sender sends them; nothing
 * else of the offers changes.
 * @throws account_not_found, platform_not_available, account_disconnected, marketplace_unavailable, delivery_mode_not_offered, conflict
 */
export async function applyTerms(
  deps: OnboardingDeps,
  who: Who,
  accountId: number,
  expected: number,
): Promise<TermsComparison> {
  const { userId } = who;
  await requireCdiscount(deps, userId, accountId);
  const opened = await openAccount(deps, userId, accountId);
  const kept = await findOfferTerms(deps.db, userId, accountId);
  // Terms that the seller never set are not applied.
  if (!kept) throw fail('conflict');
  await requireOffered(opened, kept);
  const offers = await readTerms(deps.db, opened);
  const asked = toConnectorTerms(kept, usualFees(offers));
  const { counts, differing } = compare(asked, offers);
  if (differing.length !== expected) throw fail('conflict');
  await withTransaction(deps.db, async (tx) => {
    for (const skus of chunked(differing, BATCH)) await setDesiredTerms(tx, opened, skus, asked);
    await recordHistory(tx, userId, [
      {
        actor: actorOf(who),
        entity: 'account',
        entityId: accountId,
        field: 'offer-terms',
        before: null,
        after: { ...kept, offers: differing.length },
        why: 'offer_terms_applied',
      },
    ]);
    await emitEvents(tx, userId, [{ kind: 'account', accountId }]);
  });
  return { ...counts, ...(await countHomeTerms(deps.db, { userId, accountId })) };
}

/**
 * Skips offers that were not imported yet. Offers that Quayside made of items from elsewhere get the same terms, because they belong to the
 * same shop, unless they follow a shipping profile.
 */
async function setDesiredTerms(
  tx: Tx,
  { account: { userId, accountId, sourceSite: site } }: OpenedAccount,
  skus: readonly string[],
  terms: OfferTerms,
): Promise<void> {
  const units = await listSoldUnits(tx, userId, accountId, skus);
  await setDesiredState(
    tx,
    units.map(({ sku, listingKey, itemId }) => ({
      userId,
      accountId,
      site,
      itemId,
      isHome: true as const,
      changeKind: 'content' as const,
      targetKey: homeStockKey(listingKey, sku),
      leaseKey: listingKey,
      payload: { sku, terms },
      priority: PRIORITY.content,
    })),
  );
}

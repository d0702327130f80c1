import { ConnectorError, type PromotionEligibility } from '@quayside/connector-kit';
import type { AdEligibility } from '@quayside/contract';
import { type Site, sitesOf } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import { fail } from '../../platform/http/fail.ts';
import type { JobRun } from '../../platform/jobs/define-job.ts';
import { type Account, openAccount } from '../accounts/index.ts';
import { listCampaigns } from '../dispatch/index.ts';
import { emitEvents } from '../events/index.ts';
import { type AdAccount, type OwnCampaign, saveRead } from './accounts.repository.ts';
import { marketOf } from './decide-ads.ts';
import { followItems } from './follow-ads.ts';
import { saveSuggestions } from './items.repository.ts';
import { listOnSale } from './on-sale.repository.ts';
import type { PromotionsDeps } from './promotions.service.ts';

/** Listings whose suggestions one call of eBay gives. */
const SUGGESTED_AT_ONCE = 500;

const viewOf = (eligibility: PromotionEligibility): AdEligibility => ({
  state: eligibility.state,
  why: eligibility.state === 'ineligible' ? eligibility.why : null,
  message: 'message' in eligibility ? eligibility.message : null,
});

/**
 * Asks the marketplace whether the account may promote on its sites, and which campaigns of its own it has.
 * @throws marketplace_unavailable
 */
export async function readAccount(deps: PromotionsDeps, account: Account): Promise<void> {
  const { userId, accountId } = account;
  const { connector, session } = await openAccount(deps, userId, accountId);
  const channel = connector.promotions;
  if (!channel) throw fail('platform_not_available');
  const quaysides = new Set(
    (await listCampaigns(deps.db, account)).filter(({ isOwn }) => isOwn).flatMap(({ campaignId }) => campaignId ?? []),
  );
  const sites: Partial<Record<Site, { eligibility: AdEligibility; ownCampaigns: OwnCampaign[] }>> = {};
  try {
    for (const site of sitesOf('ebay')) {
      const eligibility = channel.sites.includes(site)
        ? await channel.eligibility(session, site)
        : ({ state: 'not-served' } as const);
      sites[site] = { eligibility: viewOf(eligibility), ownCampaigns: [] };
    }
    const isAllowed = Object.values(sites).some(({ eligibility }) => eligibility.state !== 'right-missing');
    for (let cursor: string | null | undefined = isAllowed ? null : undefined; cursor !== undefined; ) {
      const page = await channel.listCampaigns(session, cursor);
      for (const { campaignId, name, site, state } of page.campaigns) {
        const isOver = state === 'ended' || state === 'ending';
        if (!isOver && site && !quaysides.has(campaignId)) sites[site]?.ownCampaigns.push({ campaignId, name, state });
      }
      cursor = page.next ?? undefined;
    }
  } catch (error) {
    if (error instanceof ConnectorError) throw fail('marketplace_unavailable');
    throw error;
  }
  await withTransaction(deps.db, async (tx) => {
    await saveRead(tx, account, sites as AdAccount['sites'], deps.machineClock.now());
    await emitEvents(tx, userId, [{ kind: 'promotions', accountId }]);
  });
}

/**
 * Asks for the suggested rates of all live listings of a market, and follows them. What could not be read keeps the suggestion that it has.
 * @param most stops after so many listings
 */
export async function readSuggestions(
  deps: PromotionsDeps,
  account: Account,
  site: Site,
  { signal, noteProgress }: Partial<Pick<JobRun, 'signal' | 'noteProgress'>> = {},
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  const { connector, session } = await openAccount(deps, account.userId, account.accountId, signal);
  const channel = connector.promotions;
  if (!channel?.sites.includes(site)) return;
  const market = marketOf(account, site);
  let count = 0;
  for (let after: number | undefined = 0; after !== undefined && count < most; ) {
    signal?.throwIfAborted();
    const listings = await listOnSale(deps.db, market, after, SUGGESTED_AT_ONCE);
    if (listings.length === 0) return;
    const outcomes = await channel.suggestedBids(
      session,
      site,
      listings.map(({ listingId }) => listingId),
    );
    const read = listings.flatMap(({ itemId }, index) => {
      const outcome = outcomes[index];
      const bid = outcome?.ok ? (outcome.value.bid ?? outcome.value.trending) : undefined;
      return bid === undefined ? [] : [{ itemId, rate: bid === null ? null : Math.round(Number(bid) * 100) }];
    });
    await withTransaction(deps.db, async (tx) => {
      await saveSuggestions(tx, market, read, deps.machineClock.now());
      await followItems(
        tx,
        market,
        read.map(({ itemId }) => itemId),
      );
    });
    await noteProgress?.();
    count += listings.length;
    after = listings.length === SUGGESTED_AT_ONCE ? listings.at(-1)?.itemId : undefined;
  }
}

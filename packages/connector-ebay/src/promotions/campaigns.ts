import {
  type AccountSession,
  type BidPercent,
  type Campaign,
  type CampaignPage,
  type CampaignState,
  ConnectorError,
  failedBy,
  type WantedCampaign,
} from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import { ebaySite, siteOfMarketplace } from '../sites.ts';
import type { AdCampaign, NewCampaign } from '../wire.ts';
import { bidOf } from './bids.ts';
import { PAGE, type PromotionCalls } from './calls.ts';

const STATES: Readonly<Record<string, CampaignState>> = {
  DRAFT: 'draft',
  PENDING: 'scheduled',
  SCHEDULED: 'scheduled',
  RUNNING: 'running',
  PAUSED: 'paused',
  SYSTEM_PAUSED: 'paused-by-marketplace',
  ENDING_SOON: 'ending',
  ENDED: 'ended',
  DELETED: 'ended',
};

/**
 * A campaign must not begin in the past. It begins this long after it is sent, which is enough for the way to eBay; later only if eBay's
 * clock is so far ahead of ours.
 */
const LEADS_MS = [5_000, 60_000, 15 * 60_000] as const;
const IN_THE_PAST = '35026';
const NAME_TAKEN = '35021';
const ENDED = '35035';
const ENDING = '35063';
const STATE_FORBIDS = '35056';
const GONE = '35045';

export function toCampaign(campaign: AdCampaign): Campaign {
  const { campaignId, campaignName, campaignStatus = '', fundingStrategy = {}, marketplaceId } = campaign;
  if (!campaignId || campaignName === undefined) {
    throw new ConnectorError('unavailable', 'eBay’s answer about a campaign lacks its id or name.');
  }
  const isDynamic = fundingStrategy.adRateStrategy === 'DYNAMIC';
  return {
    campaignId,
    name: campaignName,
    site: siteOfMarketplace(marketplaceId) ?? null,
    state: STATES[campaignStatus] ?? 'unknown',
    bid: isDynamic ? null : bidOf(fundingStrategy.bidPercentage),
    isDynamic,
    isByRules: campaign.campaignCriterion != null,
    startsAt: campaign.startDate ?? null,
    endsAt: campaign.endDate ?? null,
  };
}

export async function listCampaigns(
  calls: PromotionCalls,
  session: AccountSession,
  cursor: string | null,
): Promise<CampaignPage> {
  const offset = Number(cursor ?? 0);
  const { rows, hasNext } = await calls.getCampaigns(session, offset);
  return { campaigns: rows.map(toCampaign), next: hasNext ? String(offset + PAGE) : null };
}

export async function findCampaign(calls: PromotionCalls, session: AccountSession, name: string) {
  const found = await orNull(calls.getCampaignByName(session, name));
  return found && toCampaign(found);
}

export async function readCampaign(calls: PromotionCalls, session: AccountSession, campaignId: string) {
  const found = await orNull(calls.getCampaign(session, campaignId));
  return found && toCampaign(found);
}

async function orNull(reading: Promise<AdCampaign | undefined>): Promise<AdCampaign | null> {
  try {
    const campaign = await reading;
    if (!campaign) throw new ConnectorError('unavailable', 'eBay answered without a campaign.');
    return campaign;
  } catch (error) {
    if (failedBy(error).error.kind === 'not-found') return null;
    throw error;
  }
}

/** eBay refuses a second campaign of the same name, so repeating the call never creates one. */
export async function createCampaign(
  calls: PromotionCalls,
  session: AccountSession,
  site: Site,
  wanted: WantedCampaign,
): Promise<Campaign> {
  try {
    return await begin(calls, session, site, wanted);
  } catch (error) {
    const failure = failedBy(error).error;
    if (failure.kind !== 'unknown' && failure.code !== NAME_TAKEN) throw failure;
    const found = await orNull(calls.getCampaignByName(session, wanted.name));
    if (found) return usable(found, site);
    if (failure.kind === 'unknown') throw failure;
    throw new ConnectorError('unknown', 'eBay has the campaign and does not show it yet.', { code: 'in-process' });
  }
}

async function begin(
  calls: PromotionCalls,
  session: AccountSession,
  site: Site,
  wanted: WantedCampaign,
): Promise<Campaign> {
  const [usual, ...longer] = LEADS_MS;
  let attempt = beginIn(usual, calls, session, site, wanted);
  for (const leadMs of longer) {
    attempt = attempt.catch((error: unknown) => {
      if (failedBy(error).error.code !== IN_THE_PAST) throw error;
      return beginIn(leadMs, calls, session, site, wanted);
    });
  }
  return attempt;
}

async function beginIn(
  leadMs: number,
  calls: PromotionCalls,
  session: AccountSession,
  site: Site,
  { name, bid }: WantedCampaign,
): Promise<Campaign> {
  const startsAt = new Date(session.clock.now().getTime() + leadMs).toISOString();
  const campaignId = await calls.createCampaign(session, newCampaign(site, name, bid, startsAt));
  if (campaignId === undefined) throw new ConnectorError('unknown', 'eBay did not state the id of the campaign.');
  const rest = { isDynamic: false, isByRules: false, startsAt, endsAt: null };
  return { campaignId, name, site, state: 'scheduled', bid, ...rest };
}

function newCampaign(site: Site, name: string, bid: BidPercent, startsAt: string): NewCampaign {
  return {
    campaignName: name,
    marketplaceId: ebaySite(site).marketplaceId,
    startDate: startsAt,
    fundingStrategy: { fundingModel: 'COST_PER_SALE', adRateStrategy: 'FIXED', bidPercentage: bid },
  };
}

/** A campaign of the name that is paid by click, by rules, elsewhere, or over, is another one. */
function usable(raw: AdCampaign, site: Site): Campaign {
  const found = toCampaign(raw);
  const isPaidBySale = raw.fundingStrategy?.fundingModel === 'COST_PER_SALE';
  const isOver = found.state === 'ended' || found.state === 'ending';
  if (found.site === site && isPaidBySale && !found.isByRules && !isOver) return found;
  throw new ConnectorError('rejected', `Another campaign has the name “${found.name}”.`, { code: NAME_TAKEN });
}

type Settled = 'running' | 'paused' | 'ended';

const VERBS = { running: 'resume', paused: 'pause', ended: 'end' } as const;

const SATISFYING: Readonly<Record<Settled, ReadonlySet<CampaignState>>> = {
  running: new Set(['running', 'scheduled']),
  paused: new Set(['paused']),
  ended: new Set(['ending', 'ended']),
};

/** One call if the campaign is in another state; a refusal or a lost answer is followed by a read. */
export async function setCampaignState(
  calls: PromotionCalls,
  session: AccountSession,
  campaignId: string,
  state: Settled,
): Promise<void> {
  try {
    await calls.changeCampaign(session, campaignId, VERBS[state]);
  } catch (error) {
    const failure = failedBy(error).error;
    const { code } = failure;
    if (state === 'ended' && (code === ENDED || code === ENDING || code === GONE)) return;
    if (failure.kind !== 'unknown' && code !== STATE_FORBIDS) throw failure;
    const found = await readCampaign(calls, session, campaignId);
    if (!found && state === 'ended') return;
    if (found && SATISFYING[state].has(found.state)) return;
    throw (found && notBegun(found)) ?? failure;
  }
}

/** eBay pauses and ends only campaigns that have begun. */
function notBegun({ state, startsAt }: Campaign): ConnectorError | undefined {
  if (state !== 'scheduled') return undefined;
  const when = startsAt === null ? {} : { retryAt: startsAt };
  return new ConnectorError('unavailable', 'The campaign has not begun yet.', { code: '35061', ...when });
}

export async function renameCampaign(
  calls: PromotionCalls,
  session: AccountSession,
  campaignId: string,
  name: string,
): Promise<void> {
  const { campaignName, startDate, endDate } = (await calls.getCampaign(session, campaignId)) ?? {};
  if (campaignName === name) return;
  if (startDate === undefined) throw new ConnectorError('unavailable', 'eBay does not say when the campaign begins.');
  try {
    await calls.updateCampaignIdentification(session, campaignId, {
      campaignName: name,
      startDate,
      ...(endDate === undefined ? {} : { endDate }),
    });
  } catch (error) {
    const failure = failedBy(error).error;
    if (failure.kind !== 'unknown') throw failure;
    const found = await readCampaign(calls, session, campaignId);
    if (found?.name !== name) throw failure;
  }
}

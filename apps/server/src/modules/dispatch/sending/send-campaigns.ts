import { ConnectorError, type PromotionChannel } from '@quayside/connector-kit';
import { withTransaction } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { emitEvents } from '../../events/index.ts';
import { clearSentAds, retryAds } from '../ads.repository.ts';
import {
  lockCampaign,
  postponeCampaign,
  refuseCampaign,
  releaseCampaign,
  replaceCampaign,
  storeCampaign,
  type WaitingCampaign,
} from '../campaigns.repository.ts';
import { decideRetry } from '../leases/retry-policy.ts';
import { type SettleDeps, storeLostAccess } from '../settle.ts';
import { type CampaignContext, guarded } from './guarded-campaign.ts';
import { sendAds } from './send-ads.ts';

/** A campaign that was just made is scheduled for a moment, in which it can be neither paused nor resumed. */
const STATE_ATTEMPTS = 6;
const STATE_MS = 3_000;

/** Brings campaigns and their ads to what is wanted, each under its lease. */
export async function sendCampaigns(context: CampaignContext, campaigns: readonly WaitingCampaign[]): Promise<void> {
  for (const campaign of campaigns) await sendCampaign(context, campaign);
}

async function sendCampaign(context: CampaignContext, campaign: WaitingCampaign): Promise<void> {
  const channel = context.connector.promotions;
  if (!channel) {
    const refusal = { reason: 'site-not-served', message: '' };
    await withTransaction(context.db, (tx) => refuseCampaign(tx, campaign, refusal));
    return;
  }
  try {
    const ready = await bringState(context, channel, campaign);
    const again = ready && ready.wanted !== 'ended' ? await sendAds(context, channel, ready) : null;
    await withTransaction(context.db, async (tx) => {
      await releaseCampaign(tx, campaign, again);
      await tell(tx, campaign);
    });
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    await storeFailure(context, channel, campaign, error);
  }
}

/**
 * Makes the campaign exist in the wanted state. Each call may be repeated: the campaign is found again by its name.
 * @returns the campaign with its id; undefined if the lease was lost
 */
async function bringState(
  context: CampaignContext,
  channel: PromotionChannel,
  campaign: WaitingCampaign,
): Promise<WaitingCampaign | undefined> {
  const session = guarded(context, campaign);
  const { wanted, site, name } = campaign;
  let { campaignId, state } = campaign;
  if (campaignId === null && wanted === 'ended') {
    // An earlier worker may have made it without learning its id.
    const found = await channel.findCampaign(session, name);
    if (found && found.state !== 'ended') campaignId = found.campaignId;
    else state = 'ended';
  }
  if (campaignId === null && wanted !== 'ended') {
    const made = await channel.createCampaign(session, site, { name, bid: channel.lowestBid });
    campaignId = made.campaignId;
    state = made.state === 'paused' ? 'paused' : 'running';
    if (!(await store(context, campaign, campaignId, state))) return undefined;
  }
  if (campaignId !== null && state !== wanted) {
    await setState(channel, session, campaignId, wanted);
    state = wanted;
  }
  if (!(await store(context, campaign, campaignId, state))) return undefined;
  return { ...campaign, campaignId, state };
}

async function setState(
  channel: PromotionChannel,
  session: CampaignContext['session'],
  campaignId: string,
  wanted: WaitingCampaign['wanted'],
): Promise<void> {
  try {
    await channel.setCampaignState(session, campaignId, wanted);
  } catch (error) {
    // What is to end and is over already is as wanted.
    if (wanted === 'ended' && error instanceof ConnectorError && isOver(channel, error)) return;
    throw error;
  }
}

/** @returns false if the lease was lost */
function store(
  { db }: CampaignContext,
  campaign: WaitingCampaign,
  campaignId: string | null,
  state: WaitingCampaign['state'],
): Promise<boolean> {
  return withTransaction(db, async (tx) => {
    const own = await lockCampaign(tx, campaign);
    if (!own) return false;
    await storeCampaign(tx, campaign, { campaignId, state });
    if (state === 'ended' && campaign.isOwn) await clearSentAds(tx, campaign);
    // Its listings are free for the campaign of Quayside.
    if (state === 'ended' && !campaign.isOwn) await retryAds(tx, campaign, 'ad-elsewhere');
    return true;
  });
}

const isOver = (channel: PromotionChannel, error: ConnectorError): boolean => {
  const refusal = channel.refusalOf(error);
  return error.kind === 'not-found' || refusal === 'campaign-ended' || refusal === 'campaign-gone';
};

async function storeFailure(
  context: CampaignContext,
  channel: PromotionChannel,
  campaign: WaitingCampaign,
  error: ConnectorError,
): Promise<void> {
  const { clock, consent, listeners } = context;
  const decision = decideRetry(
    { changeKind: 'stock', attempts: campaign.attempts, mayHaveBeenSent: true },
    error,
    clock.now(),
  );
  const refusal = channel.refusalOf(error);
  await withTransaction(context.db, async (tx) => {
    if (!(await lockCampaign(tx, campaign))) return;
    if (decision.kind === 'again') {
      const at = clock.toMonotonic(decision.at);
      const { kind, message } = error;
      await postponeCampaign(tx, campaign, { at, attempts: decision.attempts, error: { kind, message } });
      if (kind === 'auth-expired') await storeLostAccess(tx, context, campaign, { consent, lost: error.lost });
    } else if (refusal === 'campaign-state' && campaign.attempts < STATE_ATTEMPTS) {
      const at = clock.toMonotonic(new Date(clock.now().getTime() + STATE_MS));
      const { kind, message } = error;
      await postponeCampaign(tx, campaign, { at, attempts: campaign.attempts + 1, error: { kind, message } });
    } else if (refusal === 'name-taken') await replaceCampaign(tx, campaign);
    else if (isOver(channel, error)) await endThere(tx, listeners, campaign);
    else await refuseCampaign(tx, campaign, { reason: refusal ?? 'other', message: error.message });
    await tell(tx, campaign);
  });
}

/** The seller, or the marketplace, has ended it: it is not made again by itself. */
async function endThere(tx: Tx, listeners: SettleDeps['listeners'], campaign: WaitingCampaign): Promise<void> {
  await storeCampaign(tx, campaign, { campaignId: null, state: 'ended' });
  await releaseCampaign(tx, campaign, null);
  if (!campaign.isOwn) return;
  await clearSentAds(tx, campaign);
  for (const listener of listeners) await listener.campaignOver?.(tx, campaign);
}

const tell = (tx: Tx, { userId, accountId }: WaitingCampaign) =>
  emitEvents(tx, userId, [{ kind: 'promotions', accountId }]);

import { ConnectorError, type Outcome, type PromotionChannel } from '@quayside/connector-kit';
import { withTransaction } from '../../../platform/database/database.ts';
import {
  type AdOutcome,
  type DesiredAd,
  type DueAd,
  endDoubt,
  listDueAds,
  liveRateOf,
  lockAds,
  mayStillSend,
  nextAdAt,
  noteSending,
  setDesiredAds,
  storeAds,
} from '../ads.repository.ts';
import { lockCampaign, type WaitingCampaign } from '../campaigns.repository.ts';
import { decideRetry } from '../leases/retry-policy.ts';
import { storeLostAccess } from '../settle.ts';
import { type CampaignContext, guarded } from './guarded-campaign.ts';
import { outcomesOf } from './send.ts';

/** Ads that are decided and sent together: what one bulk call of eBay carries. */
const ADS_AT_ONCE = 500;
/** A listing without an ad of this campaign is looked at again after this time. */
const GONE_MS = 1_000;

/** What one step sends, by the kind of call. */
interface Step {
  readonly add: readonly DueAd[];
  readonly update: readonly DueAd[];
  readonly remove: readonly DueAd[];
}

/** `1050` → `10.5`. */
const bidOf = (rate: number): string => (rate / 100).toFixed(1);
const rateOf = (bid: string | null): number | null => (bid === null ? null : Math.round(Number(bid) * 100));

/**
 * Sends the due ads of a campaign step by step. Each step decides the rates from locked rows right before its calls.
 * @returns when the next ad is due; null if none is
 */
export async function sendAds(
  context: CampaignContext,
  channel: PromotionChannel,
  campaign: WaitingCampaign,
): Promise<Date | null> {
  const { db, clock } = context;
  for (;;) {
    const step = await decideStep(context, campaign);
    if (!step) return await nextAdAt(db, campaign);
    // What costs less goes first: a listing is below its cap before another one is promoted.
    const mayGoOn =
      (await send(context, channel, campaign, step.remove, 'remove')) &&
      (await send(context, channel, campaign, step.update, 'update')) &&
      (await send(context, channel, campaign, step.add, 'add'));
    if (!mayGoOn) return (await nextAdAt(db, campaign)) ?? clock.monotonic();
  }
}

/** @returns undefined if nothing is due, the lease was lost, or the campaign is wanted otherwise */
function decideStep(context: CampaignContext, campaign: WaitingCampaign): Promise<Step | undefined> {
  const { db, clock, ads } = context;
  return withTransaction(db, async (tx) => {
    const itemIds = await listDueAds(tx, campaign, clock.monotonic(), ADS_AT_ONCE);
    if (itemIds.length === 0) return undefined;
    const decided = await ads.decide(tx, campaign, itemIds);
    const own = await lockCampaign(tx, campaign);
    if (!own || own.wanted !== campaign.wanted) return undefined;
    const before = await lockAds(tx, campaign, itemIds);
    await setDesiredAds(
      tx,
      campaign,
      before.map((ad) => decided.get(ad.itemId) ?? notOnSale(ad)),
    );
    const due = await lockAds(tx, campaign, itemIds);
    const kindOf = new Map(due.map((ad) => [ad.itemId, callFor(ad)]));
    const of = (kind: AdCall) => due.filter(({ itemId }) => kindOf.get(itemId) === kind);
    await endDoubt(
      tx,
      campaign,
      due.filter((ad) => liveRateOf(ad) <= (ad.wanted ?? 0)),
    );
    await storeAds(
      tx,
      campaign,
      of('none').map(({ itemId, listingId, wanted }) => ({
        itemId,
        listingId,
        result: { kind: 'done', rate: wanted },
      })),
    );
    const step = { add: of('add'), update: of('update'), remove: of('remove') };
    await noteSending(
      tx,
      campaign,
      [...step.add, ...step.update, ...step.remove].map(({ itemId, wanted }) => ({ itemId, rate: wanted })),
    );
    return step;
  });
}

const notOnSale = ({ itemId, listingId }: DueAd): DesiredAd => ({
  ...{ itemId, listingId, rate: null, lack: null, isAmountCapped: false },
});

type AdCall = 'add' | 'update' | 'remove' | 'none';

function callFor({ wanted, sent, sending, sentListingId, listingId }: DueAd): AdCall {
  const isThere = sent !== null && sentListingId === listingId;
  if (wanted === null) return sent === null && sending === null ? 'none' : 'remove';
  if (!isThere) return 'add';
  return sent === wanted && sending === null ? 'none' : 'update';
}

/** @returns whether the next call may be made */
async function send(
  context: CampaignContext,
  channel: PromotionChannel,
  campaign: WaitingCampaign,
  ads: readonly DueAd[],
  call: Exclude<AdCall, 'none'>,
): Promise<boolean> {
  const { campaignId } = campaign;
  if (ads.length === 0) return true;
  if (campaignId === null) return false;
  const rates = ads.flatMap(({ itemId, wanted, generation }) =>
    wanted === null ? [] : [{ itemId, rate: wanted, generation }],
  );
  const guard = guarded(context, campaign);
  const session = {
    ...guard,
    async mayLeave() {
      await guard.mayLeave?.();
      if (!(await mayStillSend(context.db, campaign, rates)))
        throw new ConnectorError('unavailable', 'A rate may no longer be sent, so the call was not made.');
    },
  };
  const wanted = ads.map(({ listingId, wanted: rate }) => ({ listingId, bid: bidOf(rate ?? 0) }));
  const outcomes = await outcomesOf<unknown>(context, ads, async () => {
    if (call === 'add') return channel.addAds(session, campaignId, wanted);
    if (call === 'update') return channel.updateBids(session, campaignId, wanted);
    return channel.removeAds(
      session,
      campaignId,
      ads.map(({ sentListingId, listingId }) => sentListingId ?? listingId),
    );
  });
  return store(context, channel, campaign, ads, { call, outcomes });
}

/** @returns whether the campaign is still ours and its calls still succeed */
async function store(
  context: CampaignContext,
  channel: PromotionChannel,
  campaign: WaitingCampaign,
  ads: readonly DueAd[],
  { call, outcomes }: { readonly call: AdCall; readonly outcomes: readonly Outcome<unknown>[] },
): Promise<boolean> {
  const results = ads.map((ad, index) => resultOf(context, channel, ad, call, outcomes[index]));
  const errors = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.error]));
  const lost = errors.find(({ kind }) => kind === 'auth-expired');
  await withTransaction(context.db, async (tx) => {
    if (!(await lockCampaign(tx, campaign))) return;
    await lockAds(
      tx,
      campaign,
      ads.map(({ itemId }) => itemId),
    );
    await storeAds(tx, campaign, results);
    const { consent } = context;
    await endDoubt(
      tx,
      campaign,
      ads.filter((ad, index) => {
        const result = results[index]?.result;
        return result?.kind === 'done' && (result.rate ?? 0) <= (ad.wanted ?? 0);
      }),
    );
    if (lost) await storeLostAccess(tx, context, campaign, { consent, lost: lost.lost });
  });
  // A call that failed as a whole says something of the campaign.
  const [first] = errors;
  if (first && errors.length === outcomes.length && isOfCampaign(channel, first)) throw first;
  return errors.every(({ kind }) => kind === 'rejected' || kind === 'not-found');
}

const isOfCampaign = (channel: PromotionChannel, error: ConnectorError): boolean => {
  const refusal = channel.refusalOf(error);
  return (
    refusal !== undefined &&
    ['campaign-ended', 'campaign-gone', 'right-missing', 'terms-not-accepted', 'not-eligible'].includes(refusal)
  );
};

function resultOf(
  { clock }: CampaignContext,
  channel: PromotionChannel,
  { itemId, listingId, wanted, attempts }: DueAd,
  call: AdCall,
  outcome: Outcome<unknown> | undefined,
): AdOutcome {
  if (outcome?.ok) {
    const rate = call === 'add' ? rateOf((outcome.value as { bid: string | null }).bid) : wanted;
    return { itemId, listingId, result: { kind: 'done', rate: rate ?? wanted } };
  }
  const error = outcome?.error ?? new ConnectorError('unknown', 'The answer has no outcome for the listing.');
  // The ad is gone: the next step adds it again.
  if (call === 'update' && error.kind === 'not-found')
    return { itemId, listingId, result: { kind: 'done', rate: null } };
  const now = clock.now();
  const decision = decideRetry({ changeKind: 'stock', attempts, mayHaveBeenSent: false }, error, now);
  const { message } = error;
  if (decision.kind === 'failed')
    return { itemId, listingId, result: { kind: 'failed', reason: channel.refusalOf(error) ?? 'other', message } };
  const at = clock.toMonotonic(new Date(Math.max(decision.at.getTime(), now.getTime() + GONE_MS)));
  return { itemId, listingId, result: { kind: 'again', at, mayHaveArrived: decision.mayHaveArrived, message } };
}

import {
  type AccountSession,
  type Ad,
  type AdPage,
  ConnectorError,
  chunked,
  failed,
  failedBy,
  type Outcome,
  succeeded,
  type WantedAd,
} from '@quayside/connector-kit';
import { isRefusal } from '../bulk.ts';
import { toConnectorError } from '../errors.ts';
import type { AdEntry, PromotedAd } from '../wire.ts';
import { bidOf } from './bids.ts';
import { type BulkAds, PAGE, type PromotionCalls } from './calls.ts';
import { ADS_BATCH } from './limits.ts';
import { isOfListing, refusalOf } from './refusals.data.ts';

/** Ids in one address. eBay takes 500; this keeps the address under 4,000 characters, which every server on the way accepts. */
const IDS_PER_READ = 200;

const ENDED = '35035';

interface Target {
  readonly calls: PromotionCalls;
  readonly session: AccountSession;
  readonly campaignId: string;
}

export async function listAds({ calls, session, campaignId }: Target, cursor: string | null): Promise<AdPage> {
  const offset = Number(cursor ?? 0);
  try {
    const { rows, total, hasNext } = await calls.getAds(session, campaignId, { offset });
    return { ads: rows.map(toAd), total, next: hasNext ? String(offset + PAGE) : null };
  } catch (error) {
    if (failedBy(error).error.code === ENDED) return { ads: [], total: 0, next: null };
    throw error;
  }
}

export async function findAds(target: Target, listingIds: readonly string[]): Promise<Map<string, Ad>> {
  const { calls, session, campaignId } = target;
  const found = new Map<string, Ad>();
  for (const ids of chunked(listingIds, IDS_PER_READ)) {
    try {
      const { rows } = await calls.getAds(session, campaignId, { listingIds: ids });
      for (const ad of rows.map(toAd)) found.set(ad.listingId, ad);
    } catch (error) {
      if (failedBy(error).error.code !== ENDED) throw error;
      return found;
    }
  }
  return found;
}

function toAd({ adId, listingId, bidPercentage }: PromotedAd): Ad {
  if (!listingId) throw new ConnectorError('unavailable', 'eBay’s answer about an ad lacks its listing.');
  return { adId: adId ?? null, listingId, bid: bidOf(bidPercentage) };
}

/** A listing that is in the campaign already is added: the read-back tells it apart from one that another campaign promotes. */
export async function addAds(target: Target, ads: readonly WantedAd[]): Promise<Outcome<Ad>[]> {
  const answers = await sendAll(target, 'bulkCreateAdsByListingId', ads.map(toRequest));
  const doubtful = ads.filter((_, index) => isLost(answers[index]) || isExisting(answers[index]));
  const found = await readBack(target, doubtful);
  return ads.map(({ listingId, bid }, index): Outcome<Ad> => {
    const answer = answers[index] ?? failed(unanswered());
    if (answer.ok) return succeeded({ adId: answer.value.adId ?? null, listingId, bid });
    const ad = found.ads.get(listingId);
    if (ad) return succeeded(ad);
    // Without a reading nobody knows where the existing ad is.
    return isExisting(answer) && found.failure ? failed(found.failure) : answer;
  });
}

export async function updateBids(target: Target, ads: readonly WantedAd[]): Promise<Outcome<void>[]> {
  const answers = await sendAll(target, 'bulkUpdateAdsBidByListingId', ads.map(toRequest));
  const found = await readBack(
    target,
    ads.filter((_, index) => isLost(answers[index])),
  );
  return ads.map(({ listingId, bid }, index): Outcome<void> => {
    const answer = answers[index] ?? failed(unanswered());
    if (answer.ok || (isLost(answer) && found.ads.get(listingId)?.bid === bid)) return succeeded(undefined);
    return answer;
  });
}

/** A listing without an ad in the campaign is as it should be. eBay refuses it, so every refusal is followed by a read. */
export async function removeAds(target: Target, listingIds: readonly string[]): Promise<Outcome<void>[]> {
  const ads = listingIds.map((listingId) => ({ listingId }));
  const answers = await sendAll(target, 'bulkDeleteAdsByListingId', ads);
  const isDoubtful = (answer: Outcome<AdEntry> | undefined) =>
    isLost(answer) || (answer?.ok === false && isRefusal(answer.error) && !isOver(answer));
  const found = await readBack(
    target,
    ads.filter((_, index) => isDoubtful(answers[index])),
  );
  return ads.map(({ listingId }, index): Outcome<void> => {
    const answer = answers[index] ?? failed(unanswered());
    if (answer.ok || isOver(answer)) return succeeded(undefined);
    const isGone = isDoubtful(answer) && !found.failure && !found.ads.has(listingId);
    return isGone ? succeeded(undefined) : answer;
  });
}

function toRequest({ listingId, bid }: WantedAd) {
  return { listingId, bidPercentage: bid };
}

function isLost(answer: Outcome<AdEntry> | undefined): boolean {
  return !answer || (!answer.ok && answer.error.kind === 'unknown');
}

function isExisting(answer: Outcome<AdEntry> | undefined): boolean {
  return answer?.ok === false && refusalOf(answer.error) === 'ad-elsewhere';
}

/** The whole campaign has ended or is gone. */
function isOver(answer: Outcome<AdEntry>): boolean {
  if (answer.ok) return false;
  const refusal = refusalOf(answer.error);
  return refusal === 'campaign-ended' || refusal === 'campaign-gone';
}

interface ReadBack {
  readonly ads: ReadonlyMap<string, Ad>;
  readonly failure?: ConnectorError;
}

async function readBack(target: Target, doubtful: readonly { readonly listingId: string }[]): Promise<ReadBack> {
  if (doubtful.length === 0) return { ads: new Map() };
  try {
    const ids = doubtful.map(({ listingId }) => listingId);
    return { ads: await findAds(target, ids) };
  } catch (error) {
    const failure = failedBy(error).error;
    if (failure.kind === 'auth-expired') throw failure;
    return { ads: new Map(), failure };
  }
}

type Request = { listingId: string; bidPercentage?: string };

/**
 * One outcome per request, in order. The calls follow each other, because eBay refuses a change of a campaign during another one. A listing
 * that occurs twice is sent once, with its last request.
 */
async function sendAll(target: Target, name: BulkAds, requests: readonly Request[]): Promise<Outcome<AdEntry>[]> {
  const byListing = new Map(requests.map((request) => [request.listingId, request]));
  const outcomes = new Map<string, Outcome<AdEntry>>();
  for (const chunk of chunked([...byListing.values()], ADS_BATCH)) {
    for (const [listingId, outcome] of await send(target, name, chunk)) outcomes.set(listingId, outcome);
  }
  return requests.map(({ listingId }) => outcomes.get(listingId) ?? failed(unanswered()));
}

/** A call that is refused as a whole for one of its listings is sent again in halves. */
async function send(
  target: Target,
  name: BulkAds,
  requests: readonly Request[],
): Promise<(readonly [string, Outcome<AdEntry>])[]> {
  const { calls, session, campaignId } = target;
  try {
    const answers = await calls.bulkAds(session, campaignId, name, requests);
    const byListing = new Map(answers.map((answer) => [answer.listingId, answer]));
    return requests.map(({ listingId }) => [listingId, outcomeOf(byListing.get(listingId))] as const);
  } catch (error) {
    const failure = failedBy(error);
    if (failure.error.kind === 'auth-expired') throw failure.error;
    if (requests.length === 1 || !isRefusal(failure.error) || !isOfListing(failure.error)) {
      return requests.map(({ listingId }) => [listingId, failure] as const);
    }
    const half = Math.ceil(requests.length / 2);
    const first = await send(target, name, requests.slice(0, half));
    return [...first, ...(await send(target, name, requests.slice(half)))];
  }
}

function outcomeOf(answer: AdEntry | undefined): Outcome<AdEntry> {
  if (!answer) return failed(unanswered());
  const status = answer.statusCode ?? 200;
  if (status < 400) return succeeded(answer);
  return failed(toConnectorError({ status, errors: answer.errors ?? [], isRepeatable: false }));
}

function unanswered(): ConnectorError {
  return new ConnectorError('unknown', 'eBay’s bulk answer does not mention the listing.');
}

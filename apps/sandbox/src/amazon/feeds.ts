import { createDocument, type DownloadSource, signedUrl } from './documents.ts';
import { invalidInput, notFound } from './errors.ts';
import type { StoredFeed } from './model.ts';
import { type AmazonCall, type AmazonOperation, iso, json } from './operation.ts';
import type { AmazonSeller } from './seller.ts';
import { siteById } from './sites.data.ts';

/** Feeds 2021-06-30. */
const base = '/feeds/2021-06-30';
const LISTINGS_FEED = 'JSON_LISTINGS_FEED';
/** A feed is queued and then processed; both take longer than any call. */
const QUEUE_MS = 700;
const WORK_MS = 1300;
const MAX_MARKETPLACES = 25;

type Body = Record<string, unknown>;
export const bodyOf = ({ body }: AmazonCall): Body => {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Body;
  throw invalidInput('The request body is not valid JSON.');
};

/** The marketplace ids in a body. */
export function marketplaceIdsOf(body: Body, seller: AmazonSeller): string[] {
  const ids = body.marketplaceIds;
  if (!Array.isArray(ids) || ids.length === 0 || ids.length > MAX_MARKETPLACES) {
    throw invalidInput("'marketplaceIds' has to be a list of 1 to 25 ids.");
  }
  for (const id of ids) {
    if (!siteById.has(id) || !seller.profile.marketplaceIds.includes(id))
      throw invalidInput(`'${id}' is not open to the seller.`);
  }
  return ids as string[];
}

function newDocument(call: AmazonCall) {
  const { contentType } = bodyOf(call);
  if (typeof contentType !== 'string' || contentType === '')
    throw invalidInput("Missing required field 'contentType'.");
  const { id } = createDocument(call.seller, contentType, call.now);
  return json(201, { feedDocumentId: id, url: signedUrl(call.world, call.seller, 'upload', id) });
}

function newFeed(call: AmazonCall) {
  const { seller, now } = call;
  const body = bodyOf(call);
  if (body.feedType !== LISTINGS_FEED) throw invalidInput(`'${body.feedType}' is not a served feed type.`);
  const document = seller.state.documents.get(String(body.inputFeedDocumentId));
  if (!document?.isUploaded) throw invalidInput('The input document was not uploaded.');
  const { value, change } = seller.next('feed');
  const feed: StoredFeed = {
    feedId: `${seller.profile.number}${String(value).padStart(10, '0')}`,
    feedType: LISTINGS_FEED,
    marketplaceIds: marketplaceIdsOf(body, seller),
    inputDocumentId: document.id,
    createdAt: now,
    readyAt: now + QUEUE_MS + WORK_MS + call.world.faults.delayOf('feedProcessing', seller.profile.username),
    outcome: call.fault('fatal') ? 'fatal' : 'pending',
    result: null,
  };
  seller.commit([change, { t: 'feed', feed }]);
  return json(202, { feedId: feed.feedId });
}

const RESULT_OF: Readonly<Record<StoredFeed['outcome'], string | undefined>> = {
  done: 'DONE',
  fatal: 'FATAL',
  cancelled: 'CANCELLED',
  pending: undefined,
};

function feedJson(feed: StoredFeed, now: number) {
  const startedAt = feed.createdAt + QUEUE_MS;
  const isOver = feed.outcome !== 'pending' && now >= feed.readyAt;
  const working = now < startedAt ? 'IN_QUEUE' : 'IN_PROGRESS';
  return {
    feedId: feed.feedId,
    feedType: feed.feedType,
    marketplaceIds: feed.marketplaceIds,
    createdTime: iso(feed.createdAt),
    processingStatus: isOver ? RESULT_OF[feed.outcome] : working,
    ...(now >= startedAt ? { processingStartTime: iso(startedAt) } : {}),
    ...(isOver ? { processingEndTime: iso(feed.readyAt) } : {}),
    ...(isOver && feed.result ? { resultFeedDocumentId: `${feed.feedId}-result` } : {}),
  };
}

function requireFeed({ seller, params }: AmazonCall): StoredFeed {
  const feed = seller.state.feeds.get(params.feedId ?? '');
  if (!feed) throw notFound(params.feedId ?? '');
  return feed;
}

function cancel(call: AmazonCall) {
  const feed = requireFeed(call);
  if (call.now >= feed.createdAt + QUEUE_MS) throw invalidInput('Only a feed in the queue can be cancelled.');
  call.seller.commit([{ t: 'feed', feed: { ...feed, outcome: 'cancelled', readyAt: call.now } }]);
  return { status: 200 };
}

const feedOfResult = (seller: AmazonSeller, documentId: string) =>
  seller.state.feeds.get(documentId.replace(/-result$/, ''));

function getDocument(call: AmazonCall) {
  const id = call.params.feedDocumentId ?? '';
  if (!feedOfResult(call.seller, id)?.result) throw notFound(id);
  return json(200, { feedDocumentId: id, url: signedUrl(call.world, call.seller, 'result', id) });
}

/** The processing report, in the format of Amazon's schema for it. */
export const feedResultSource: DownloadSource = (seller, id) => {
  const feed = feedOfResult(seller, id);
  if (!feed?.result) return undefined;
  const { issues, processed, accepted, invalid } = feed.result;
  const report = {
    header: { sellerId: seller.profile.sellerId, version: '2.0', feedId: feed.feedId },
    issues,
    summary: {
      errors: issues.filter(({ severity }) => severity === 'ERROR').length,
      warnings: issues.filter(({ severity }) => severity === 'WARNING').length,
      messagesProcessed: processed,
      messagesAccepted: accepted,
      messagesInvalid: invalid,
    },
  };
  return { contentType: 'application/json; charset=UTF-8', body: JSON.stringify(report) };
};

function list(call: AmazonCall) {
  if (!call.query.feedTypes && !call.query.nextToken)
    throw invalidInput("Either 'feedTypes' or 'nextToken' is required.");
  const feeds = [...call.seller.state.feeds.values()].reverse().slice(0, Number(call.query.pageSize ?? 10));
  return json(200, { feeds: feeds.map((feed) => feedJson(feed, call.now)) });
}

export const feedsOperations: readonly AmazonOperation[] = [
  { name: 'createFeedDocument', method: 'POST', url: `${base}/documents`, run: newDocument },
  { name: 'getFeedDocument', method: 'GET', url: `${base}/documents/:feedDocumentId`, run: getDocument },
  { name: 'createFeed', method: 'POST', url: `${base}/feeds`, run: newFeed },
  { name: 'getFeeds', method: 'GET', url: `${base}/feeds`, run: list },
  {
    name: 'getFeed',
    method: 'GET',
    url: `${base}/feeds/:feedId`,
    run: (call) => json(200, feedJson(requireFeed(call), call.now)),
  },
  { name: 'cancelFeed', method: 'DELETE', url: `${base}/feeds/:feedId`, run: cancel },
];

import type { World } from '../world.ts';
import { readDocument } from './documents.ts';
import { edited } from './edits.ts';
import { AmazonRefusal } from './errors.ts';
import { hasErrors, issueOf, judge, knowsAsin, readPatch, readPut } from './listing-rules.ts';
import type { Edit, FeedIssue, FeedResult, Issue, StoredFeed, StoredListing } from './model.ts';
import type { AmazonSeller } from './seller.ts';

const LARGEST_FEED = 25_000;

interface Message {
  messageId: number;
  sku: string;
  operationType: string;
  body: Record<string, unknown>;
}

interface Document {
  header: { sellerId: string; version: string };
  messages: Message[];
}

export function dueFeeds(seller: AmazonSeller, now: number): StoredFeed[] {
  return [...seller.state.feeds.values()].filter((feed) => feed.outcome === 'pending' && feed.readyAt <= now);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Undefined where the document as a whole is not a listings feed. */
function parseFeed(text: string): Document | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { header, messages } = isObject(parsed) ? parsed : {};
  if (!isObject(header) || typeof header.sellerId !== 'string' || header.version !== '2.0') return undefined;
  if (!Array.isArray(messages) || messages.length === 0 || messages.length > LARGEST_FEED) return undefined;
  const read = messages.flatMap((entry: unknown): Message[] => {
    const { messageId, sku, operationType } = isObject(entry) ? entry : {};
    if (!Number.isInteger(messageId) || Number(messageId) < 1 || typeof sku !== 'string' || sku === '') return [];
    return [
      {
        messageId: Number(messageId),
        sku,
        operationType: String(operationType),
        body: entry as Record<string, unknown>,
      },
    ];
  });
  const isWhole =
    read.length === messages.length && new Set(read.map(({ messageId }) => messageId)).size === read.length;
  return isWhole ? { header: { sellerId: header.sellerId, version: '2.0' }, messages: read } : undefined;
}

function readEdit({ operationType, body }: Message): Edit {
  if (operationType === 'UPDATE') return readPut(body);
  if (operationType === 'PATCH') return readPatch(body);
  if (operationType === 'PARTIAL_UPDATE') {
    // The same as a patch that replaces each attribute sent.
    const { attributes } = readPut(body);
    const patches = Object.entries(attributes).map(([name, value]) => ({
      op: 'replace',
      path: `/attributes/${name}`,
      value,
    }));
    return readPatch({ productType: body.productType, patches });
  }
  if (operationType === 'DELETE') return { kind: 'delete' };
  throw new AmazonRefusal(400, 'InvalidInput', `'${operationType}' is not an operation type.`);
}

function toFeedIssue({ messageId, sku }: Message, { code, severity, message, attributeNames }: Issue): FeedIssue {
  const attributeName = attributeNames?.[0];
  return { messageId, sku, code, severity, message, ...(attributeName === undefined ? {} : { attributeName }) };
}

/** Carries a feed out: every message by itself, its listings and the report in one line of the journal. */
export async function processFeed(world: World, seller: AmazonSeller, feed: StoredFeed): Promise<void> {
  const text = await readDocument(seller, feed.inputDocumentId);
  // Another look at the account may have carried it out while the file was read.
  if (seller.state.feeds.get(feed.feedId)?.outcome !== 'pending') return;
  const document = text === undefined ? undefined : parseFeed(text);
  if (document === undefined || document.header.sellerId !== seller.profile.sellerId) {
    const issue: FeedIssue = {
      code: '4000000',
      severity: 'ERROR',
      message: 'The feed is not a valid JSON listings feed of this seller.',
    };
    const result: FeedResult = { issues: [issue], processed: 0, accepted: 0, invalid: 0 };
    seller.commit([{ t: 'feed', feed: { ...feed, outcome: 'fatal', result } }]);
    return;
  }
  const changed = new Map<string, StoredListing>();
  const result: FeedResult = { issues: [], processed: document.messages.length, accepted: 0, invalid: 0 };
  const { marketplaceIds } = feed;
  const spoiled = world.faults.strike('feedMessage', seller.profile.username, 'partial-207').length > 0;

  for (const [index, message] of document.messages.entries()) {
    const { sku } = message;
    const held = changed.get(sku) ?? seller.listing(sku);
    let issues: Issue[];
    let edit: Edit | undefined;
    try {
      edit = readEdit(message);
      const isListed = marketplaceIds.every((id) => held?.markets[id] !== undefined);
      issues = judge(edit, marketplaceIds, {
        sku,
        isKnownAsin: knowsAsin(world.amazon.goods, held),
        isListed,
      });
    } catch (error) {
      if (!(error instanceof AmazonRefusal)) throw error;
      issues = [issueOf(error)];
    }
    if (spoiled && index === 0)
      issues = [{ code: '8560', message: 'The message could not be processed.', severity: 'ERROR', categories: [] }];
    result.issues.push(...issues.map((issue) => toFeedIssue(message, issue)));
    if (hasErrors(issues) || edit === undefined) {
      result.invalid += 1;
      continue;
    }
    result.accepted += 1;
    const context = { goods: world.amazon.goods, now: feed.readyAt, willFail: false };
    const listing = edited(seller, held, { sku, marketplaceIds, edit }, context);
    if (listing) changed.set(sku, listing);
  }
  seller.commit([
    ...[...changed.values()].map((listing) => ({ t: 'listing' as const, listing })),
    { t: 'feed', feed: { ...feed, outcome: 'done', result } },
  ]);
}

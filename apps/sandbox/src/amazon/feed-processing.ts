import { setImmediate as othersTurn } from 'node:timers/promises';
import { unknownNames } from '../platform/ignored-fields.ts';
import type { AmazonWorld } from './amazon-world.ts';
import { feedHeaderNames, feedMessageNames } from './bodies.data.ts';
import { readDocument } from './documents.ts';
import { edited } from './edits.ts';
import { AmazonRefusal } from './errors.ts';
import { hasErrors, issueOf, judge, knowsAsin, readPatch, readPut } from './listing-rules.ts';
import type { Edit, FeedIssue, FeedResult, Issue, StoredFeed, StoredListing } from './model.ts';
import type { AmazonSeller } from './seller.ts';

const LARGEST_FEED = 25_000;
/** Messages processed in one go. Other calls are answered in between, as on the real Amazon. */
const AT_ONCE = 50;

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

/** Undefined if the document is not a listings feed. */
function parseFeed(text: string): Document | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { header, messages, ...others } = isObject(parsed) ? parsed : {};
  if (Object.keys(others).length > 0) return undefined;
  if (!isObject(header) || typeof header.sellerId !== 'string' || header.version !== '2.0') return undefined;
  if (unknownNames(feedHeaderNames, header).length > 0) return undefined;
  if (header.issueLocale !== undefined && typeof header.issueLocale !== 'string') return undefined;
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
  const [misspelt] = unknownNames(feedMessageNames, body);
  if (misspelt !== undefined) throw new AmazonRefusal(400, 'InvalidInput', `There is no field '${misspelt}'.`);
  if (operationType === 'UPDATE') return readPut(body);
  if (operationType === 'PATCH') return readPatch(body);
  if (operationType === 'PARTIAL_UPDATE') {
    // The same as a patch that replaces each sent attribute.
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

/**
 * Processes a feed message by message. The journal stores the results in batches, and the report with the last one. A
 * feed interrupted by a kill is processed again from its beginning, which is harmless because messages are idempotent.
 */
export async function processFeed(world: AmazonWorld, seller: AmazonSeller, feed: StoredFeed): Promise<void> {
  const text = await readDocument(seller, feed.inputDocumentId);
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
  const { messages } = document;
  const result: FeedResult = { issues: [], processed: messages.length, accepted: 0, invalid: 0 };
  const isSpoiled = world.faults.strike('feedMessage', seller.profile.username, 'partial-207').length > 0;
  for (let from = 0; ; from += AT_ONCE) {
    const changed = new Map<string, StoredListing>();
    for (const message of messages.slice(from, from + AT_ONCE)) {
      const outcome = carryOutMessage(world, seller, feed, message, changed.get(message.sku));
      const issues = isSpoiled && message === messages[0] ? [SPOILED] : outcome.issues;
      result.issues.push(...issues.map((issue) => toFeedIssue(message, issue)));
      if (hasErrors(issues)) {
        result.invalid += 1;
        continue;
      }
      result.accepted += 1;
      const listing = outcome.make();
      if (listing) changed.set(message.sku, listing);
    }
    const listings = [...changed.values()].map((listing) => ({ t: 'listing' as const, listing }));
    if (from + AT_ONCE >= messages.length) {
      seller.commit([...listings, { t: 'feed', feed: { ...feed, outcome: 'done', result } }]);
      return;
    }
    seller.commit(listings);
    await othersTurn();
  }
}

const SPOILED: Issue = {
  code: '8560',
  message: 'The message could not be processed.',
  severity: 'ERROR',
  categories: [],
};

/** The errors of a message, or the listing that it creates. */
function carryOutMessage(
  world: AmazonWorld,
  seller: AmazonSeller,
  { marketplaceIds, readyAt }: StoredFeed,
  message: Message,
  changed: StoredListing | undefined,
): { issues: Issue[]; make(): StoredListing | undefined } {
  const { sku } = message;
  const { goods } = world.amazon;
  const held = changed ?? seller.listing(sku);
  try {
    const edit = readEdit(message);
    const isListed = marketplaceIds.every((id) => held?.markets[id] !== undefined);
    return {
      issues: judge(edit, marketplaceIds, {
        sku,
        isKnownAsin: knowsAsin(goods, seller.profile.sellerId, message.sku),
        isListed,
        profile: seller.profile,
        goods,
      }),
      make: () => edited(seller, held, { sku, marketplaceIds, edit }, { goods, now: readyAt, willFail: false }),
    };
  } catch (error) {
    if (!(error instanceof AmazonRefusal)) throw error;
    return { issues: [issueOf(error)], make: () => undefined };
  }
}

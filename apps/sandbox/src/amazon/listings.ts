import { invalidInput, notFound } from './errors.ts';
import { type ItemDataSet, issueJson, itemJson, statusOf } from './item-json.ts';
import { hasErrors, judge, knowsAsin, readPatch, readPut } from './listing-rules.ts';
import type { Edit, Issue, StoredListing } from './model.ts';
import { type AmazonCall, type AmazonOperation, json, listOf, marketplacesOf, requireOwnId } from './operation.ts';
import { submit } from './processing.ts';

/** Listings Items 2021-08-01. */
const base = '/listings/2021-08-01/items';
const MAX_RESULTS = 1000;
const LARGEST_PAGE = 20;

function wantedOf({ query }: AmazonCall): ItemDataSet[] {
  const names = listOf(query.includedData);
  return names.length === 0 ? ['summaries'] : (names as ItemDataSet[]);
}

function shown(call: AmazonCall, sku: string): StoredListing | undefined {
  const { seller } = call;
  const isStale = call.fault('stale-read') !== undefined;
  return (isStale ? seller.earlier(sku) : undefined) ?? seller.listing(sku);
}

function getItem(call: AmazonCall) {
  requireOwnId(call);
  const sku = call.params.sku ?? '';
  const item = itemJson(call.seller, shown(call, sku), marketplacesOf(call), wantedOf(call));
  if (!item) throw notFound(sku);
  return json(200, item);
}

/** The response to a submission; identifiers are included on request. */
function answer(
  call: AmazonCall,
  sku: string,
  status: string,
  submissionId: string,
  issues: readonly Issue[],
  marketplaceIds: string[],
) {
  const asins = marketplaceIds.flatMap((marketplaceId) => {
    const asin = call.seller.listing(sku)?.markets[marketplaceId]?.asin;
    return asin === undefined ? [] : [{ marketplaceId, asin }];
  });
  const wantsIdentifiers = listOf(call.query.includedData).includes('identifiers') && asins.length > 0;
  return json(200, {
    sku,
    status,
    submissionId,
    issues: issues.map(issueJson),
    ...(wantsIdentifiers ? { identifiers: asins } : {}),
  });
}

function accept(call: AmazonCall, edit: Edit) {
  requireOwnId(call);
  const { world, seller } = call;
  const sku = call.params.sku ?? '';
  const marketplaceIds = marketplacesOf(call);
  if (edit.kind !== 'patch' && marketplaceIds.length > 1)
    throw invalidInput("At most one of 'marketplaceIds' is allowed.");
  const held = seller.listing(sku);
  const isWaited = [...seller.state.submissions.values()].some(
    (waiting) =>
      waiting.sku === sku &&
      waiting.edit.kind === 'put' &&
      marketplaceIds.every((id) => waiting.marketplaceIds.includes(id)),
  );
  const isListed = isWaited || marketplaceIds.every((id) => held?.markets[id] !== undefined);
  const isKnownAsin = knowsAsin(world.amazon.goods, seller.profile.sellerId, sku);
  const issues = judge(edit, marketplaceIds, {
    ...{ sku, isKnownAsin, isListed },
    ...{ profile: seller.profile, goods: world.amazon.goods },
  });
  const isInvalid = hasErrors(issues);
  if (isInvalid || call.query.mode === 'VALIDATION_PREVIEW') {
    return answer(
      call,
      sku,
      isInvalid ? 'INVALID' : 'VALID',
      `${seller.profile.number}-unkept`,
      issues,
      marketplaceIds,
    );
  }
  const id = submit(world, seller, { sku, marketplaceIds, edit, willFail: call.fault('late-issue') !== undefined });
  return answer(call, sku, 'ACCEPTED', id, issues, marketplaceIds);
}

const isAfter = (at: number, bound: string | undefined) => bound === undefined || at >= Date.parse(bound);
const isBefore = (at: number, bound: string | undefined) => bound === undefined || at <= Date.parse(bound);

/** SKUs on the first marketplace that match the query's filters, in its order. */
function filtered(call: AmazonCall, marketplaceIds: readonly string[]): StoredListing[] {
  const { query, seller } = call;
  const [first = ''] = marketplaceIds;
  const withStatus = listOf(query.withStatus);
  const withoutStatus = listOf(query.withoutStatus);
  const severities = listOf(query.withIssueSeverity);
  const skus =
    query.variationParentSku === undefined ? seller.skusOn(first) : seller.childrenOf(query.variationParentSku);
  const listings = skus
    .flatMap((sku) => shown(call, sku) ?? [])
    .filter((listing) => {
      const market = listing.markets[first];
      if (!market) return false;
      const status = statusOf(seller, listing, first);
      return (
        isAfter(market.createdAt, query.createdAfter) &&
        isBefore(market.createdAt, query.createdBefore) &&
        isAfter(market.updatedAt, query.lastUpdatedAfter) &&
        isBefore(market.updatedAt, query.lastUpdatedBefore) &&
        withStatus.every((name) => status.includes(name)) &&
        !withoutStatus.some((name) => status.includes(name)) &&
        (severities.length === 0 || market.issues.some(({ severity }) => severities.includes(severity)))
      );
    });
  const keyOf = ({ sku, markets }: StoredListing): string | number => {
    if (query.sortBy === 'sku') return sku;
    return (query.sortBy === 'createdDate' ? markets[first]?.createdAt : markets[first]?.updatedAt) ?? 0;
  };
  const direction = query.sortOrder === 'ASC' ? 1 : -1;
  const order = (one: string | number, other: string | number) =>
    one < other ? -direction : one > other ? direction : 0;
  return listings.sort((one, other) => order(keyOf(one), keyOf(other)) || (one.sku < other.sku ? -1 : 1));
}

/** The listings with the given identifiers, which are SKUs or ASINs. */
function named(call: AmazonCall, marketplaceIds: readonly string[]): StoredListing[] {
  const { query, seller } = call;
  const identifiers = listOf(query.identifiers);
  if (identifiers.length > LARGEST_PAGE) throw invalidInput("At most 20 'identifiers' are allowed.");
  if (query.identifiersType === 'SKU') return identifiers.flatMap((sku) => shown(call, sku) ?? []);
  if (query.identifiersType === 'ASIN') {
    const [first = ''] = marketplaceIds;
    return seller
      .skusOn(first)
      .flatMap((sku) => shown(call, sku) ?? [])
      .filter((listing) => identifiers.includes(listing.markets[first]?.asin ?? ''));
  }
  throw invalidInput(`'${query.identifiersType}' is not a served value of 'identifiersType'.`);
}

function searchItems(call: AmazonCall) {
  requireOwnId(call);
  const { query, seller } = call;
  const marketplaceIds = marketplacesOf(call);
  const wanted = wantedOf(call);
  const pageSize = Number(query.pageSize ?? 10);
  if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > LARGEST_PAGE)
    throw invalidInput("'pageSize' has to be from 1 to 20.");
  const found = query.identifiers === undefined ? filtered(call, marketplaceIds) : named(call, marketplaceIds);
  const listed = found.filter(({ markets }) => marketplaceIds.some((id) => markets[id] !== undefined));
  const stated = query.pageToken === undefined ? '0' : Buffer.from(query.pageToken, 'base64url').toString();
  if (!/^\d+$/.test(stated)) throw invalidInput("The 'pageToken' is not valid.");
  const from = Number(stated);
  const to = Math.min(from + pageSize, MAX_RESULTS);
  const token = (at: number) => Buffer.from(String(at)).toString('base64url');
  const page = listed.slice(from, to).flatMap((listing) => itemJson(seller, listing, marketplaceIds, wanted) ?? []);
  const doubled = call.fault('duplicate') && page[0] ? [...page.slice(0, -1), page[0]] : page;
  return json(200, {
    numberOfResults: listed.length,
    pagination: {
      ...(to < Math.min(listed.length, MAX_RESULTS) ? { nextToken: token(to) } : {}),
      ...(from > 0 ? { previousToken: token(Math.max(0, from - pageSize)) } : {}),
    },
    items: doubled,
  });
}

export const listingsOperations: readonly AmazonOperation[] = [
  { name: 'searchListingsItems', method: 'GET', url: `${base}/:sellerId`, run: searchItems },
  { name: 'getListingsItem', method: 'GET', url: `${base}/:sellerId/:sku`, run: getItem },
  {
    name: 'putListingsItem',
    method: 'PUT',
    url: `${base}/:sellerId/:sku`,
    run: (call) => accept(call, readPut(call.body)),
  },
  {
    name: 'patchListingsItem',
    method: 'PATCH',
    url: `${base}/:sellerId/:sku`,
    run: (call) => accept(call, readPatch(call.body)),
  },
  {
    name: 'deleteListingsItem',
    method: 'DELETE',
    url: `${base}/:sellerId/:sku`,
    run: (call) => accept(call, { kind: 'delete' }),
  },
];

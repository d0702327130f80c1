import { readRequests, requireUnique, runEntries } from './bulk.ts';
import { conform, isObject } from './conform.ts';
import { EbayRefusal, refusal } from './errors.ts';
import { countRevision, liveOffersOf, localeOf } from './live.ts';
import type { InventoryItemBody, StoredItem } from './model.ts';
import { type Answer, json, noContent, type Operation, type UserCall } from './operation.ts';
import { itemProblems, publishProblems } from './publish-rules.ts';
import type { Seller } from './seller.ts';
import type { Change } from './seller-state.ts';
import { inventoryItemShape } from './shapes.data.ts';
import { allLanguages } from './sites.data.ts';

const SKU_LENGTH = 50;
const base = '/sell/inventory/v1';

function checkSku(sku: string): void {
  if (sku.trim() === '' || [...sku].length > SKU_LENGTH) throw refusal(400, 25707);
}

/**
 * Stores an item as a whole: what the body omits is removed. Live listings of the item change with it, or the call is
 * rejected.
 */
function replaceItem(call: UserCall, sku: string, locale: string, value: unknown): { created: boolean } {
  const { seller, world } = call;
  checkSku(sku);
  const body = conform<InventoryItemBody>(inventoryItemShape, value);
  const problems = itemProblems(body);
  if (problems.length > 0) throw new EbayRefusal(400, problems);
  const item: StoredItem = { sku, locale, body };
  const changes: Change[] = [{ t: 'item', item }];
  for (const offer of liveOffersOf(seller, sku)) {
    if (localeOf(offer.language) !== locale || offer.listingId === null) continue;
    const group = offer.groupKey === null ? undefined : seller.state.groups.get(offer.groupKey)?.body;
    const refused = publishProblems(world, seller, offer, body, group, false);
    if (refused.length > 0) throw new EbayRefusal(400, refused);
    changes.push(countRevision(world, seller, offer.listingId));
  }
  const created = seller.state.items.get(sku)?.has(locale) !== true;
  seller.commit(changes);
  return { created };
}

/** The record that a read returns: the one in the requested language, or the one written last. */
function findItem(seller: Seller, sku: string, acceptLanguage?: string): StoredItem | undefined {
  const locales = seller.state.items.get(sku);
  const asked = acceptLanguage?.split(/[,;]/)[0]?.trim();
  return (asked && locales?.get(localeOf(asked))) || [...(locales?.values() ?? [])].at(-1);
}

export function itemAnswer(seller: Seller, item: StoredItem): Record<string, unknown> {
  const quantity = item.body.availability?.shipToLocationAvailability?.quantity;
  const groupKey = seller.state.groupOfSku.get(item.sku);
  return {
    sku: item.sku,
    locale: item.locale,
    ...item.body,
    ...(quantity === undefined
      ? {}
      : {
          availability: {
            ...item.body.availability,
            shipToLocationAvailability: {
              ...item.body.availability?.shipToLocationAvailability,
              allocationByFormat: { auction: 0, fixedPrice: quantity },
            },
          },
        }),
    ...(groupKey === undefined ? {} : { inventoryItemGroupKeys: [groupKey] }),
  };
}

function requireItem(call: UserCall, sku: string): StoredItem {
  const item = findItem(call.seller, sku, call.header('accept-language'));
  if (!item) throw refusal(404, 25702, { skuValue: sku });
  return item;
}

function readPaging(call: UserCall, most: number, fallback: number): { limit: number; offset: number } {
  const limit = call.query.limit === undefined ? fallback : Number(call.query.limit);
  const offset = call.query.offset === undefined ? 0 : Number(call.query.offset);
  if (!Number.isInteger(limit) || limit < 1 || limit > most) {
    throw refusal(400, 25706, { additionalInfo: `limit is 1 to ${most}` });
  }
  if (!Number.isInteger(offset) || offset < 0) throw refusal(400, 25706, { additionalInfo: 'offset is 0 or more' });
  return { limit, offset };
}

/** Here `offset` is the number of a page, unlike for orders. */
function listItems(call: UserCall): Answer {
  const { limit, offset } = readPaging(call, 200, 25);
  const skus = call.seller.skus();
  const inventoryItems = skus.slice(offset * limit, (offset + 1) * limit).flatMap((sku) => {
    const item = findItem(call.seller, sku, call.header('accept-language'));
    return item ? [itemAnswer(call.seller, item)] : [];
  });
  const page = (number: number) => `${base}/inventory_item?limit=${limit}&offset=${number}`;
  return json(200, {
    href: page(offset),
    total: skus.length,
    size: inventoryItems.length,
    limit,
    ...((offset + 1) * limit < skus.length ? { next: page(offset + 1) } : {}),
    ...(offset > 0 ? { prev: page(offset - 1) } : {}),
    inventoryItems,
  });
}

function bulkReplace(call: UserCall): Answer {
  const requests = readRequests(call.body, 25727);
  const entries = requests.map((request) => ({
    sku: typeof request.sku === 'string' ? request.sku : '',
    locale: typeof request.locale === 'string' ? request.locale : '',
    request,
  }));
  if (entries.some((entry) => entry.sku === '' || entry.locale === '')) throw refusal(400, 25733);
  requireUnique(
    entries.map((entry) => `${entry.locale}|${entry.sku}`),
    25728,
  );
  return runEntries(
    call,
    entries,
    ({ sku, locale }) => ({ sku, locale }),
    ({ sku, locale, request: { sku: _sku, locale: _locale, ...item } }) => {
      if (!allLanguages.has(locale.replace('_', '-'))) {
        throw refusal(400, 25709, { fieldName: 'locale', additionalInfo: `${locale} is not supported` });
      }
      const { created } = replaceItem(call, sku, locale, item);
      return { sku, locale, statusCode: created ? 201 : 200 };
    },
  );
}

function bulkGet(call: UserCall): Answer {
  const skus = readRequests(call.body, 25727).map((request) => {
    if (typeof request.sku !== 'string') throw refusal(400, 25708);
    return request.sku;
  });
  requireUnique(skus, 25734);
  return runEntries(
    call,
    skus,
    (sku) => ({ sku }),
    (sku) => {
      const { body } = json(200, itemAnswer(call.seller, requireItem(call, sku)));
      return { sku, statusCode: 200, inventoryItem: isObject(body) ? body : {} };
    },
  );
}

/** Ends every listing of the item, and deletes its offers. */
function deleteItem(call: UserCall): Answer {
  const sku = call.params.sku ?? '';
  if (!call.seller.state.items.has(sku)) throw refusal(404, 25702, { skuValue: sku });
  const offers = [...(call.seller.state.offersOfSku.get(sku) ?? [])];
  call.seller.commit([...offers.map((offerId): Change => ({ t: 'offer-gone', offerId })), { t: 'item-gone', sku }]);
  return noContent;
}

const api = 'inventory';
const auth = 'user';

export const inventoryOperations: readonly Operation[] = [
  {
    api,
    auth,
    name: 'createOrReplaceInventoryItem',
    method: 'PUT',
    url: `${base}/inventory_item/:sku`,
    needsLanguage: true,
    run(call) {
      const { created } = replaceItem(call, call.params.sku ?? '', localeOf(call.language), call.body);
      return created ? json(201, {}) : noContent;
    },
  },
  {
    api,
    auth,
    name: 'getInventoryItem',
    method: 'GET',
    url: `${base}/inventory_item/:sku`,
    run: (call) => json(200, itemAnswer(call.seller, requireItem(call, call.params.sku ?? ''))),
  },
  { api, auth, name: 'getInventoryItems', method: 'GET', url: `${base}/inventory_item`, run: listItems },
  { api, auth, name: 'deleteInventoryItem', method: 'DELETE', url: `${base}/inventory_item/:sku`, run: deleteItem },
  {
    api,
    auth,
    name: 'bulkCreateOrReplaceInventoryItem',
    method: 'POST',
    url: `${base}/bulk_create_or_replace_inventory_item`,
    needsLanguage: true,
    run: bulkReplace,
  },
  { api, auth, name: 'bulkGetInventoryItem', method: 'POST', url: `${base}/bulk_get_inventory_item`, run: bulkGet },
];

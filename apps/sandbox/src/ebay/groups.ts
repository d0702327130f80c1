import { conform } from './conform.ts';
import { EbayRefusal, refusal } from './errors.ts';
import { countRevision, itemOf, liveOffersOf, localeOf } from './live.ts';
import type { GroupBody, StoredGroup } from './model.ts';
import { type Answer, json, noContent, type Operation, type UserCall } from './operation.ts';
import { aspectProblems, publishProblems, subtitleProblems } from './publish-rules.ts';
import type { Change } from './seller-state.ts';
import { groupShape } from './shapes.data.ts';

const url = '/sell/inventory/v1/inventory_item_group/:key';
const KEY_LENGTH = 50;

function requireGroup(call: UserCall): StoredGroup {
  const key = call.params.key ?? '';
  const group = call.seller.state.groups.get(key);
  if (!group) throw refusal(404, 25705, { inventoryItemGroupKey: key });
  return group;
}

function checkMembers(call: UserCall, key: string, skus: readonly string[]): void {
  const { state } = call.seller;
  if (skus.length === 0) {
    throw refusal(400, 25709, { fieldName: 'variantSKUs', additionalInfo: 'at least one SKU is needed' });
  }
  const locale = localeOf(call.language);
  const unknown = skus.filter((sku) => state.items.get(sku)?.has(locale) !== true);
  if (unknown.length > 0) throw refusal(400, 25701, { additionalInfo: unknown.join(', ') });
  for (const sku of skus) {
    const other = state.groupOfSku.get(sku);
    if (other !== undefined && other !== key) {
      throw refusal(400, 25703, { skuValue: sku, inventoryItemGroupKey: other });
    }
    for (const { listingId, groupKey } of liveOffersOf(call.seller, sku)) {
      if (groupKey !== key) throw refusal(400, 25704, { skuValue: sku, listingId: listingId ?? '' });
    }
  }
}

/** Live listings of the group change with it; offers of SKUs that left the group end. */
function replaceGroup(call: UserCall): Answer {
  const { seller, world } = call;
  const key = call.params.key ?? '';
  if (key.length > KEY_LENGTH) {
    throw refusal(400, 25709, {
      fieldName: 'inventoryItemGroupKey',
      additionalInfo: `more than ${KEY_LENGTH} characters`,
    });
  }
  const body = conform<GroupBody>(groupShape, call.body);
  const skus = body.variantSKUs ?? [];
  checkMembers(call, key, skus);
  const problems = [...aspectProblems(body.aspects), ...subtitleProblems(body.subtitle)];
  if (problems.length > 0) throw new EbayRefusal(400, problems);

  const before = seller.state.groups.get(key);
  const changes: Change[] = [{ t: 'group', group: { key, locale: localeOf(call.language), body } }];
  const revised = new Set<string>();
  for (const sku of new Set([...(before?.body.variantSKUs ?? []), ...skus])) {
    for (const offer of liveOffersOf(seller, sku)) {
      if (offer.groupKey !== key || offer.listingId === null) continue;
      if (!skus.includes(sku)) {
        changes.push({ t: 'offer', offer: { ...offer, listingId: null, groupKey: null, publishedAt: null } });
        continue;
      }
      const refused = publishProblems(world, seller, offer, itemOf(seller, offer)?.body, body, false);
      if (refused.length > 0) throw new EbayRefusal(400, refused);
      revised.add(offer.listingId);
    }
  }
  for (const listingId of revised) changes.push(countRevision(world, seller, listingId));
  seller.commit(changes);
  return before ? noContent : json(201, {});
}

function deleteGroup(call: UserCall): Answer {
  const { key, body } = requireGroup(call);
  const ended = (body.variantSKUs ?? []).flatMap((sku) =>
    liveOffersOf(call.seller, sku).map(
      (offer): Change => ({ t: 'offer', offer: { ...offer, listingId: null, groupKey: null, publishedAt: null } }),
    ),
  );
  call.seller.commit([...ended, { t: 'group-gone', key }]);
  return noContent;
}

const api = 'inventory';
const auth = 'user';

export const groupOperations: readonly Operation[] = [
  {
    api,
    auth,
    name: 'createOrReplaceInventoryItemGroup',
    method: 'PUT',
    url,
    needsLanguage: true,
    run: replaceGroup,
  },
  {
    api,
    auth,
    name: 'getInventoryItemGroup',
    method: 'GET',
    url,
    run(call) {
      const { key, body } = requireGroup(call);
      return json(200, { inventoryItemGroupKey: key, ...body });
    },
  },
  { api, auth, name: 'deleteInventoryItemGroup', method: 'DELETE', url, run: deleteGroup },
];

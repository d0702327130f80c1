import type { Category } from '../catalog/category-tree.ts';
import { refusal } from './errors.ts';
import { type AppCall, json, type Operation } from './operation.ts';
import { type EbaySite, siteByMarketplace } from './sites.data.ts';

const base = '/sell/metadata/v1/marketplace/:marketplaceId';
const MAX_CATEGORIES = 50;

const currencyNames: Readonly<Record<string, string>> = {
  GBP: 'Pound sterling',
  EUR: 'Euro',
  USD: 'US dollar',
  AUD: 'Australian dollar',
  CAD: 'Canadian dollar',
};

function requireSite(call: AppCall): EbaySite {
  const site = siteByMarketplace.get(call.params.marketplaceId ?? '');
  if (!site) throw refusal(400, 46001);
  return site;
}

/** `filter=categoryIds:{1|2}`; all leaves without one. */
function askedCategories(call: AppCall): Category[] {
  const { byId } = call.world.catalog.categories;
  const { filter } = call.query;
  if (filter === undefined) return [...byId.values()].filter((category) => category.children.length === 0);
  const ids = /^categoryIds:\{([\d|]+)\}$/.exec(filter)?.[1]?.split('|').slice(0, MAX_CATEGORIES);
  if (!ids) throw refusal(400, 46002);
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const api = 'metadata';
const auth = 'app';
const method = 'GET';

export const metadataOperations: readonly Operation[] = [
  {
    api,
    auth,
    method,
    name: 'getCurrencies',
    url: `${base}/get_currencies`,
    run(call) {
      const { marketplaceId, currency } = requireSite(call);
      const defaultCurrency = { code: currency, description: currencyNames[currency] ?? currency };
      return json(200, { marketplaceId, defaultCurrency });
    },
  },
  {
    api,
    auth,
    method,
    name: 'getItemConditionPolicies',
    url: `${base}/get_item_condition_policies`,
    run(call) {
      const { siteId } = requireSite(call);
      const itemConditions = [
        { conditionId: '1000', conditionDescription: 'New' },
        { conditionId: '1500', conditionDescription: 'New, other' },
        { conditionId: '3000', conditionDescription: 'Used' },
      ];
      return json(200, {
        itemConditionPolicies: askedCategories(call).map(({ id }) => ({
          categoryId: id,
          categoryTreeId: String(siteId),
          itemConditionRequired: true,
          itemConditions,
        })),
      });
    },
  },
  {
    api,
    auth,
    method,
    name: 'getListingStructurePolicies',
    url: `${base}/get_listing_structure_policies`,
    run(call) {
      const { siteId } = requireSite(call);
      return json(200, {
        listingStructurePolicies: askedCategories(call).map(({ id }) => ({
          categoryId: id,
          categoryTreeId: String(siteId),
          variationsSupported: true,
        })),
      });
    },
  },
];

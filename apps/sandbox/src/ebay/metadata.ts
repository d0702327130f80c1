import { conditionIdsOf, conditionNames } from './conditions.ts';
import { dutiesIn, hasSafetyLabels } from './duties.ts';
import { refusal } from './errors.ts';
import {
  hazardPictograms,
  hazardStatements,
  safetyPictograms,
  safetyStatements,
  signalWords,
} from './hazard-labels.data.ts';
import { type AppCall, json, type Operation } from './operation.ts';
import { type SiteCategory, siteCategories } from './site-categories.ts';
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

/** `filter=categoryIds:{1|2}`; all leaf categories without a filter. */
function askedCategories(call: AppCall, { marketplaceId }: EbaySite): SiteCategory[] {
  const { byId } = siteCategories(call.world, marketplaceId);
  const { filter } = call.query;
  if (filter === undefined) return [...byId.values()].filter((category) => category.children.length === 0);
  const ids = /^categoryIds:\{([\d|]+)\}$/.exec(filter)?.[1]?.split('|').slice(0, MAX_CATEGORIES);
  if (!ids) throw refusal(400, 46002);
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const pictogramUrl = ({ world }: AppCall, id: string) => `${world.config.publicUrl}/media/${id}.svg`;

/** Codes with their texts in the language of the site. */
function describedCodes({ languages }: EbaySite, codes: typeof hazardPictograms): (readonly [string, string])[] {
  const language = languages[0].slice(0, 2);
  return Object.entries(codes).map(([id, said]) => [id, said[language as keyof typeof said] ?? said.en] as const);
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
      const site = requireSite(call);
      return json(200, {
        itemConditionPolicies: askedCategories(call, site).map(({ id, kind }) => ({
          categoryId: id,
          categoryTreeId: String(site.siteId),
          itemConditionRequired: true,
          itemConditions: conditionIdsOf(kind).map((conditionId) => ({
            conditionId,
            conditionDescription: conditionNames[conditionId],
          })),
        })),
      });
    },
  },
  {
    api,
    auth,
    method,
    name: 'getRegulatoryPolicies',
    url: `${base}/get_regulatory_policies`,
    run(call) {
      const site = requireSite(call);
      const regulatoryPolicies = askedCategories(call, site).flatMap((category) => {
        const supportedAttributes = dutiesIn(call.world, site, category);
        if (supportedAttributes.length === 0) return [];
        return [{ categoryId: category.id, categoryTreeId: String(site.siteId), supportedAttributes }];
      });
      return regulatoryPolicies.length > 0 ? json(200, { regulatoryPolicies }) : { status: 204 };
    },
  },
  {
    api,
    auth,
    method,
    name: 'getHazardousMaterialsLabels',
    url: `${base}/get_hazardous_materials_labels`,
    run(call) {
      const site = requireSite(call);
      if (!hasSafetyLabels(site)) return { status: 204 };
      return json(200, {
        pictograms: describedCodes(site, hazardPictograms).map(([pictogramId, pictogramDescription]) => ({
          ...{ pictogramId, pictogramDescription, pictogramUrl: pictogramUrl(call, pictogramId) },
        })),
        signalWords: describedCodes(site, signalWords).map(([signalWordId, signalWordDescription]) => ({
          ...{ signalWordId, signalWordDescription },
        })),
        statements: describedCodes(site, hazardStatements).map(([statementId, statementDescription]) => ({
          ...{ statementId, statementDescription },
        })),
      });
    },
  },
  {
    api,
    auth,
    method,
    name: 'getProductSafetyLabels',
    url: `${base}/get_product_safety_labels`,
    run(call) {
      const site = requireSite(call);
      if (!hasSafetyLabels(site)) return { status: 204 };
      return json(200, {
        pictograms: describedCodes(site, safetyPictograms).map(([pictogramId, pictogramDescription]) => ({
          ...{ pictogramId, pictogramDescription, pictogramUrl: pictogramUrl(call, pictogramId) },
        })),
        statements: describedCodes(site, safetyStatements).map(([statementId, statementDescription]) => ({
          ...{ statementId, statementDescription },
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
      const site = requireSite(call);
      return json(200, {
        listingStructurePolicies: askedCategories(call, site).map(({ id }) => ({
          categoryId: id,
          categoryTreeId: String(site.siteId),
          variationsSupported: true,
        })),
      });
    },
  },
];

import { conditions } from './conditions.data.ts';
import type { AmazonOperationName } from './operations.data.ts';

/** The allowed values of a query parameter, as in Amazon's models. */
export interface QueryRule {
  isRequired?: true;
  form?: 'date-time' | 'locale';
  /** A single value from this list. */
  one?: readonly string[];
  /** Each value of a list is from this list. */
  each?: readonly string[];
}

/** The parts of a listing that a call can request. */
export const itemDataSets = [
  'summaries',
  'attributes',
  'issues',
  'offers',
  'fulfillmentAvailability',
  'procurement',
  'relationships',
  'productTypes',
] as const;

const requirements = ['LISTING', 'LISTING_PRODUCT_ONLY', 'LISTING_OFFER_ONLY'];
const statuses = ['BUYABLE', 'DISCOVERABLE'];
const processingStatuses = ['CANCELLED', 'DONE', 'FATAL', 'IN_PROGRESS', 'IN_QUEUE'];
const dateTime: QueryRule = { form: 'date-time' };
const locale: QueryRule = { form: 'locale' };

const conditionTypes = conditions.map(({ type }) => type);

/** The locales of a definition: each language alone and with its countries. */
const definitionLocales = (
  'DEFAULT ar ar_AE de de_DE en en_AE en_AU en_CA en_GB en_IN en_SG en_US es es_ES es_MX es_US fr fr_CA fr_FR it it_IT ' +
  'ja ja_JP nl nl_NL pl pl_PL pt pt_BR pt_PT sv sv_SE tr tr_TR zh zh_CN zh_TW'
).split(' ');

const catalogData = [
  'attributes',
  'classifications',
  'dimensions',
  'identifiers',
  'images',
  'productTypes',
  'relationships',
  'salesRanks',
  'summaries',
  'vendorDetails',
];

const submission = {
  mode: { one: ['VALIDATION_PREVIEW'] },
  includedData: { each: ['identifiers', 'issues'] },
  issueLocale: locale,
} satisfies Record<string, QueryRule>;

const history = {
  processingStatuses: { each: processingStatuses },
  createdSince: dateTime,
  createdUntil: dateTime,
} satisfies Record<string, QueryRule>;

/** Orders and FBA stock have their own rules, which combine several parameters. */
export const queryRules: Partial<Record<AmazonOperationName, Readonly<Record<string, QueryRule>>>> = {
  searchListingsItems: {
    issueLocale: locale,
    includedData: { each: itemDataSets },
    createdAfter: dateTime,
    createdBefore: dateTime,
    lastUpdatedAfter: dateTime,
    lastUpdatedBefore: dateTime,
    withIssueSeverity: { each: ['WARNING', 'ERROR'] },
    withStatus: { each: statuses },
    withoutStatus: { each: statuses },
    sortBy: { one: ['sku', 'createdDate', 'lastUpdatedDate'] },
    sortOrder: { one: ['ASC', 'DESC'] },
  },
  getListingsItem: { issueLocale: locale, includedData: { each: itemDataSets } },
  putListingsItem: submission,
  patchListingsItem: submission,
  deleteListingsItem: { issueLocale: locale },
  getListingsRestrictions: {
    asin: { isRequired: true },
    sellerId: { isRequired: true },
    conditionType: { one: conditionTypes },
    reasonLocale: locale,
  },
  searchDefinitionsProductTypes: { locale, searchLocale: locale },
  getDefinitionsProductType: {
    requirements: { one: requirements },
    requirementsEnforced: { one: ['ENFORCED', 'NOT_ENFORCED'] },
    locale: { one: definitionLocales },
    parentageLevel: { one: ['NONE', 'CHILD', 'PARENT'] },
  },
  searchCatalogItems: { includedData: { each: catalogData }, locale, keywordsLocale: locale },
  getCatalogItem: { includedData: { each: catalogData }, locale },
  getReports: history,
  getFeeds: history,
  getListingOffers: {
    ItemCondition: { isRequired: true, one: ['New', 'Used', 'Collectible', 'Refurbished', 'Club'] },
    CustomerType: { one: ['Consumer', 'Business'] },
  },
};

import {
  COUNTRY_TYPES,
  CURRENCIES,
  NO_ROUTE_REASONS,
  RANGE_BASES,
  RATE_TYPES,
  REGIONS,
  SERVICE_LEVELS,
  SHIPPING_LIMITS,
} from '@quayside/kernel';
import { z } from 'zod';
import { changeSchema } from './changes.schema.ts';
import { selectionShape } from './products.schema.ts';
import {
  cursor,
  isoTime,
  limit,
  nameSchema,
  page,
  pathId,
  queryInt,
  schemasFor,
  userParams,
  visibleText,
  wireMoney,
} from './schema.ts';
import { platformSchema, siteSchema } from './session-user.schema.ts';
import { shipping } from './shipping.ts';

const count = z.number().int();
const region = z.enum(REGIONS);
const currency = z.enum(CURRENCIES);
const countryCode = z.string().regex(/^[A-Z]{2}([A-Z]{2})?$/);
const service = z.string().regex(/^[A-Za-z0-9_]{1,60}$/);
/** Minor units of the profile's currency. */
const cost = z.number().int().min(0).max(SHIPPING_LIMITS.cost);
const expected = z.number().int().min(0).optional();

/** `country`: a CUSTOM country, or null for the whole region. */
const place = { region, country: countryCode.nullable(), service };
const rateInput = z.discriminatedUnion('type', [
  z.strictObject({ ...place, type: z.literal('default') }),
  z.strictObject({ ...place, type: z.literal('flat'), cost, additional_cost: cost }),
  z.strictObject({
    ...place,
    type: z.literal('range'),
    by: z.enum(RANGE_BASES),
    /** `from`: minor units of the item's home price, or grams. */
    steps: z
      .array(z.strictObject({ from: z.number().int().min(0).max(99_999_999_999), cost }))
      .min(1)
      .max(SHIPPING_LIMITS.steps)
      .readonly(),
    additional_cost: cost,
  }),
]);
export type ShippingRateInput = z.output<typeof rateInput>;
const rates = z.array(rateInput).max(SHIPPING_LIMITS.rates).readonly();
nameSchema(rates, 'ShippingRates');

const countryInput = z.strictObject({ code: countryCode, type: z.enum(COUNTRY_TYPES) });

/** Regions and countries that are not listed are DEFAULT. */
const profileInput = z.strictObject({
  name: visibleText(SHIPPING_LIMITS.nameLength),
  currency,
  /** Working days until the parcel is handed to the carrier. */
  handling_time: z.number().int().min(0).max(SHIPPING_LIMITS.handlingDays),
  free_shipping: z.boolean(),
  /** If absent, it is unchanged. */
  is_default: z.boolean().optional(),
  regions: z
    .array(z.strictObject({ code: region, countries: z.array(countryInput).max(300).readonly() }))
    .max(REGIONS.length)
    .readonly(),
  rates,
  expected,
});
nameSchema(profileInput, 'ShippingProfileInput');
export type ShippingProfileInput = z.output<typeof profileInput>;

const head = z.object({
  profile_id: count,
  name: z.string(),
  currency,
  handling_time: count,
  free_shipping: z.boolean(),
  is_default: z.boolean(),
});

const regionView = z.object({
  code: region,
  /** Every country of the region. */
  countries: z.array(z.object({ code: z.string(), type: z.enum(COUNTRY_TYPES) })).readonly(),
  countries_using_default: z.array(z.string()).readonly(),
  custom_countries: z.array(z.string()).readonly(),
  excluded_countries: z.array(z.string()).readonly(),
});
const itemCounts = z.array(z.object({ platform: platformSchema, count })).readonly();

const profileView = z.object({
  id: count,
  profile: head,
  regions: z.array(regionView).readonly(),
  rates,
  /** How many items use the profile by assignment; `listItems` lists them. */
  items: itemCounts,
  updated_at: isoTime,
});
nameSchema(profileView, 'ShippingProfile');
export type ShippingProfileView = z.output<typeof profileView>;

/** `changedListings`: live listings whose shipping changes now. */
const savedProfile = profileView.extend({ changedListings: count });
nameSchema(savedProfile, 'SavedShippingProfile');
export type SavedShippingProfile = z.output<typeof savedProfile>;

const summary = head.extend({
  id: count,
  /** Regions with a rate. */
  regions: z.array(region).readonly(),
  custom_countries: count,
  excluded_countries: count,
  items: itemCounts,
  updated_at: isoTime,
});
const profilePage = z.object({ list: z.array(summary).readonly(), nextCursor: z.string().nullable(), count });
export type ShippingProfilePage = z.output<typeof profilePage>;

/** A profile that is not saved yet: the body of `create`. */
const proposal = profileInput.omit({ expected: true, is_default: true });

/**
 * `data`: the default profile or, if there is none, a proposal based on the account's policies at home; null without
 * either. `wasCreated`: the profile is saved. `isSet`: it applies to items without a profile.
 */
const defaultProfile = z.object({
  data: z.union([profileView, proposal]).nullable(),
  wasCreated: z.boolean(),
  isSet: z.boolean(),
});
nameSchema(defaultProfile, 'DefaultShippingProfile');
export type DefaultShippingProfile = z.output<typeof defaultProfile>;

const ratesView = z.object({ profile_id: count, currency, rates });
export type ShippingRatesView = z.output<typeof ratesView>;
const savedRates = ratesView.extend({ changedListings: count });
export type SavedShippingRates = z.output<typeof savedRates>;

const shippingItem = z.object({
  itemId: count,
  accountId: count,
  title: z.string(),
  sku: z.string(),
  imageUrl: z.string().nullable(),
  price: wireMoney,
  /** Grams. */
  weight: count.nullable(),
});
/** `item_ids` are those of the page; `count` is the number for the platform. */
const itemPage = page(shippingItem).extend({ item_ids: z.array(count).readonly(), count });
export type ShippingItemPage = z.output<typeof itemPage>;

const itemIds = z.array(z.number().int().positive()).min(1).max(100_000).readonly();
const itemsInput = z.strictObject({ item_ids: itemIds, expected });
export type ShippingItemsInput = z.output<typeof itemsInput>;

/** `items` got another profile or weight; `changedListings`: live listings whose shipping changes now. */
const assigned = z.object({ items: count, changedListings: count });
export type Assigned = z.output<typeof assigned>;

const serviceList = z.object({
  levels: z.array(z.enum(SERVICE_LEVELS)).readonly(),
  services: z
    .array(
      z.object({
        code: z.string(),
        site: siteSchema,
        level: z.enum(SERVICE_LEVELS),
        carrier: z.string().nullable(),
        name: z.string(),
        days: z.tuple([count, count]),
        /** Whether this is the service that a rate for the level represents on the site. */
        isOfLevel: z.boolean(),
      }),
    )
    .readonly(),
});
export type ShippingServiceList = z.output<typeof serviceList>;

/** Items of one platform, or of `accountId`, selected individually or by a filter. */
const selection = z.strictObject({ platform: platformSchema, ...selectionShape });
/** Grams; null makes the weight unknown. */
const grams = z.number().int().min(1).max(1_000_000).nullable();
const weightInput = selection.extend({ weight: grams });
export type WeightInput = z.output<typeof weightInput>;

const accountId = z.number().int().positive();
/** The delivery mode for each level of service; null keeps the account's own terms for an offer. */
const modeCode = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,20}$/)
  .nullable();
const modeChoices = z.strictObject({ ECONOMY: modeCode, STANDARD: modeCode, TRACKED: modeCode, EXPRESS: modeCode });
const modeInput = z.strictObject({ accountId, modes: modeChoices, expected });
export type ShippingModeInput = z.output<typeof modeInput>;

const shippingModes = z.object({
  accountId: count,
  /** Whether the seller has saved the choice. Until then offers keep the account's own terms. */
  isSet: z.boolean(),
  /** The delivery modes of the account's contract. */
  modes: z.array(z.object({ code: z.string(), name: z.string() })).readonly(),
  levels: z
    .array(
      z.object({
        level: z.enum(SERVICE_LEVELS),
        /** A code that the contract no longer has may still be chosen. */
        chosen: z.string().nullable(),
        suggested: z.string().nullable(),
      }),
    )
    .readonly(),
});
export type ShippingModes = z.output<typeof shippingModes>;

const profileId = z.number().int().positive();
const assignmentChoice = selection.extend({ profileId: profileId.nullable() });
export type AssignmentChoice = z.output<typeof assignmentChoice>;
const previewInput = z.discriminatedUnion('change', [
  z.strictObject({ change: z.literal('save'), profileId: profileId.nullable(), profile: profileInput }),
  z.strictObject({ change: z.literal('rates'), profileId, rates }),
  z.strictObject({ change: z.literal('remove'), profileId }),
  z.strictObject({ change: z.literal('default'), profileId: profileId.nullable() }),
  z.strictObject({
    change: z.literal('policy'),
    profileId,
    accountId,
    site: siteSchema,
    policyId: z.string().min(1).max(60).nullable(),
  }),
  z.strictObject({ change: z.literal('modes'), accountId, modes: modeChoices }),
]);
export type ShippingPreviewInput = z.output<typeof previewInput>;

const routeView = z.object({ service: z.string(), cost: wireMoney, buyerPays: wireMoney });
const preview = z.object({
  /** The live listings whose shipping changes or is lost; the seller consents to this number. */
  expected: count,
  changed: count,
  /** Live listings without a route afterwards. They stay unchanged at the marketplace. */
  lost: count,
  /** Items × sites that were held because they had no route and get one. */
  gained: count,
  /** Items that have another profile or another cost afterwards. */
  items: count,
  sites: z.array(z.object({ site: siteSchema, changed: count, lost: count, gained: count })).readonly(),
  /** Some of the listings, with their cheapest routes. */
  examples: z
    .array(
      z.object({
        itemId: count,
        title: z.string(),
        site: siteSchema,
        before: routeView.nullable(),
        after: routeView.nullable(),
      }),
    )
    .readonly(),
});
export type ShippingPreview = z.output<typeof preview>;

const rule = z.object({
  from: z.enum(['country', 'region', 'default_profile']),
  region,
  country: z.string().nullable(),
  type: z.enum(RATE_TYPES),
});
const coverageRow = z.object({
  country: z.string(),
  region,
  type: z.enum(COUNTRY_TYPES),
  /** The sites whose buyers live there. */
  sites: z.array(siteSchema).readonly(),
  services: z
    .array(
      z.object({
        service: z.string(),
        /** The corresponding eBay services, by site. */
        siteServices: z.array(z.object({ site: siteSchema, code: z.string(), name: z.string() })).readonly(),
        /** The lowest and the highest cost of a range; equal for one cost. */
        costFrom: wireMoney,
        costTo: wireMoney,
        by: z.enum(RANGE_BASES).nullable(),
        /** The lowest cost in the currency of each site. */
        siteCosts: z.array(z.object({ site: siteSchema, cost: wireMoney })).readonly(),
        isFree: z.boolean(),
        rule,
      }),
    )
    .readonly(),
  reason: z.enum(NO_ROUTE_REASONS).nullable(),
});
export type CoverageRow = z.output<typeof coverageRow>;
const coverage = z.object({ profile_id: count, currency, countries: z.array(coverageRow).readonly() });
export type ShippingCoverage = z.output<typeof coverage>;

/** The screen `products` with `eligibility=noShipping` shows the items that publishing has held for this reason. */
const withoutRoute = z.object({
  sites: z
    .array(
      z.object({
        accountId: count,
        platform: platformSchema,
        site: siteSchema,
        /** Items that have not ended, by the reason from their profile. */
        items: count,
        reasons: z.array(z.object({ reason: z.enum([...NO_ROUTE_REASONS, 'no_policy']), items: count })).readonly(),
      }),
    )
    .readonly(),
});
export type SitesWithoutRoute = z.output<typeof withoutRoute>;

const policySite = z.object({
  site: siteSchema,
  /** Whether the profile excludes the country. */
  isExcluded: z.boolean(),
  /**
   * The profile's policies there, one for each band of its ranges; empty without a route, and if listings use groups.
   */
  bands: z
    .array(
      z.object({
        band: z.string(),
        policyId: z.string().nullable(),
        name: z.string(),
        state: z.enum(['waiting', 'sent', 'failed']),
        /** The marketplace's own words. */
        message: z.string().nullable(),
        services: z
          .array(z.object({ code: z.string(), cost: wireMoney, additionalCost: wireMoney, isFree: z.boolean() }))
          .readonly(),
      }),
    )
    .readonly(),
  /** The seller's policies that do not belong to a profile. */
  own: z
    .array(
      z.object({
        policyId: z.string(),
        name: z.string(),
        handlingDays: count.nullable(),
        services: z.array(z.object({ code: z.string(), cost: wireMoney.nullable(), isFree: z.boolean() })).readonly(),
      }),
    )
    .readonly(),
  /** The seller's policy that is used instead; null for the profile's policy, or for the account's default group. */
  chosen: z.string().nullable(),
});
export type ShippingPolicySite = z.output<typeof policySite>;
const policyList = z.object({ profile_id: count, accountId: count, sites: z.array(policySite).readonly() });
nameSchema(policyList, 'ShippingPolicies');
export type ShippingPolicyList = z.output<typeof policyList>;

const choiceInput = z.strictObject({
  accountId,
  policyId: z.string().min(1).max(60).nullable(),
  expected,
});
export type PolicyChoiceInput = z.output<typeof choiceInput>;

const profileParams = z.strictObject({ ...userParams.shape, profileId: pathId });
const queryExpected = queryInt(0, Number.MAX_SAFE_INTEGER).optional();
const paging = { cursor: cursor.optional(), limit: limit.optional() };

export const shippingSchemas = schemasFor(shipping, {
  getDefault: { params: userParams, output: defaultProfile },
  list: {
    params: userParams,
    query: z.strictObject({ query: z.string().trim().max(200).optional(), ...paging }),
    output: profilePage,
  },
  create: { params: userParams, body: profileInput, output: savedProfile },
  get: { params: profileParams, output: profileView },
  update: { params: profileParams, body: profileInput, output: savedProfile },
  remove: { params: profileParams, query: z.strictObject({ expected: queryExpected }), output: z.void() },
  getRates: { params: profileParams, output: ratesView },
  updateRates: { params: profileParams, body: z.strictObject({ rates, expected }), output: savedRates },
  listItems: {
    params: profileParams,
    query: z.strictObject({ platform: platformSchema, ...paging }),
    output: itemPage,
  },
  addItems: {
    params: profileParams,
    query: z.strictObject({ platform: platformSchema }),
    body: itemsInput,
    output: assigned,
  },
  removeItems: {
    params: userParams,
    query: z.strictObject({
      platform: platformSchema,
      item_ids: z.union([pathId, z.array(pathId).min(1).max(500).readonly()]),
      expected: queryExpected,
    }),
    output: assigned,
  },
  listServices: { output: serviceList },
  setDefault: {
    params: userParams,
    body: z.strictObject({ profileId: profileId.nullable(), expected }),
    output: defaultProfile,
  },
  preview: { params: userParams, body: previewInput, output: preview },
  getCoverage: { params: profileParams, output: coverage },
  listWithoutRoute: {
    params: userParams,
    query: z.strictObject({ accountId: pathId.optional() }),
    output: withoutRoute,
  },
  prepareAssignment: { params: userParams, body: assignmentChoice, output: changeSchema },
  prepareWeight: { params: userParams, body: weightInput, output: changeSchema },
  listPolicies: { params: profileParams, query: z.strictObject({ accountId: pathId }), output: policyList },
  choosePolicy: {
    params: z.strictObject({ ...profileParams.shape, site: siteSchema }),
    body: choiceInput,
    output: policyList,
  },
  listModes: { params: userParams, query: z.strictObject({ accountId: pathId }), output: shippingModes },
  chooseModes: { params: userParams, body: modeInput, output: shippingModes },
});

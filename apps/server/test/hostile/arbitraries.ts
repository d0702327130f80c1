import {
  type Call,
  type CallInput,
  type contract,
  type InputOf,
  PRODUCT_CHOICES,
  SHIPPING_CHOICES,
  type StepAnswer,
} from '@quayside/contract';
import {
  FRENCH_VAT_RATES,
  isPlainName,
  isVisible,
  PLATFORMS,
  REASONS,
  type ReasonCode,
  SITES,
  type Site,
  TAX_LIMITS,
} from '@quayside/kernel';
import fc from 'fast-check';

type Contract = typeof contract;
type AnyCall = Call<CallInput, unknown>;

/** Valid input for each call of the contract, by room. */
export type ValidInputs = {
  readonly [R in keyof Contract]: {
    readonly [C in keyof Contract[R]]: Contract[R][C] extends AnyCall ? fc.Arbitrary<InputOf<Contract[R][C]>> : never;
  };
};

/** A lone surrogate, which neither UTF-8 nor PostgreSQL can store. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

export const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

/** Omits undefined members, as JSON and a query do. */
export function record<T extends object>(shape: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<T> {
  return fc
    .record(shape)
    .map((value) => Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T);
}

export const site: fc.Arbitrary<Site> = fc.constantFrom(...SITES);
/** Mostly the platform of the seller's items. */
export const platform = fc.oneof(
  { weight: 2, arbitrary: fc.constant('ebay' as const) },
  { weight: 1, arbitrary: fc.constantFrom(...PLATFORMS) },
);
export const platformOrAll = fc.constantFrom('all' as const, ...PLATFORMS);
export const reason = fc.constantFrom(...(Object.keys(REASONS) as ReasonCode[]));
export const limit = optional(fc.integer({ min: 1, max: 200 }));
/** Text that people may type: any well-formed characters except NUL, which no database stores. */
export const text = (maxLength: number) =>
  fc
    .oneof(fc.string({ unit: 'grapheme', maxLength }), fc.string({ unit: 'binary', maxLength }))
    .map((value) => value.replaceAll('\0', ' ').slice(0, maxLength).replace(LONE_SURROGATE, ''));
export const word = (maxLength: number) => text(maxLength).filter(isVisible);
export const ownPath = fc.webPath().map((path) => `/portal${path.replace(/[\s\\]/g, '')}`.slice(0, 2_000));
export const money = fc.oneof(
  fc.integer({ min: -1_000_000, max: 1_000_000 }),
  fc.constantFrom(0, 1, 99_999_999_999, -9_007_199_254_740_991),
);

export const offerTerms = record({
  handling_time: fc.integer({ min: 1, max: 30 }),
  shipping_options: fc.uniqueArray(fc.constantFrom('STD', 'TRK', 'REL'), { minLength: 1, maxLength: 20 }),
  delivery_fees: optional(
    fc.dictionary(
      fc.constantFrom('STD', 'TRK', 'REL'),
      record({ cost: fc.nat({ max: 100_000 }), additional_cost: fc.nat({ max: 100_000 }) }),
    ),
  ),
  price_adjustment: fc.integer({ min: -9_000, max: 50_000 }),
});
export const sites = fc.uniqueArray(site, { maxLength: 20 });
export const stepAnswer: fc.Arbitrary<StepAnswer> = fc.oneof(
  record({ step: fc.constant('SetShippingOptions' as const), shipping: fc.constantFrom(...SHIPPING_CHOICES) }),
  record({ step: fc.constant('ThirdPartyTool' as const), tool: fc.constant('C' as const), profile_id: word(100) }),
  record({ step: fc.constant('PayPalMultiCurrency' as const), accepts_other_currencies: fc.boolean() }),
  record({ step: fc.constant('ConfigureSites' as const), sites }),
  record({ step: fc.constant('ConfirmSourceSite' as const), site }),
  record({ step: fc.constant('SelectTargetSites' as const), sites }),
  record({ step: fc.constant('SelectProductsType' as const), products: fc.constantFrom(...PRODUCT_CHOICES) }),
  offerTerms.map((terms) => ({ step: 'SetOfferTerms' as const, ...terms })),
  record({
    step: fc.constant('SetTaxes' as const),
    vat_rate: fc.constantFrom(...FRENCH_VAT_RATES),
    eco_tax: fc.nat({ max: TAX_LIMITS.ecoTax }),
    expected: optional(fc.constant(0)),
  }),
  record({
    step: fc.constant('EditAccountInfo' as const),
    name: word(200).filter(isPlainName),
    country: fc.constantFrom('GB', 'DE', 'CN'),
    currency: fc.constantFrom('EUR', 'GBP'),
  }),
);

/** Ids: mostly the seller's own, sometimes a nonexistent one. */
export function oneOf(ids: readonly number[]): fc.Arbitrary<number> {
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: fc.constantFrom(1_000_000_007, Number.MAX_SAFE_INTEGER) },
  );
}

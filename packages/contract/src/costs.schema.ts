import { CURRENCIES, PRICE_OWNERS, SITES } from '@quayside/kernel';
import { FEE_GROUPS, MARGIN_LACKS, MARGIN_TERMS, VAT_CASES, VAT_SCHEMES } from '@quayside/kernel/margin/names';
import { COST_DOUBTS } from '@quayside/kernel/margin/unusual-cost';
import { z } from 'zod';
import { changeSchema } from './changes.schema.ts';
import { COST_CSV_CHARACTERS, costs, DECIMAL_MARKS, MOST_DOUBTFUL } from './costs.ts';
import { platformOrAll, selectionShape } from './products.schema.ts';
import { isoTime, nameSchema, pathId, schemasFor, userParams, wireMoney } from './schema.ts';
import { fileBytes, fileEncoding, fileRowError, isOneOf, leftOutShape } from './seller-file.schema.ts';

const siteSchema = z.enum(SITES);
const currency = z.enum(CURRENCIES);
const basisPoints = z.number().int();
const shareInput = z.number().int().min(0).max(10_000);
/** The first day of sales for which something holds, ISO date. */
const validFrom = z.iso.date().refine((day) => day >= '2000-01-01' && day <= '2100-12-31');

const amountInput = z.strictObject({ minor: z.number().int().min(0).max(9_999_999_999), currency });
const cost = z.object({ validFrom: z.string(), cost: wireMoney });
/** What one piece of an item costs the seller, without VAT, for sales from a day on. */
export type DatedCost = z.output<typeof cost>;

const itemCosts = z.object({
  /** The newest day first. */
  list: z.array(cost).readonly(),
});
export type ItemCosts = z.output<typeof itemCosts>;

const costInput = z.strictObject({
  validFrom,
  /** Null removes what is stated from that day on. A cost of nothing is none. */
  cost: amountInput.extend({ minor: z.number().int().min(1).max(9_999_999_999) }).nullable(),
  /** The seller has seen that the cost looks like a mistake, and means it. */
  isMeant: z.boolean().optional(),
});
export type ItemCostInput = z.output<typeof costInput>;

const selectedInput = z.strictObject({ ...selectionShape, ...costInput.omit({ isMeant: true }).shape });
/** The cost of selected items from a day on. */
export type SelectedCostsInput = z.output<typeof selectedInput>;

const assumptionShape = {
  vatScheme: z.enum(VAT_SCHEMES).nullable(),
  /** The VAT rate of the goods if it is not the standard rate. Shares are in basis points. */
  vatRate: shareInput.nullable(),
  /** What the marketplace takes of the amount that buyers pay, instead of the published commission. */
  commission: shareInput.nullable(),
  adRate: shareInput.nullable(),
  /** How many sales come back. */
  returnShare: shareInput.nullable(),
  /** What one return costs: shipping there and back, and goods that are lost. */
  returnCost: amountInput.nullable(),
  /** The part of the price at home that goods cost, for items without a cost. */
  costShare: shareInput.min(1).nullable(),
};
const assumptions = z.strictObject(assumptionShape);
/** What a seller assumes of sales. Null: not stated; then what is stated for all sites of the account holds. */
export type Assumptions = z.output<typeof assumptions>;

const datedAssumptions = z.object({
  ...assumptionShape,
  validFrom: z.string(),
  /** Null: all sites of the account. */
  site: siteSchema.nullable(),
});
export type DatedAssumptions = z.output<typeof datedAssumptions>;

const assumptionList = z.object({
  /** By site, those of the whole account first, and the newest day first. */
  list: z.array(datedAssumptions).readonly(),
});
export type AssumptionList = z.output<typeof assumptionList>;

const assumptionsInput = z.strictObject({
  site: siteSchema.nullable(),
  validFrom,
  /** Null removes what is stated from that day on. */
  assumptions: assumptions.nullable(),
  /** What the seller saw stated from that day on, null for nothing. With something else stated by now, the call answers `assumptions_changed`. */
  replaces: assumptions.nullable().optional(),
});
export type AssumptionsInput = z.output<typeof assumptionsInput>;

const share = z.object({ basisPoints, of: wireMoney });
const rate = z.object({
  from: z.string(),
  to: z.string(),
  millionths: z.number().int(),
  date: z.string(),
  source: z.string(),
});
const source = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stated') }),
  z.object({ kind: z.literal('table'), name: z.string(), asOf: z.string() }),
  z.object({ kind: z.literal('learned'), orders: z.number().int(), since: z.string() }),
  z.object({ kind: z.literal('seller'), since: z.string() }),
]);
const basis = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('amount') }),
  z.object({
    kind: z.literal('shares'),
    shares: z.array(share).readonly(),
    limit: z.enum(['least', 'most']).nullable(),
    group: z.enum(FEE_GROUPS).nullable(),
  }),
  z.object({ kind: z.literal('vat'), vatCase: z.enum(VAT_CASES), basisPoints, of: wireMoney }),
  z.object({ kind: z.literal('included') }),
  z.object({ kind: z.literal('converted'), of: wireMoney, rate: rate.nullable(), share: share.nullable() }),
]);
nameSchema(basis, 'MarginBasis');
const term = z.enum(MARGIN_TERMS);
const lack = z.enum(MARGIN_LACKS);
const knownTerm = z.object({ term, amount: wireMoney, basis, source });
const unknownTerm = z.object({ term, amount: z.null(), lacks: lack });

const itemMargin = z.object({
  /** The account that sells. */
  accountId: z.number().int(),
  site: siteSchema,
  price: wireMoney,
  owner: z.enum(PRICE_OWNERS),
  /** Their amounts add up to the margin. */
  terms: z.array(z.union([knownTerm, unknownTerm])).readonly(),
  /** Of one piece, in the site's currency; null if something is lacking. */
  margin: wireMoney.nullable(),
  /** In basis points of what the buyer pays without VAT. */
  marginShare: basisPoints.nullable(),
  lacks: z.array(lack).readonly(),
  /** The lowest price from which no sale loses; null if something is lacking, or sales lose at every price. */
  breakEven: wireMoney.nullable(),
});
/** What a sale of an item on a site earns at its price there. */
export type ItemMargin = z.output<typeof itemMargin>;

const margins = z.object({ list: z.array(itemMargin).readonly() });
export type ItemMargins = z.output<typeof margins>;

/** Of a term about one line of the order. */
const pieces = z.object({ title: z.string(), quantity: z.number().int() }).optional();

const orderMargin = z.object({
  /** `open`: the order is not shipped yet, or parts of it were cancelled, so nothing can be said. The rest is empty then. */
  state: z.enum(['open', 'settled']),
  /** Their amounts add up to the margin. Fees are those that the marketplace states with the order. */
  terms: z.array(z.union([knownTerm.extend({ pieces }), unknownTerm.extend({ pieces })])).readonly(),
  /** Of the whole order, in its currency; null if something is lacking. */
  margin: wireMoney.nullable(),
  /** In basis points of what the buyer paid without VAT. */
  marginShare: basisPoints.nullable(),
  lacks: z.array(lack).readonly(),
});
/** What a settled order earned. */
export type OrderMargin = z.output<typeof orderMargin>;

const count = z.number().int().nonnegative();
const country = z.object({
  site: siteSchema,
  /** Items on sale at home by what a sale of theirs would earn on the site. */
  earns: count,
  loses: count,
  unknown: count,
  /** The mean of the known margins, in basis points of what buyers pay without VAT; null if none is known. */
  meanShare: basisPoints.nullable(),
  /** The mean of the known margins of one piece. */
  meanMargin: wireMoney.nullable(),
  /** What is lacking most often, with the number of items. */
  lacks: z.array(z.object({ lack, items: count })).readonly(),
});
export type CountryMargin = z.output<typeof country>;

const countries = z.object({
  /** Those with items, the one that earns most first. */
  list: z.array(country).readonly(),
  /** When the margins were last worked out completely; null if never. */
  workedOutAt: isoTime.nullable(),
  /** Whether they are being worked out, or wait for it. */
  isWorking: z.boolean(),
});
export type CountryMargins = z.output<typeof countries>;

const decimalMark = z.enum(DECIMAL_MARKS);
const costFile = {
  csv: z.string().min(1).max(COST_CSV_CHARACTERS).optional(),
  bytes: fileBytes(COST_CSV_CHARACTERS).optional(),
  /** How the file writes decimals. What can only be read otherwise is read so, and what can be read in two ways is refused. */
  decimal: decimalMark,
  /** From when costs hold whose row names no day. */
  validFrom,
};
const isOneFile = (body: object) => isOneOf({ ...body }, 'csv');

const rowError = fileRowError([
  'sku_unknown',
  'sku_ambiguous',
  /** Neither a SKU nor a number of the item. */
  'no_item',
  /** No number, or one that can be read in two ways. */
  'amount_unreadable',
  /** Below the smallest amount, or too large. */
  'amount_impossible',
  'currency_unknown',
  'day_unreadable',
  'twice',
]);
export type CostRowError = z.output<typeof rowError>;

const changedCost = z.object({
  /** As a spreadsheet counts it, from 1. */
  row: z.number().int(),
  itemId: z.number().int(),
  sku: z.string(),
  title: z.string(),
  /** What is stated from that day on so far; null for nothing. */
  before: wireMoney.nullable(),
  after: wireMoney,
  validFrom: z.string(),
});
const doubtfulCost = changedCost.extend({
  doubt: z.enum([...COST_DOUBTS, 'uncompared']),
  /** What the cost is compared with: the one in force before, or the price at home. */
  comparedWith: wireMoney,
});
export type DoubtfulCost = z.output<typeof doubtfulCost>;

const costPreview = z.object({
  /** How many costs change without a doubt. */
  changed: count,
  unchanged: count,
  /** The first of them. */
  examples: z.array(changedCost).readonly(),
  /** Costs that look like a mistake. Only those that the seller accepts by their row are stored. */
  doubtful: z.array(doubtfulCost).readonly(),
  /** How many there are; more than the listed ones cannot be accepted. */
  doubtfulCount: count,
  encoding: fileEncoding.nullable(),
  ...leftOutShape(rowError),
});
export type CostImportPreview = z.output<typeof costPreview>;

const itemParams = z.strictObject({ ...userParams.shape, itemId: pathId });
const accountQuery = z.strictObject({ accountId: pathId });

export const costsSchemas = schemasFor(costs, {
  prepareSelected: {
    params: z.strictObject({ ...userParams.shape, platform: platformOrAll }),
    body: selectedInput,
    output: changeSchema,
  },
  listOfItem: { params: itemParams, output: itemCosts },
  setOfItem: { params: itemParams, body: costInput, output: itemCosts },
  listMargins: { params: itemParams, output: margins },
  listAssumptions: { params: userParams, query: accountQuery, output: assumptionList },
  setAssumptions: { params: userParams, query: accountQuery, body: assumptionsInput, output: assumptionList },
  getOfOrder: { params: z.strictObject({ ...userParams.shape, orderId: pathId }), output: orderMargin },
  listCountries: { params: userParams, query: accountQuery, output: countries },
  workOut: { params: userParams, query: accountQuery, output: countries },
  exportCsv: { params: userParams, query: accountQuery, output: z.unknown() },
  previewImport: {
    params: userParams,
    query: accountQuery,
    body: z.strictObject(costFile).refine(isOneFile),
    output: costPreview,
  },
  importCsv: {
    params: userParams,
    query: accountQuery,
    body: z
      .strictObject({
        ...costFile,
        /** The number of costs that change, with the accepted doubtful ones. */
        expected: count.positive(),
        /** The rows of doubtful costs that the seller accepts. */
        accepted: z.array(z.number().int().positive()).max(MOST_DOUBTFUL).readonly().optional(),
      })
      .refine(isOneFile),
    output: changeSchema,
  },
});

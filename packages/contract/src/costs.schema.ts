import { CURRENCIES, PRICE_OWNERS, SITES } from '@quayside/kernel';
import { FEE_GROUPS, MARGIN_LACKS, MARGIN_TERMS, VAT_CASES, VAT_SCHEMES } from '@quayside/kernel/margin/names';
import { z } from 'zod';
import { costs } from './costs.ts';
import { pathId, schemasFor, userParams, wireMoney } from './schema.ts';

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
});
export type ItemCostInput = z.output<typeof costInput>;

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
const term = z.enum(MARGIN_TERMS);
const lack = z.enum(MARGIN_LACKS);

const itemMargin = z.object({
  /** The account that sells. */
  accountId: z.number().int(),
  site: siteSchema,
  price: wireMoney,
  owner: z.enum(PRICE_OWNERS),
  /** Their amounts add up to the margin. */
  terms: z
    .array(
      z.union([
        z.object({ term, amount: wireMoney, basis, source }),
        z.object({ term, amount: z.null(), lacks: lack }),
      ]),
    )
    .readonly(),
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

const itemParams = z.strictObject({ ...userParams.shape, itemId: pathId });
const accountQuery = z.strictObject({ accountId: pathId });

export const costsSchemas = schemasFor(costs, {
  listOfItem: { params: itemParams, output: itemCosts },
  setOfItem: { params: itemParams, body: costInput, output: itemCosts },
  listMargins: { params: itemParams, output: margins },
  listAssumptions: { params: userParams, query: accountQuery, output: assumptionList },
  setAssumptions: { params: userParams, query: accountQuery, body: assumptionsInput, output: assumptionList },
});

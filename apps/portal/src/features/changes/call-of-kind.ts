import {
  blacklist,
  type Call,
  costs,
  descriptions,
  type PreviewedChange,
  pricing,
  products,
  repricer,
  shipping,
  siteTitles,
} from '@quayside/contract';

/** The call that prepares changes of a kind. Whoever may make it may confirm and undo them. */
const CALLS: Readonly<Record<PreviewedChange, Pick<Call, 'needs' | 'duty'>>> = {
  titles: siteTitles.prepareAcceptance,
  blocking: products.prepareBlocking,
  shipping: shipping.prepareAssignment,
  weights: shipping.prepareWeight,
  keywords: blacklist.create,
  descriptions: descriptions.update,
  repricing: repricer.prepare,
  floors: pricing.prepareFloorRules,
  prices: pricing.prepareRules,
  'held-prices': pricing.prepareAllowed,
  costs: costs.importCsv,
};

/** What a button needs to steer a change of the kind. */
export function needsOf(kind: PreviewedChange): Pick<Call, 'needs' | 'duty'> {
  const { needs, duty } = CALLS[kind];
  return { ...(needs ? { needs } : {}), ...(duty ? { duty } : {}) };
}

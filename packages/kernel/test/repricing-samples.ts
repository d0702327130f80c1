import {
  createLocalClock,
  EVERY_ITEM,
  EVERY_OFFER,
  type LocalTime,
  type Offer,
  type RepricingRule,
  type RuleChoice,
  type Situation,
} from '../src/repricing.ts';

/** A Tuesday, noon in Berlin. */
export const NOON = Date.parse('2026-11-24T11:00:00Z');
export const berlin: (at: number) => LocalTime = createLocalClock('Europe/Berlin');

/** The seller ids of the business's two accounts. */
export const OWN: ReadonlySet<string> = new Set(['OURS-1', 'OURS-2']);

export const offerOf = (offer: Partial<Offer>): Offer => ({
  sellerId: 'RIVAL',
  sellerName: 'Rival & Co',
  price: 2_000,
  shipping: 0,
  fulfilment: 'seller',
  rating: 9_500,
  feedbackCount: 400,
  condition: 'NEW',
  deliveryDays: 3,
  isFeatured: false,
  isOwn: false,
  ...offer,
});

/** Matches the lowest, up to four times a day and by up to a fifth. */
export const ruleOf = (rule: Partial<RepricingRule>): RepricingRule => ({
  id: 1,
  isEnabled: true,
  items: EVERY_ITEM,
  strategy: { kind: 'lowest', below: { in: 'amount', minor: 0 } },
  offers: EVERY_OFFER,
  whenAlone: 'ceiling',
  schedule: { hours: null, holidays: [] },
  whenClosed: 'hold',
  whenOutOfStock: 'hold',
  largestStep: { in: 'percent', basisPoints: 2_000 },
  mostChangesPerDay: 4,
  ...rule,
});

export const choiceOf = (rule: Partial<RepricingRule>): RuleChoice => ({ kind: 'rule', rule: ruleOf(rule) });

/** At 20.00, between 15.00 and 25.00. */
export const situationOf = <Given extends Partial<Situation>>(situation: Given) => ({
  ...AT_TWENTY,
  ...situation,
});

const AT_TWENTY = {
  present: 2_000,
  floor: 1_500,
  ceiling: 2_500,
  rulePrice: 2_200,
  shipping: 0,
  condition: 'NEW',
  isInStock: true,
  offers: { list: [], readAt: NOON },
  unitsSold: null,
  lastChangedAt: null,
  changesToday: 0,
} as const satisfies Situation;

export const offersOf = (...offers: readonly Partial<Offer>[]): Pick<Situation, 'offers'> => ({
  offers: { list: offers.map(offerOf), readAt: NOON },
});

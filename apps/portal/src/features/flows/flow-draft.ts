import { type FlowInput, type ListingFlow, MOST_A_DAY, type ProductFilter } from '@quayside/contract';
import type { EnteredNumber, Site } from '@quayside/kernel';
import { type FlowAsks, TITLE_ORIGINS, type TitleOrigin } from '@quayside/kernel/flows';

/** What the parts of the form get. */
export interface FieldsProps {
  readonly draft: FlowDraft;
  /** The sentence about a wrong field; undefined while it is right or was not yet checked. */
  readonly errorOf: (problem: FlowProblem) => string | undefined;
  readonly onChange: (part: Partial<FlowDraft>) => void;
}

/** A flow while it is edited: every field has a value, also those that do not count. */
export interface FlowDraft {
  readonly name: string;
  readonly isEnabled: boolean;
  readonly filter: ProductFilter;
  readonly sites: readonly Site[];
  readonly titles: readonly TitleOrigin[];
  readonly hasLeastMargin: boolean;
  /** Basis points. */
  readonly leastMargin: EnteredNumber;
  readonly mostADay: EnteredNumber;
  readonly asks: FlowAsks;
  readonly asksAbove: EnteredNumber;
}

export type FlowProblem = 'name' | 'sites' | 'titles' | 'margin' | 'most' | 'above';

const [LEAST_MARGIN, MOST_MARGIN] = [-10_000, 10_000];

/** A new flow is off and asks, so that nothing goes live before the seller has seen what it does. */
export const NEW_FLOW: FlowDraft = {
  name: '',
  isEnabled: false,
  filter: { status: 'notListed' },
  sites: [],
  titles: TITLE_ORIGINS,
  hasLeastMargin: false,
  leastMargin: null,
  mostADay: 50,
  asks: 'always',
  asksAbove: null,
};

export function draftOf(flow: ListingFlow): FlowDraft {
  const { name, isEnabled, filter, sites, titles, leastMargin, mostADay, asks, asksAbove } = flow;
  const hasLeastMargin = leastMargin !== null;
  return { name, isEnabled, filter, sites, titles, hasLeastMargin, leastMargin, mostADay, asks, asksAbove };
}

const isWithin = (value: EnteredNumber, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

export function problemsOf(draft: FlowDraft): ReadonlySet<FlowProblem> {
  const checks: readonly (readonly [FlowProblem, boolean])[] = [
    ['name', draft.name.trim() === ''],
    ['sites', draft.sites.length === 0],
    ['titles', draft.titles.length === 0],
    ['margin', draft.hasLeastMargin && !isWithin(draft.leastMargin, LEAST_MARGIN, MOST_MARGIN)],
    ['most', !isWithin(draft.mostADay, 1, MOST_A_DAY)],
    ['above', draft.asks === 'above' && !isWithin(draft.asksAbove, 1, MOST_A_DAY)],
  ];
  return new Set(checks.filter(([, isWrong]) => isWrong).map(([problem]) => problem));
}

const numberOf = (value: EnteredNumber): number => (typeof value === 'number' ? value : 0);

/** The order of a draft without problems. */
export function orderOf(draft: FlowDraft, accountId: number): FlowInput {
  const { isEnabled, filter, sites, titles, asks } = draft;
  const query = filter.query?.trim();
  const { query: _, ...rest } = filter;
  return {
    ...{ accountId, name: draft.name.trim(), isEnabled, sites, titles, asks },
    filter: query ? { ...rest, query } : rest,
    leastMargin: draft.hasLeastMargin ? numberOf(draft.leastMargin) : null,
    mostADay: numberOf(draft.mostADay),
    asksAbove: asks === 'above' ? numberOf(draft.asksAbove) : null,
  };
}

/** What a flow keeps when only its switch is turned. */
export function switched(flow: ListingFlow, isEnabled: boolean): FlowInput {
  return orderOf({ ...draftOf(flow), isEnabled }, flow.accountId);
}

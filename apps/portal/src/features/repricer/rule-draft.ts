import type { RepricerRule, RepricerRuleInput } from '@quayside/contract';
import type { EnteredNumber } from '@quayside/kernel';

/** What the parts of the form get. */
export interface FieldsProps {
  readonly draft: RuleDraft;
  readonly isWrong: (problem: Parameters<ReturnType<typeof problemsOf>['has']>[0]) => boolean;
  readonly onChange: (part: Partial<RuleDraft>) => void;
}

type Strategy = RepricerRuleInput['strategy'];

/** A rule while it is edited: every field has a value, also those that its strategy does not use. */
export interface RuleDraft {
  readonly name: string;
  readonly isEnabled: boolean;
  readonly brands: readonly string[];
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly kind: Strategy['kind'];
  readonly distanceIn: 'amount' | 'percent';
  /** Minor units, or basis points. */
  readonly distance: EnteredNumber;
  readonly days: EnteredNumber;
  readonly slow: EnteredNumber;
  readonly fast: EnteredNumber;
  readonly fulfilment: 'any' | 'seller' | 'marketplace';
  /** Basis points. */
  readonly leastRating: EnteredNumber;
  readonly mostDeliveryDays: EnteredNumber;
  readonly without: readonly string[];
  readonly whenAlone: RepricerRuleInput['whenAlone'];
  readonly whenOutOfStock: RepricerRuleInput['whenOutOfStock'];
  readonly hasHours: boolean;
  readonly weekdays: readonly number[];
  /** As the browser's time field writes it: `08:30`. */
  readonly from: string;
  readonly to: string;
  readonly holidays: readonly string[];
  readonly whenClosed: RepricerRuleInput['whenClosed'];
  /** Basis points. */
  readonly largestStep: EnteredNumber;
  readonly mostChangesPerDay: EnteredNumber;
}

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const HOUR = 60;

const textOf = (minute: number): string =>
  `${String(Math.floor(minute / HOUR) % 24).padStart(2, '0')}:${String(minute % HOUR).padStart(2, '0')}`;

/** Minutes since midnight; null for what is no time. */
export function minuteOf(text: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(text) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const minute = Number(hours) * HOUR + Number(minutes);
  return Number(hours) < 24 && Number(minutes) < HOUR ? minute : null;
}

export function draftOf(rule: RepricerRule): RuleDraft {
  const { strategy, offers, items, schedule } = rule;
  const distance = distanceOf(strategy);
  const [hours] = schedule.hours ?? [];
  return {
    name: rule.name,
    isEnabled: rule.isEnabled,
    brands: items.brands ?? [],
    categories: items.categories ?? [],
    tags: items.tags ?? [],
    kind: strategy.kind,
    distanceIn: distance?.in ?? 'percent',
    distance: distance ? (distance.in === 'amount' ? distance.minor : distance.basisPoints) : 0,
    days: strategy.kind === 'velocity' ? strategy.days : 7,
    slow: strategy.kind === 'velocity' ? strategy.slow : 1,
    fast: strategy.kind === 'velocity' ? strategy.fast : 5,
    fulfilment: offers.fulfilments?.length === 1 ? (offers.fulfilments[0] ?? 'any') : 'any',
    leastRating: offers.leastRating,
    mostDeliveryDays: offers.mostDeliveryDays,
    without: offers.sellers?.are === 'except' ? offers.sellers.ids : [],
    whenAlone: rule.whenAlone,
    whenOutOfStock: rule.whenOutOfStock,
    hasHours: schedule.hours !== null,
    weekdays: hours?.days ?? WEEKDAYS,
    from: textOf(hours?.from ?? 8 * HOUR),
    to: textOf(hours?.to ?? 20 * HOUR),
    holidays: schedule.holidays,
    whenClosed: rule.whenClosed,
    largestStep: rule.largestStep.in === 'percent' ? rule.largestStep.basisPoints : null,
    mostChangesPerDay: rule.mostChangesPerDay,
  };
}

function distanceOf(strategy: Strategy) {
  switch (strategy.kind) {
    case 'lowest':
    case 'next_above':
      return strategy.below;
    case 'featured':
      return strategy.above;
    case 'velocity':
      return strategy.step;
    case 'hold':
      return null;
  }
}

export type DraftProblem =
  | 'name'
  | 'distance'
  | 'velocity'
  | 'rating'
  | 'delivery'
  | 'hours'
  | 'holidays'
  | 'step'
  | 'changes';

const isWithin = (value: EnteredNumber, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;
const isOptional = (value: EnteredNumber, most: number): value is number | null =>
  value === null || isWithin(value, 0, most);

/** The limits are those of the contract's schema. */
const LARGEST = { amount: 100_000, percent: 5_000, step: 3_000, rating: 10_000, delivery: 90, units: 10_000 };

/** What keeps a draft from being saved. */
export function problemsOf(draft: RuleDraft, isDefault: boolean): ReadonlySet<DraftProblem> {
  const { kind, distance, distanceIn, days, slow, fast } = draft;
  const isStep = kind === 'velocity';
  const most = distanceIn === 'percent' && isStep ? LARGEST.step : LARGEST[distanceIn];
  const wrong: Readonly<Record<DraftProblem, boolean>> = {
    name: !isDefault && draft.name.trim() === '',
    distance: kind !== 'hold' && !isWithin(distance, isStep ? 1 : 0, most),
    velocity:
      isStep &&
      !(isWithin(days, 1, 30) && isWithin(slow, 1, LARGEST.units) && isWithin(fast, 1, LARGEST.units) && slow <= fast),
    rating: !isOptional(draft.leastRating, LARGEST.rating),
    delivery: !isOptional(draft.mostDeliveryDays, LARGEST.delivery),
    hours:
      draft.hasHours && (draft.weekdays.length === 0 || minuteOf(draft.from) === null || minuteOf(draft.to) === null),
    holidays: draft.holidays.some((day) => !/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))),
    step: !isWithin(draft.largestStep, 1, LARGEST.step),
    changes: !isWithin(draft.mostChangesPerDay, 1, 24),
  };
  return new Set((Object.keys(wrong) as DraftProblem[]).filter((name) => wrong[name]));
}

const number = (value: EnteredNumber): number => (typeof value === 'number' ? value : 0);
const optional = (value: EnteredNumber): number | null => (typeof value === 'number' ? value : null);
const listed = (values: readonly string[]): readonly string[] | null => (values.length === 0 ? null : values);

/**
 * The rule that a draft without problems says.
 * @param rule what the form does not show of it stays: sites, price band, conditions
 * @param name of the default rule, which has none of its own
 */
export function ruleOf(draft: RuleDraft, rule: RepricerRule, name: string): RepricerRuleInput {
  const { sites, offers, schedule } = rule;
  const { tags: _tags, ...others } = rule.items;
  const weekdays = WEEKDAYS.filter((day) => draft.weekdays.includes(day));
  return {
    name: draft.name.trim() || name,
    isEnabled: draft.isEnabled,
    sites,
    items: {
      ...others,
      ...{ brands: listed(draft.brands), categories: listed(draft.categories) },
      // A rule without tags stays as it was before there were any, so that its version does not change.
      ...(draft.tags.length === 0 ? {} : { tags: draft.tags }),
    },
    strategy: strategyOf(draft),
    offers: {
      ...offers,
      fulfilments: draft.fulfilment === 'any' ? null : [draft.fulfilment],
      leastRating: optional(draft.leastRating),
      mostDeliveryDays: optional(draft.mostDeliveryDays),
      sellers:
        draft.without.length > 0
          ? { are: 'except', ids: draft.without }
          : offers.sellers?.are === 'only'
            ? offers.sellers
            : null,
    },
    whenAlone: draft.whenAlone,
    schedule: {
      // The form shows one range of hours; further ones of the same rule stay.
      hours: draft.hasHours
        ? [
            { days: weekdays, from: minuteOf(draft.from) ?? 0, to: minuteOf(draft.to) ?? 0 },
            ...(schedule.hours ?? []).slice(1),
          ]
        : null,
      holidays: draft.holidays,
    },
    whenClosed: draft.whenClosed,
    whenOutOfStock: draft.whenOutOfStock,
    largestStep: { in: 'percent', basisPoints: number(draft.largestStep) },
    mostChangesPerDay: number(draft.mostChangesPerDay),
  };
}

function strategyOf({ kind, distance, distanceIn, days, slow, fast }: RuleDraft): Strategy {
  const far =
    distanceIn === 'amount'
      ? ({ in: 'amount', minor: number(distance) } as const)
      : ({ in: 'percent', basisPoints: number(distance) } as const);
  switch (kind) {
    case 'lowest':
    case 'next_above':
      return { kind, below: far };
    case 'featured':
      return { kind, above: far };
    case 'velocity':
      return { kind, days: number(days), slow: number(slow), fast: number(fast), step: far };
    case 'hold':
      return { kind };
  }
}

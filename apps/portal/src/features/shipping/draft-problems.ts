import { type EnteredNumber, isVisible, REGIONS, type Region, SHIPPING_LIMITS } from '@quayside/kernel';
import { customIn, type DraftRate, type ProfileDraft, ratesAt } from './profile-draft.ts';

/** A problem of a field. Each code has the message `shipping:problem.<code>`. */
export type FieldProblem =
  | 'required'
  | 'unreadable'
  | 'too_large'
  | 'handling'
  | 'service_twice'
  | 'crowded'
  | 'first_step'
  | 'not_ascending'
  | 'without_base'
  | 'no_rate';

/** Problems by field. `fieldOf` makes the names of fields; the places of rates are fields too. */
export type DraftProblems = ReadonlyMap<string, FieldProblem>;

export const fieldOf = {
  name: 'name',
  handlingDays: 'handlingDays',
  place: (region: Region, country: string | null) => `place/${region}/${country ?? ''}`,
  rate: (rate: Pick<DraftRate, 'key'>, part: 'service' | 'type' | 'cost' | 'additionalCost') =>
    `rate/${rate.key}/${part}`,
  step: (key: number, part: 'from' | 'cost') => `step/${key}/${part}`,
} as const;

/** @param isDefault whether it is the default profile, which has no profile to fall back on */
export function problemsOf(draft: ProfileDraft, isDefault: boolean): DraftProblems {
  const found = new Map<string, FieldProblem>();
  const note = (field: string, problem: FieldProblem | undefined) => {
    if (problem !== undefined && !found.has(field)) found.set(field, problem);
  };
  note(fieldOf.name, !isVisible(draft.name) ? 'required' : undefined);
  note(fieldOf.handlingDays, handlingProblem(draft.handlingDays));
  for (const region of REGIONS) {
    for (const country of [null, ...customIn(draft, region)]) {
      const rates = ratesAt(draft, region, country);
      const isTooMany = rates.length > SHIPPING_LIMITS.servicesPerPlace;
      note(fieldOf.place(region, country), isTooMany ? 'crowded' : undefined);
      note(fieldOf.place(region, country), country !== null && rates.length === 0 ? 'no_rate' : undefined);
      for (const rate of rates) noteRate(rate, rates, draft, isDefault, note);
    }
  }
  return found;
}

function noteRate(
  rate: DraftRate,
  others: readonly DraftRate[],
  draft: ProfileDraft,
  isDefault: boolean,
  note: (field: string, problem: FieldProblem | undefined) => void,
): void {
  const isTwice = others.some(({ key, service }) => key < rate.key && service === rate.service);
  note(fieldOf.rate(rate, 'service'), isTwice ? 'service_twice' : undefined);
  if (rate.type === 'default') {
    const hasBase =
      rate.country === null
        ? !isDefault
        : ratesAt(draft, rate.region, null).some(({ service }) => service === rate.service);
    note(fieldOf.rate(rate, 'type'), hasBase ? undefined : 'without_base');
    return;
  }
  if (rate.additionalCost !== null) note(fieldOf.rate(rate, 'additionalCost'), costProblem(rate.additionalCost));
  if (rate.type === 'flat') {
    note(fieldOf.rate(rate, 'cost'), costProblem(rate.cost));
    return;
  }
  rate.steps.forEach(({ key, from, cost }, index) => {
    note(fieldOf.step(key, 'cost'), costProblem(cost));
    note(fieldOf.step(key, 'from'), typeof from === 'number' ? undefined : (unread(from) ?? 'required'));
    if (index === 0 && from !== 0) note(fieldOf.step(key, 'from'), 'first_step');
    const before = rate.steps[index - 1]?.from;
    const isOutOfOrder = typeof before === 'number' && typeof from === 'number' && from <= before;
    note(fieldOf.step(key, 'from'), isOutOfOrder ? 'not_ascending' : undefined);
  });
}

function handlingProblem(days: EnteredNumber): FieldProblem | undefined {
  if (typeof days !== 'number') return unread(days) ?? 'required';
  return days > SHIPPING_LIMITS.handlingDays ? 'handling' : undefined;
}

function costProblem(cost: EnteredNumber): FieldProblem | undefined {
  if (typeof cost !== 'number') return unread(cost) ?? 'required';
  return cost > SHIPPING_LIMITS.cost ? 'too_large' : undefined;
}

function unread(value: EnteredNumber): FieldProblem | undefined {
  return value === 'unreadable' ? 'unreadable' : undefined;
}

/** The first region with a problem in its rates; null if the problems are elsewhere. */
export function regionWithProblem(draft: ProfileDraft, problems: DraftProblems): Region | null {
  return REGIONS.find((region) => countIn(draft, problems, region) > 0) ?? null;
}

/** The number of problems in a region's rates. */
export function countIn(draft: ProfileDraft, problems: DraftProblems, region: Region): number {
  const keys = draft.rates
    .filter((rate) => rate.region === region)
    .flatMap(({ key, steps }) => [`rate/${key}/`, ...steps.map((step) => `step/${step.key}/`)]);
  const starts = [`place/${region}/`, ...keys];
  return [...problems.keys()].filter((field) => starts.some((start) => field.startsWith(start))).length;
}

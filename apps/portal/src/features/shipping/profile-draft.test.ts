import { describe, expect, test } from 'vitest';
import { problemsOf, regionWithProblem } from './draft-problems.ts';
import {
  draftOf,
  isSameDraft,
  movedBetween,
  newRate,
  newStep,
  type ProfileDraft,
  ratesAt,
  rulesOf,
  withMoved,
} from './profile-draft.ts';
import { inputOf, type NamedRules, rulesOfView } from './profile-wire.ts';

const RULES: NamedRules = {
  name: 'Parcels',
  currency: 'GBP',
  handlingDays: 2,
  isFreeShipping: false,
  countries: [
    { code: 'CH', type: 'EXCLUDED' },
    { code: 'FR', type: 'CUSTOM' },
  ],
  rates: [
    { region: 'EU', country: null, service: 'STANDARD', type: 'flat', cost: 490, additionalCost: 100 },
    { region: 'EU', country: 'FR', service: 'STANDARD', type: 'default' },
    {
      region: 'NA',
      country: null,
      service: 'EXPRESS',
      type: 'range',
      by: 'weight',
      steps: [
        { from: 0, cost: 900 },
        { from: 2000, cost: 1900 },
      ],
      additionalCost: 0,
    },
  ],
};
const draft = draftOf(RULES);
const problems = (changed: Partial<ProfileDraft>, isDefault = false) => [
  ...problemsOf({ ...draft, ...changed }, isDefault).values(),
];

describe('a draft', () => {
  test('returns the rules that it was created from', () => {
    expect(rulesOf(draft)).toEqual(RULES);
    expect(isSameDraft(draft, draftOf(RULES))).toBe(true);
  });

  test('counts as changed as soon as something is typed, readable or not', () => {
    expect(isSameDraft(draft, { ...draft, name: 'Parcels ' })).toBe(false);
    const [first, ...others] = draft.rates;
    const unread = first ? [{ ...first, additionalCost: 'unreadable' as const }, ...others] : [];
    expect(isSameDraft(draft, { ...draft, rates: unread })).toBe(false);
  });

  test('gives a country with its own rates the services of its region, at the region’s costs', () => {
    const moved = withMoved(draft, ['DE', 'IT'], 'CUSTOM');
    expect(ratesAt(moved, 'EU', 'DE')).toMatchObject([{ service: 'STANDARD', type: 'default' }]);
    expect(ratesAt(moved, 'EU', 'IT')).toHaveLength(1);
  });

  test('removes the rates of a country when it leaves the list', () => {
    for (const type of ['DEFAULT', 'EXCLUDED'] as const)
      expect(ratesAt(withMoved(draft, ['FR'], type), 'EU', 'FR')).toEqual([]);
    expect(withMoved(draft, ['CH'], 'DEFAULT').types.has('CH')).toBe(false);
  });

  test('returns the moved countries by their new list', () => {
    const moved = withMoved(withMoved(draft, ['DE', 'AT'], 'EXCLUDED'), ['CH'], 'DEFAULT');
    expect([...movedBetween(draft, moved)]).toEqual([
      ['EXCLUDED', ['AT', 'DE']],
      ['DEFAULT', ['CH']],
    ]);
    expect([...movedBetween(draft, draft)]).toEqual([]);
  });
});

describe('the wire format', () => {
  test('converts a profile in both directions', () => {
    const { name, currency, handling_time, free_shipping, regions, rates } = inputOf(RULES);
    const view = {
      id: 7,
      profile: { profile_id: 7, name, currency, handling_time, free_shipping, is_default: false },
      regions: regions.map(({ code, countries }) => ({
        code,
        countries: [...countries, { code: 'ZZ', type: 'DEFAULT' as const }],
        countries_using_default: ['ZZ'],
        custom_countries: [],
        excluded_countries: [],
      })),
      rates,
      items: [],
      updated_at: '2026-11-24T12:00:00.000Z',
    };
    expect(rulesOfView(view)).toEqual(RULES);
  });

  test('lists each country in its region', () => {
    expect(inputOf(RULES).regions).toMatchObject([
      { code: 'EU', countries: RULES.countries },
      { code: 'NA' },
      { code: 'RW' },
    ]);
  });
});

describe('validation before saving', () => {
  test('complete rules have no problem', () => {
    expect(problems({})).toEqual([]);
  });

  test('name, handling time and costs are required', () => {
    expect(problems({ name: '  ' })).toEqual(['required']);
    expect(problems({ handlingDays: null })).toEqual(['required']);
    expect(problems({ handlingDays: 31 })).toEqual(['handling']);
    expect(problems({ rates: [newRate('EU', null, 'STANDARD', 'flat')], types: new Map() })).toEqual(['required']);
  });

  test('a range starts at 0 and ascends', () => {
    const range = newRate('EU', null, 'STANDARD', 'range');
    const steps = (...from: readonly (number | null)[]) => from.map((one) => ({ ...newStep(one), cost: 100 }));
    const judged = (...from: readonly (number | null)[]) =>
      problems({ types: new Map(), rates: [{ ...range, steps: steps(...from) }] });
    expect(judged(0, 1000, 2000)).toEqual([]);
    expect(judged(100)).toEqual(['first_step']);
    expect(judged(0, 1000, 1000)).toEqual(['not_ascending']);
    expect(judged(0, null)).toEqual(['required']);
  });

  test('a place has each service once, and at most four of them', () => {
    const rate = (service: string) => ({ ...newRate('EU', null, service, 'flat'), cost: 100 });
    expect(problems({ types: new Map(), rates: [rate('EXPRESS'), rate('EXPRESS')] })).toEqual(['service_twice']);
    const five = ['ECONOMY', 'STANDARD', 'TRACKED', 'EXPRESS', 'DE_DHLPaket'].map(rate);
    expect(problems({ types: new Map(), rates: five })).toEqual(['crowded']);
  });

  test('a country with its own rates has at least one, and follows only a service of its region', () => {
    expect(problems({ rates: draft.rates.filter(({ country }) => country === null) })).toEqual(['no_rate']);
    expect(problems({ rates: [newRate('EU', 'FR', 'EXPRESS', 'default')] })).toEqual(['without_base']);
  });

  test('the default profile cannot fall back on another profile', () => {
    const rates = [newRate('RW', null, 'STANDARD', 'default')];
    expect(problems({ types: new Map(), rates })).toEqual([]);
    expect(problems({ types: new Map(), rates }, true)).toEqual(['without_base']);
  });

  test('the first region with a problem is found', () => {
    const changed = { ...draft, types: new Map(), rates: [newRate('RW', null, 'STANDARD', 'flat')] };
    expect(regionWithProblem(changed, problemsOf(changed, false))).toBe('RW');
    expect(regionWithProblem(draft, problemsOf(draft, false))).toBeNull();
  });
});

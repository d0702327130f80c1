import { describe, expect, it } from 'vitest';
import { shippingShape } from './change.ts';
import type { FlatRate, ShippingRules } from './profile.ts';
import { resolveRoute } from './resolve.ts';
import { type ServiceLevel, siteServices } from './services.ts';
import { cheapestWithMode, type ModeTable, statedShipping, suggestedMode } from './stated.ts';

const rate = (service: ServiceLevel, cost: number, additionalCost = 50): FlatRate => ({
  region: 'EU',
  country: null,
  service,
  type: 'flat',
  cost,
  additionalCost,
});
const rules = (changes: Partial<ShippingRules> = {}): ShippingRules => ({
  currency: 'GBP',
  handlingDays: 2,
  isFreeShipping: false,
  countries: [],
  rates: [rate('EXPRESS', 1_290), rate('ECONOMY', 390), rate('STANDARD', 490)],
  ...changes,
});
const decide = (of: ShippingRules) => {
  const decision = resolveRoute(of, null, { site: 'CDFR', platform: 'cdiscount', price: 1_000, weight: null });
  if (!decision.ok) throw new Error('There is no route');
  return decision;
};
const modes = (...pairs: [ServiceLevel, string][]): ModeTable => new Map(pairs);

describe('what an offer states about a profile', () => {
  it('has the mode of each service with its cost and that of additional pieces, the cheapest first', () => {
    const table = modes(['EXPRESS', 'EXP'], ['STANDARD', 'TRK']);
    expect(statedShipping(rules(), decide(rules()), table)).toEqual({
      currency: 'GBP',
      handlingDays: 2,
      delivery: [
        { code: 'TRK', cost: 490, additionalCost: 50 },
        { code: 'EXP', cost: 1_290, additionalCost: 50 },
      ],
    });
    expect(cheapestWithMode(decide(rules()), table)).toMatchObject({ service: 'STANDARD', cost: 490 });
  });

  it('contains a mode once, with the cheaper of two services', () => {
    const table = modes(['ECONOMY', 'STD'], ['STANDARD', 'STD']);
    expect(statedShipping(rules(), decide(rules()), table)?.delivery).toEqual([
      { code: 'STD', cost: 390, additionalCost: 50 },
    ]);
  });

  it('has the mode of the level if the rate uses an eBay service', () => {
    const service = siteServices().find(({ site, level }) => site === 'FR' && level === 'TRACKED')?.code ?? '';
    const country = { region: 'EU', country: 'FR', type: 'flat', cost: 690, additionalCost: 0 } as const;
    const own = rules({ countries: [{ code: 'FR', type: 'CUSTOM' }], rates: [{ ...country, service }] });
    expect(statedShipping(own, decide(own), modes(['TRACKED', 'TRK']))?.delivery).toEqual([
      { code: 'TRK', cost: 690, additionalCost: 0 },
    ]);
  });

  it('costs the buyer nothing with free shipping', () => {
    const free = rules({ isFreeShipping: true });
    expect(statedShipping(free, decide(free), modes(['STANDARD', 'TRK']))?.delivery).toEqual([
      { code: 'TRK', cost: 0, additionalCost: 0 },
    ]);
  });

  it('is undefined if no service has a mode, so that the account’s own terms apply', () => {
    expect(statedShipping(rules(), decide(rules()), modes(['TRACKED', 'TRK']))).toBeNull();
    expect(cheapestWithMode(decide(rules()), modes())).toBeUndefined();
  });
});

describe('what a marketplace sees of a profile', () => {
  const shapeOf = (of: ShippingRules, statement: Parameters<typeof shippingShape>[2]) =>
    shippingShape({ rules: of, fallback: null }, { by: 'profile', decision: decide(of) }, statement);
  const dearer = rules({ rates: [rate('STANDARD', 590)] });
  const cheaper = rules({ rates: [rate('STANDARD', 490)] });

  it('changes with a rate if a policy or an offer contains it, and not if a group has its own rates', () => {
    expect(shapeOf(cheaper, { by: 'policy' })).not.toBe(shapeOf(dearer, { by: 'policy' }));
    expect(shapeOf(cheaper, { by: 'group' })).toBe(shapeOf(dearer, { by: 'group' }));
    const offer = (of: ShippingRules, table: ModeTable) =>
      shapeOf(of, { by: 'offer', stated: statedShipping(of, decide(of), table) });
    expect(offer(cheaper, modes(['STANDARD', 'TRK']))).not.toBe(offer(dearer, modes(['STANDARD', 'TRK'])));
    expect(offer(cheaper, modes())).toBe(offer(dearer, modes()));
  });
});

describe('the proposed delivery mode', () => {
  it.each<[ServiceLevel, readonly string[], string | null]>([
    ['ECONOMY', ['TRK', 'STD'], 'STD'],
    ['STANDARD', ['TRK', 'REL'], 'TRK'],
    ['TRACKED', ['STD', 'REG'], 'REG'],
    ['TRACKED', ['STD', 'REL', 'LV1'], null],
    ['EXPRESS', ['STD', 'TRK'], null],
    ['EXPRESS', ['EXP'], 'EXP'],
  ])('for %s of %j is %s', (level, codes, wanted) => {
    expect(suggestedMode(level, codes)).toBe(wanted);
  });
});

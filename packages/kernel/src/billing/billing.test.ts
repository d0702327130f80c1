import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENTITLEMENT_NAMES } from '../access/switches.data.ts';
import { DUNNING, dunningAt, dunningStepAt, GRACE_DAYS } from './dunning.ts';
import { addMonths, periodEnd } from './periods.ts';
import { planChange, type SubscriptionTerms } from './plan-change.ts';
import { BILLING_CURRENCIES, BILLING_INTERVALS, PLAN_IDS, PLANS } from './plans.data.ts';
import {
  advertised,
  bestOffer,
  exceededLimits,
  grantsOf,
  isLegacyPlanTitle,
  lostBy,
  planForUsage,
  priceOf,
} from './plans.ts';
import { isVatId, isWrongVatId, vatFor, vatOn } from './vat.ts';
import { vatAreaOf, vatRateAt } from './vat-areas.ts';

const at = (iso: string) => new Date(`${iso}T12:00:00Z`);
const day = (date: Date) => date.toISOString().slice(0, 10);

describe('the plans', () => {
  it('grant known entitlements only, and a larger plan grants everything that a smaller one grants', () => {
    for (const [index, plan] of PLAN_IDS.entries()) {
      for (const name of grantsOf(plan)) expect(ENTITLEMENT_NAMES).toContain(name);
      const smaller = PLAN_IDS[index - 1];
      if (smaller) expect(lostBy(smaller, plan)).toEqual([]);
    }
    expect(lostBy('growth', 'starter')).toEqual([
      'bulk_requesting_enabled',
      'channel_chat',
      'can_onboard_to_epl',
      'can_use_epl_trial',
    ]);
  });

  it('advertise a chat and calls back only where the installation has a chat and a form', () => {
    const ways = (hasChat: boolean, hasRequestForm: boolean) =>
      advertised(grantsOf('scale'), { hasChat, hasRequestForm }).filter((name) => !name.includes('epl'));
    expect(advertised(grantsOf('scale'), { hasChat: false, hasRequestForm: false })).toContain('can_onboard_to_epl');
    const bulk = 'bulk_requesting_enabled';
    expect(ways(true, true)).toEqual([bulk, 'channel_chat', 'channel_talk']);
    expect(ways(false, true)).toEqual([bulk, 'channel_talk']);
    expect(ways(true, false)).toEqual([bulk, 'channel_chat']);
    expect(ways(false, false)).toEqual([bulk]);
  });

  it('cost more and include more with each step, in every currency', () => {
    for (const currency of BILLING_CURRENCIES) {
      for (const interval of BILLING_INTERVALS) {
        const prices = PLAN_IDS.map((plan) => priceOf(plan, interval, currency));
        expect(prices).toEqual(prices.toSorted((one, other) => one - other));
        expect(new Set(prices).size).toBe(PLAN_IDS.length);
      }
    }
    const items = PLAN_IDS.map((plan) => PLANS[plan].limits.items);
    expect(items).toEqual(items.toSorted((one, other) => one - other));
  });

  it('are discounted by whole minor units, rounded half up', () => {
    expect(priceOf('starter', 'monthly', 'EUR', 10)).toBe(26_10);
    expect(priceOf('starter', 'monthly', 'EUR', 25)).toBe(21_75);
    expect(priceOf('starter', 'monthly', 'GBP', 33)).toBe(25_00 - 8_25);
  });

  it('are recommended by what is in use', () => {
    expect(planForUsage({ items: 500, orders: 200, sites: 4 })).toBe('starter');
    expect(planForUsage({ items: 501, orders: 0, sites: 0 })).toBe('growth');
    expect(planForUsage({ items: 0, orders: 0, sites: 9 })).toBe('scale');
    expect(planForUsage({ items: 1_000_000, orders: 0, sites: 0 })).toBe('scale');
    expect(exceededLimits('starter', { items: 501, orders: 200, sites: 5 })).toEqual(['items', 'sites']);
  });

  it.each([
    ['Premium 500', true],
    ['ProSeller', true],
    ['Pro', true],
    ['Progress', false],
    ['Paystack', false],
    ['Pay as you go', true],
    ['Starter', false],
    ['A Gold plan', false],
  ])('%s is a legacy title: %s', (title, expected) => {
    expect(isLegacyPlanTitle(title)).toBe(expected);
  });

  it('use the best offer, and ignore unknown codes', () => {
    expect(bestOffer([], false)).toBeNull();
    expect(bestOffer(['welcome-10', 'nothing', '__proto__'], false)).toEqual({ percent: 10, months: 3 });
    expect(bestOffer(['welcome-10'], true)).toEqual({ percent: 20, months: 12 });
    expect(bestOffer(['welcome-10', 'winback-25'], true)).toEqual({ percent: 25, months: 6 });
  });
});

describe('a billing period', () => {
  it.each([
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 2, '2028-03-31'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 48, '2032-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
  ])('that begins on %s is on this day after %i months: %s', (start, months, expected) => {
    expect(day(addMonths(at(start), months))).toBe(expected);
  });

  it('returns to the anchor’s day after a short month', () => {
    const anchor = at('2027-01-31');
    const days: string[] = [];
    for (let start = anchor; days.length < 4; ) {
      start = periodEnd(anchor, 'monthly', start);
      days.push(day(start));
    }
    expect(days).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
  });

  it('always ends after it begins, and at most 366 days later', () => {
    const instant = fc.date({ min: at('2020-01-01'), max: at('2060-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instant, fc.constantFrom(...BILLING_INTERVALS), fc.nat(500), (anchor, interval, n) => {
        const start = addMonths(anchor, interval === 'monthly' ? n : 12 * (n % 40));
        const end = periodEnd(anchor, interval, start);
        expect(end > start).toBe(true);
        expect(end.getTime() - start.getTime()).toBeLessThanOrEqual(366 * 86_400_000);
      }),
    );
  });
});

const terms = (given: Partial<SubscriptionTerms> = {}): SubscriptionTerms => ({
  plan: 'starter',
  interval: 'monthly',
  currency: 'EUR',
  anchor: at('2027-04-01'),
  periodStart: at('2027-04-01'),
  periodEnd: at('2027-05-01'),
  periodNet: 29_00,
  discountPercent: 0,
  discountUntil: null,
  ...given,
});

describe('a change of plan', () => {
  it('to a larger one costs the difference for the rest of the period', () => {
    const change = planChange(terms(), { plan: 'growth', interval: 'monthly' }, at('2027-04-16'));
    expect(change).toMatchObject({ effective: 'now', charge: 39_50, credit: 14_50, dueNet: 25_00, periodNet: 79_00 });
    expect(change).toMatchObject({ periodEnd: at('2027-05-01') });
  });

  it('to a year starts a year now and credits the unused part of the month', () => {
    const change = planChange(terms(), { plan: 'starter', interval: 'yearly' }, at('2027-04-16'));
    expect(change).toMatchObject({ effective: 'now', charge: 290_00, credit: 14_50, dueNet: 275_50 });
    expect(change).toMatchObject({ anchor: at('2027-04-16'), periodEnd: at('2028-04-16') });
  });

  it.each([
    [
      'a smaller plan',
      { plan: 'growth' as const, periodNet: 79_00 },
      { plan: 'starter', interval: 'monthly' } as const,
    ],
    ['a month', { interval: 'yearly' as const, periodNet: 290_00 }, { plan: 'scale', interval: 'monthly' } as const],
    ['the same plan', {}, { plan: 'starter', interval: 'monthly' } as const],
  ])('to %s waits for the end of the paid period and costs nothing before', (_name, given, choice) => {
    const change = planChange(terms(given), choice, at('2027-04-16'));
    expect(change).toMatchObject({ effective: 'period_end', at: at('2027-05-01'), dueNet: 0 });
  });

  it.each([
    ['a minute before', -60_000],
    ['after', 60_000],
  ])('to a larger one %s the end of the period, when nothing is left to pay, waits for the end', (_name, ms) => {
    const change = planChange(
      terms(),
      { plan: 'scale', interval: 'monthly' },
      new Date(at('2027-05-01').getTime() + ms),
    );
    expect(change).toMatchObject({ effective: 'period_end', at: at('2027-05-01'), dueNet: 0 });
  });

  it('keeps the discount until it ends', () => {
    const given = { discountPercent: 20, discountUntil: at('2027-05-01') };
    expect(planChange(terms(given), { plan: 'growth', interval: 'monthly' }, at('2027-04-16'))).toMatchObject({
      charge: 31_60,
      periodNet: 63_20,
    });
    expect(
      planChange(terms({ ...given, plan: 'growth' }), { plan: 'starter', interval: 'monthly' }, at('2027-04-16')),
    ).toMatchObject({
      nextNet: 29_00,
    });
  });

  it('never charges less than nothing, and never credits more than was paid', () => {
    const choice = fc.record({ plan: fc.constantFrom(...PLAN_IDS), interval: fc.constantFrom(...BILLING_INTERVALS) });
    fc.assert(
      fc.property(choice, choice, fc.integer({ min: -5, max: 40 }), (from, to, days) => {
        const start = at('2027-04-01');
        const given = terms({
          ...from,
          periodStart: start,
          periodEnd: periodEnd(start, from.interval, start),
          periodNet: priceOf(from.plan, from.interval, 'EUR'),
        });
        const change = planChange(given, to, new Date(start.getTime() + days * 86_400_000));
        expect(change.dueNet).toBeGreaterThanOrEqual(change.effective === 'now' ? 1 : 0);
        if (change.effective === 'now') expect(change.credit).toBeLessThanOrEqual(given.periodNet);
      }),
    );
  });
});

describe('dunning', () => {
  it('retries three times and ends the plan after the grace period', () => {
    const end = at('2027-05-01');
    const steps = DUNNING.map((_step, index) => dunningAt(end, index));
    expect(steps.map(({ at: when, action }) => [day(when), action])).toEqual([
      ['2027-05-04', 'retry'],
      ['2027-05-07', 'retry'],
      ['2027-05-11', 'retry'],
      ['2027-05-15', 'end'],
    ]);
    expect(dunningAt(end, 99)).toEqual(dunningAt(end, DUNNING.length - 1));
    expect(DUNNING.at(-1)?.day).toBe(GRACE_DAYS);
  });

  it.each([
    ['2027-05-02', 0, 0],
    ['2027-05-04', 0, 1],
    ['2027-05-08', 0, 2],
    ['2027-05-08', 2, 2],
    ['2027-06-30', 0, 3],
    ['2027-06-30', 3, 3],
  ])('makes a single attempt instead of all that were missed: on %s, step %i becomes %i', (now, step, next) => {
    expect(dunningStepAt(at('2027-05-01'), step, at(now))).toBe(next);
  });
});

describe('VAT', () => {
  const from = (country: string, buyer: string, vatId: string | null = null, postalCode = '') =>
    vatFor({ country, postalCode: '' }, { country: buyer, postalCode, vatId }, '2026-11-23');

  it.each([
    ['a German business', 'DE', 'DE123456788', { treatment: 'domestic', basisPoints: 1_900 }],
    ['a French buyer without a VAT id', 'FR', null, { treatment: 'oss', basisPoints: 2_000 }],
    ['an Italian business', 'IT', 'IT00743110157', { treatment: 'reverse_charge', basisPoints: 0 }],
    ['an Italian business with an invalid VAT id', 'IT', 'IT00743110158', { treatment: 'oss', basisPoints: 2_200 }],
    [
      'a Greek business, whose VAT id begins with EL',
      'GR',
      'EL123456789',
      { treatment: 'reverse_charge', basisPoints: 0 },
    ],
    ['a British business', 'GB', 'GB980780684', { treatment: 'outside_eu', basisPoints: 0 }],
    ['an American buyer', 'US', null, { treatment: 'outside_eu', basisPoints: 0 }],
    ['a French-speaking Belgian', 'BEFR', null, { treatment: 'oss', basisPoints: 2_100 }],
  ])('of a service from Germany to %s', (_name, country, vatId, expected) => {
    expect(from('DE', country, vatId)).toMatchObject(expected);
  });

  it('is not charged by an issuer outside the EU', () => {
    expect(from('GB', 'DE')).toMatchObject({ treatment: 'outside_eu', basisPoints: 0 });
  });

  it.each([
    ['DE', '2020-06-30', 1_900],
    ['DE', '2020-07-01', 1_600],
    ['DE', '2020-12-31', 1_600],
    ['DE', '2021-01-01', 1_900],
    ['EE', '2025-06-30', 2_200],
    ['EE', '2025-07-01', 2_400],
    ['FI', '2024-09-01', 2_550],
    ['RO', '2025-08-01', 2_100],
    ['SK', '2024-12-31', 2_000],
    ['SK', '2025-01-01', 2_300],
    ['LU', '2023-06-01', 1_600],
  ])('in %s on %s is %i basis points', (country, on, expected) => {
    expect(vatRateAt({ country, postalCode: '' }, on)).toBe(expected);
  });

  it.each([
    ['Monaco', 'MC', '98000', null, 'oss', 2_000, 'monaco'],
    ['Monaco with a French address', 'FR', '98000', null, 'oss', 2_000, 'monaco'],
    ['a business in Monaco', 'MC', '98000', 'FR53000004605', 'reverse_charge', 0, 'monaco'],
    ['Las Palmas', 'ES', '35001', null, 'outside_eu', 0, 'canary_islands'],
    ['a business on Tenerife', 'ES', '38003', 'ESB12345678', 'outside_eu', 0, 'canary_islands'],
    ['Madrid', 'ES', '28001', null, 'oss', 2_100, null],
    ['Ceuta', 'ES', '51001', null, 'outside_eu', 0, 'ceuta_melilla'],
    ['Melilla', 'ES', '52 001', null, 'outside_eu', 0, 'ceuta_melilla'],
    ['Åland', 'AX', '22100', null, 'outside_eu', 0, 'aland'],
    ['Åland with a Finnish address', 'FI', '22100', null, 'outside_eu', 0, 'aland'],
    ['Mount Athos', 'GR', '630 86', null, 'outside_eu', 0, 'mount_athos'],
    ['Heligoland', 'DE', '27498', null, 'outside_eu', 0, 'heligoland'],
    ['Büsingen', 'DE', '78266', null, 'outside_eu', 0, 'busingen'],
    ['Livigno', 'IT', '23041', null, 'outside_eu', 0, 'livigno'],
    ['Campione', 'IT', '22061', null, 'outside_eu', 0, 'campione'],
    ['San Marino with an Italian code', 'IT', '47890', null, 'outside_eu', 0, 'san_marino'],
    ['the Vatican', 'VA', '00120', null, 'outside_eu', 0, 'vatican'],
    ['Réunion', 'RE', '97400', null, 'outside_eu', 0, 'french_overseas'],
    ['Guadeloupe with a French address', 'FR', '97110', null, 'outside_eu', 0, 'french_overseas'],
    ['Nouméa with a French address', 'FR', '98800', null, 'outside_eu', 0, 'french_overseas'],
    ['Corsica', 'FR', '20000', null, 'oss', 2_000, null],
    ['the Faroes', 'FO', '100', null, 'outside_eu', 0, 'faroe'],
    ['Greenland with a Danish address', 'DK', '3900', null, 'outside_eu', 0, 'greenland'],
    ['Aruba', 'AW', '', null, 'outside_eu', 0, 'dutch_caribbean'],
    ['Belfast, for a service', 'GB', 'BT1 5GS', 'XI123456789', 'outside_eu', 0, 'northern_ireland'],
    ['Bath, whose code begins with BA', 'GB', 'BA1 1AA', null, 'outside_eu', 0, null],
    ['Douglas', 'IM', 'IM1 1AA', null, 'outside_eu', 0, 'isle_of_man'],
    ['Jersey', 'JE', 'JE2 3AB', null, 'outside_eu', 0, 'channel_islands'],
    ['Gibraltar', 'GI', 'GX11 1AA', null, 'outside_eu', 0, 'gibraltar'],
    ['Akrotiri, whose address is Cypriot', 'CY', '4640', null, 'oss', 1_900, null],
    ['Akrotiri with a British code', 'GB', 'bfpo 57', null, 'oss', 1_900, 'akrotiri_dhekelia'],
    ['Dhekelia with a British code', 'GB', 'BF1 2AU', 'CY10259033P', 'reverse_charge', 0, 'akrotiri_dhekelia'],
    ['Riezlern with its German code', 'DE', '87567', null, 'oss', 1_900, 'jungholz_mittelberg'],
    ['Immenstadt, the next German code', 'DE', '87509', null, 'domestic', 1_900, null],
    ['Funchal', 'PT', '9000-042', null, 'oss', 2_200, 'madeira'],
    ['Ponta Delgada', 'PT', '9500-150', null, 'oss', 1_600, 'azores'],
    ['Mittelberg', 'AT', '6993', null, 'oss', 1_900, 'jungholz_mittelberg'],
  ])('of a service to %s follows from country and postal code', (...row) => {
    const [, country, postalCode, vatId, treatment, basisPoints, territory] = row;
    expect(from('DE', country, vatId, postalCode)).toEqual({ treatment, basisPoints, territory });
  });

  // Each territory by its own code of ISO 3166, if it has one, and with the codes of the country that its addresses name.
  it.each([
    [
      'french_overseas',
      ['GP', 'MQ', 'GF', 'RE', 'YT', 'PM', 'BL', 'MF', 'WF', 'PF', 'NC', 'TF'],
      'FR',
      ['97100', '97200', '97300', '97400', '97500', '97600', '97133', '97150', '98600', '98700', '98800', '98400'],
    ],
    ['canary_islands', ['IC'], 'ES', ['35001', '35 660', '38911', 'E-38003', 'E-35.001', '38-400']],
    ['ceuta_melilla', ['EA'], 'ES', ['51001', '52006', 'es-51002']],
    ['aland', ['AX'], 'FI', ['22100', 'AX-22100', 'ax 22 410', 'FI-22950', 'FIN-22100']],
    ['mount_athos', [], 'GR', ['63086', '630 87', 'GR-63086', 'gr 630 86']],
    ['heligoland', [], 'DE', ['27498', 'D-27498', 'd 27498', 'DE-27498']],
    ['busingen', [], 'DE', ['78266', 'D-78266']],
    ['busingen', [], 'CH', ['8238', 'CH-8238']],
    ['livigno', [], 'IT', ['23041', 'I-23041', 'it 23041']],
    ['campione', [], 'IT', ['22061', 'I-22061']],
    ['campione', [], 'CH', ['6911', 'CH 6911']],
    ['san_marino', ['SM'], 'IT', ['47890', '47899', 'SM-47895', 'RSM-47891']],
    ['vatican', ['VA'], 'IT', ['00120', 'SCV-00120', 'V-00120']],
    ['faroe', ['FO'], 'DK', ['100', 'FO-100', 'fo 970']],
    ['greenland', ['GL'], 'DK', ['3900', 'GL-3900', 'gl 3985']],
    ['dutch_caribbean', ['AW', 'BQ', 'CW', 'SX'], 'NL', ['0000 AA', '0123AB', '0999 zz', 'NL-0100 AA']],
    ['isle_of_man', ['IM'], 'GB', ['IM1 1AA', 'im99 1ab']],
    ['channel_islands', ['JE', 'GG'], 'GB', ['JE2 3AB', 'gy1 1aa', 'GB-JE2 3AB', 'JE2–3AB']],
    ['gibraltar', ['GI'], 'GB', ['GX11 1AA', 'gx111aa']],
    ['northern_ireland', [], 'GB', ['BT1 5GS', 'bt71 4aa', 'BT1/5GS', 'GB-BT1 5GS', 'UK BT71 4AA']],
  ] as const)(
    'of a service to %s is not charged by any spelling of its address',
    (territory, codes, country, postal) => {
      const places = [
        ...codes.flatMap((code) => [code, code.toLowerCase()].map((spelt) => ({ country: spelt, postalCode: '' }))),
        ...postal.map((postalCode) => ({ country, postalCode })),
        ...postal.map((postalCode) => ({ country: country.toLowerCase(), postalCode: ` ${postalCode}\u00A0` })),
      ];
      for (const place of places) expect([place, vatAreaOf(place)]).toEqual([place, { member: null, territory }]);
    },
  );

  it.each([
    ['monaco', 'MC', '', 'FR'],
    ['monaco', 'FR', 'MC-98000', 'FR'],
    ['monaco', 'FR', 'F-98012', 'FR'],
    ['madeira', 'PT', '9400-010', 'PT'],
    ['madeira', 'PT', 'P-9000', 'PT'],
    ['azores', 'PT', '9980-024', 'PT'],
    ['jungholz_mittelberg', 'AT', 'A-6991', 'AT'],
    ['jungholz_mittelberg', 'DE', 'D-87491', 'AT'],
  ])('of %s is that of a member: %s %s is %s', (territory, country, postalCode, member) => {
    expect(vatAreaOf({ country, postalCode })).toEqual({ member, territory });
  });

  it.each([
    ['ES', '36001'],
    ['ES', '07001'],
    ['FI', '21600'],
    ['GR', '63075'],
    ['DE', '27499'],
    ['DE', '78262'],
    ['IT', '23038'],
    ['IT', '22060'],
    ['IT', '47900'],
    ['IT', '00121'],
    ['FR', '96700'],
    ['FR', '20200'],
    ['DK', '3800'],
    ['DK', '0999'],
    ['PT', '8900-123'],
    ['AT', '6700'],
    ['CY', '8500'],
    ['NL', '1011 AB'],
    // Without a code, the Dutch Caribbean cannot be told from the Netherlands.
    ['NL', ''],
  ])('of the neighbours of a territory is their country’s: %s %s', (country, postalCode) => {
    expect(vatAreaOf({ country, postalCode })).toEqual({ member: country, territory: null });
  });

  it.each(['AD', 'LI', 'CH', 'NO', 'SJ', 'IS', 'US', 'GB'])('is not the EU’s in %s', (country) => {
    expect(vatAreaOf({ country, postalCode: '' })).toEqual({ member: null, territory: null });
  });

  it('is not charged by an issuer whose own postal code is outside the EU’s VAT', () => {
    const lasPalmas = { country: 'ES', postalCode: '35001' };
    expect(vatFor(lasPalmas, { country: 'DE', postalCode: '20457', vatId: null }, '2026-11-23')).toMatchObject({
      treatment: 'outside_eu',
    });
  });

  it.each([
    ['ATU13585627', 'DE', '87567', false],
    ['DE136695976', 'DE', '87567', false],
    ['ATU13585627', 'DE', '20457', true],
    ['CY10259033P', 'GB', 'BFPO 57', false],
    ['GB980780684', 'GB', 'BFPO 57', false],
    ['FR53000004605', 'MC', '98000', false],
    ['ESB12345678', 'ES', '35001', false],
    ['', 'DE', '20457', false],
  ])('has the id %j in %s %s: wrong is %s', (vatId, country, postalCode, expected) => {
    expect(isWrongVatId(vatId, { country, postalCode })).toBe(expected);
  });

  it('of an issuer in France is domestic in Monaco, and of one in Germany is not charged on Heligoland', () => {
    expect(from('FR', 'MC', null, '98000')).toMatchObject({ treatment: 'domestic', basisPoints: 2_000 });
    expect(from('DE', 'DE', 'DE123456788', '27498')).toMatchObject({ treatment: 'outside_eu', basisPoints: 0 });
    expect(vatAreaOf({ country: 'DE', postalCode: '20457' })).toEqual({ member: 'DE', territory: null });
  });

  it('is rounded half up, and the same for a credit', () => {
    expect(vatOn(29_00, 1_900)).toBe(5_51);
    expect(vatOn(50, 1_900)).toBe(10);
    expect(vatOn(-29_00, 1_900)).toBe(-5_51);
    expect(vatOn(79_00, 2_550)).toBe(20_15);
  });

  it.each([
    ['DE136695976', 'DE', true],
    ['de 136 695 976', 'DE', true],
    ['DE136695977', 'DE', false],
    ['136695976', 'DE', false],
    ['FR40303265045', 'FR', true],
    ['FR41303265045', 'FR', false],
    ['IT00743110157', 'IT', true],
    ['BE0428759497', 'BE', true],
    ['BE0428759498', 'BE', false],
    ['PL8567346215', 'PL', true],
    ['PL8567346216', 'PL', false],
    ['ATU13585627', 'AT', true],
    ['AT13585627', 'AT', false],
    ['GB980780684', 'GB', false],
    ['FR53000004605', 'MC', true],
    ['MC53000004605', 'MC', false],
  ])('%s is well-formed in %s: %s', (id, country, expected) => {
    expect(isVatId(id, country)).toBe(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { ruleOf } from '../../test/repricing-samples.ts';
import { closedBy, createLocalClock, type OpenHours } from './clock.ts';
import { chooseRule, EVERY_ITEM, type ItemFilter, type RuledItem } from './rules.ts';

const item: RuledItem = {
  brand: 'Acme',
  category: '9355',
  tags: ['summer', 'heavy'],
  rulePrice: 2_000,
  isBlocked: false,
  hasManualPrice: false,
  ruleId: null,
};

describe('the rule of an item', () => {
  it.each<[Partial<ItemFilter>, boolean]>([
    [{}, true],
    [{ brands: ['Acme'] }, true],
    [{ brands: ['Other'] }, false],
    [{ categories: ['9355'] }, true],
    [{ categories: ['1'] }, false],
    [{ tags: ['heavy', 'new'] }, true],
    [{ tags: ['new'] }, false],
    [{ priceBand: { from: 2_000, to: 2_000 } }, true],
    [{ priceBand: { from: 2_001, to: 3_000 } }, false],
    [{ brands: ['Acme'], categories: ['1'] }, false],
  ])('with the filter %j applies: %s', (filter, applies) => {
    const rule = ruleOf({ items: { ...EVERY_ITEM, ...filter } });
    expect(chooseRule([rule], item)).toEqual(applies ? { kind: 'rule', rule } : { kind: 'none', code: 'no_rule' });
  });

  it('is the first that applies', () => {
    const rules = [ruleOf({ id: 1, isEnabled: false }), ruleOf({ id: 2 }), ruleOf({ id: 3 })];
    expect(chooseRule(rules, item)).toMatchObject({ rule: { id: 2 } });
  });

  it('is the one that the seller chose, or none', () => {
    const rules = [ruleOf({ id: 1 }), ruleOf({ id: 2, items: { ...EVERY_ITEM, brands: ['Other'] } })];
    expect(chooseRule(rules, { ...item, ruleId: 2 })).toMatchObject({ rule: { id: 2 } });
    expect(chooseRule(rules, { ...item, ruleId: 9 })).toEqual({ kind: 'none', code: 'chosen_rule_off' });
    expect(chooseRule([ruleOf({ isEnabled: false })], { ...item, ruleId: 1 })).toMatchObject({
      code: 'chosen_rule_off',
    });
  });

  it('is none if the item is blocked, whatever the seller chose', () => {
    expect(chooseRule([ruleOf({})], { ...item, isBlocked: true, ruleId: 1 })).toMatchObject({ code: 'blocked' });
  });

  it('is none while a price that the seller wrote applies', () => {
    expect(chooseRule([ruleOf({})], { ...item, hasManualPrice: true, ruleId: 1 })).toMatchObject({
      code: 'manual_price',
    });
  });

  it('with a filter for what is unknown does not apply', () => {
    for (const filter of [{ brands: ['Acme'] }, { categories: ['1'] }, { priceBand: { from: 0, to: 9_999 } }]) {
      const rules = [ruleOf({ items: { ...EVERY_ITEM, ...filter } })];
      const unknown = { ...item, brand: null, category: null, rulePrice: null };
      expect(chooseRule(rules, unknown)).toMatchObject({ code: 'no_rule' });
    }
  });
});

describe('local clocks', () => {
  const berlin = createLocalClock('Europe/Berlin');
  it.each([
    ['2026-11-24T11:07:59Z', { day: '2026-11-24', weekday: 2, minute: 12 * 60 + 7 }],
    ['2026-11-29T23:30:00Z', { day: '2026-11-30', weekday: 1, minute: 30 }],
    ['2026-11-29T12:00:00Z', { day: '2026-11-29', weekday: 7, minute: 13 * 60 }],
    // The hour that is told twice.
    ['2026-10-25T00:59:00Z', { day: '2026-10-25', weekday: 7, minute: 2 * 60 + 59 }],
    ['2026-10-25T01:00:00Z', { day: '2026-10-25', weekday: 7, minute: 2 * 60 }],
  ])('at %s', (moment, expected) => {
    const at = Date.parse(moment);
    expect(berlin(at)).toEqual({ at, ...expected });
    expect(berlin(at)).toEqual({ at, ...expected });
  });

  it('know no zone that does not exist', () => {
    expect(() => createLocalClock('Europe/Nowhere')).toThrow(RangeError);
  });

  const night: OpenHours = { days: [5], from: 22 * 60, to: 6 * 60 };
  it.each([
    ['2026-11-27T20:59:00Z', 'hours'],
    ['2026-11-27T21:00:00Z', null],
    ['2026-11-28T04:59:00Z', null],
    ['2026-11-28T05:00:00Z', 'hours'],
    ['2026-11-28T22:00:00Z', 'hours'],
  ])('a night that begins on Friday, at %s: %s', (moment, expected) => {
    expect(closedBy({ hours: [night], holidays: [] }, berlin(Date.parse(moment)))).toBe(expected);
  });

  it('closes whole holidays, and no day without hours or holidays', () => {
    const time = berlin(Date.parse('2026-12-24T23:30:00Z'));
    expect(closedBy({ hours: null, holidays: ['2026-12-25'] }, time)).toBe('holiday');
    expect(closedBy({ hours: null, holidays: [] }, time)).toBeNull();
  });
});

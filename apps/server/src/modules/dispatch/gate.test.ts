import { money, NO_GUARDS } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { gatePrices } from './gate.ts';
import type { GateCandidate, GateFacts } from './ports.ts';

const database = useTestDatabase();
const OPEN: GateFacts = { floor: null, live: null, killSwitch: false, isRateTooOld: false, guards: NO_GUARDS };
const candidate = (minor: number, changes: Partial<GateCandidate> = {}): GateCandidate => ({
  itemId: 1,
  site: 'DE',
  targetKey: 'SKU-1',
  price: money(minor, 'EUR'),
  owner: 'rule',
  isConsented: false,
  isAllowed: false,
  ...changes,
});

/** Judges by these facts about every candidate; undefined if nothing is known of them. */
async function judge(candidates: readonly GateCandidate[], facts: GateFacts | undefined) {
  const asked: GateCandidate[] = [];
  const source = {
    load: async (_tx: unknown, _account: unknown, given: readonly GateCandidate[]) => {
      asked.push(...given);
      return given.map(() => facts);
    },
  };
  const verdicts = await withTransaction(database.db, (tx) =>
    gatePrices(tx, source, { userId: 1, accountId: 1 }, candidates),
  );
  return { asked, words: verdicts.map((v) => (v.ok ? 'passes' : `${v.reason.code}/${v.record.refusal}`)), verdicts };
}

const facts = (changes: Partial<GateFacts> = {}): GateFacts => ({ ...OPEN, ...changes });
const guarded = (changes: Partial<GateFacts['guards']>): Partial<GateFacts> => ({
  guards: { ...NO_GUARDS, ...changes },
});

describe('the gate', () => {
  it.each<[string, GateCandidate, Partial<GateFacts>, string]>([
    ['a price equal to the floor', candidate(900), { floor: money(900, 'EUR') }, 'passes'],
    ['a price one cent below the floor', candidate(899), { floor: money(900, 'EUR') }, 'price_below_floor/below_floor'],
    ['a price from a rule without a floor', candidate(1), {}, 'passes'],
    ['a price from the repricer without a floor', candidate(900, { owner: 'repricer' }), {}, 'price_held/no_floor'],
    ['a price of zero', candidate(0), {}, 'no_price/not_positive'],
    ['another currency', candidate(900, { price: money(900, 'GBP') }), {}, 'no_price/wrong_currency'],
    ['any price while the kill switch is on', candidate(900), { killSwitch: true }, 'prices_stopped/kill_switch'],
    [
      'a repricer’s price that changes by more than 30 %',
      candidate(1_301, { owner: 'repricer' }),
      { floor: money(900, 'EUR'), live: money(1_000, 'EUR') },
      'price_held/move_too_large',
    ],
    [
      'a repriced price that moves far and that a person allowed',
      candidate(1_301, { owner: 'repricer', isAllowed: true }),
      { floor: money(900, 'EUR'), live: money(1_000, 'EUR') },
      'passes',
    ],
    ['a rule price at a tenth', candidate(100), { live: money(1_000, 'EUR') }, 'passes'],
    ['a rule price below a tenth', candidate(99), { live: money(1_000, 'EUR') }, 'price_held/move_too_large'],
    ['a rule price at ten times', candidate(10_000), { live: money(1_000, 'EUR') }, 'price_held/move_too_large'],
    [
      'a rule price below a tenth that a person consented to',
      candidate(99, { isConsented: true }),
      { live: money(1_000, 'EUR') },
      'passes',
    ],
    ['a price above the ceiling', candidate(901), guarded({ ceiling: money(900, 'EUR') }), 'price_held/above_ceiling'],
    [
      'a price above the ceiling that a person allowed',
      candidate(901, { isAllowed: true }),
      guarded({ ceiling: money(900, 'EUR') }),
      'price_held/above_ceiling',
    ],
    ['a price while the breaker is open', candidate(900), guarded({ isBreakerOpen: true }), 'price_held/breaker_open'],
    [
      'a price that a person allowed, while the breaker is open',
      candidate(900, { isAllowed: true }),
      guarded({ isBreakerOpen: true, anomalies: ['rate_jump'], changes: { today: 9, most: 9 } }),
      'passes',
    ],
    ['a price by a rate that jumped', candidate(900), guarded({ anomalies: ['rate_jump'] }), 'price_held/anomaly'],
    [
      'a manual price that changes by more than 30 %',
      candidate(5_000, { owner: 'manual' }),
      { live: money(1_000, 'EUR') },
      'passes',
    ],
  ])('judges %s', async (_name, one, known, word) => {
    expect((await judge([one], facts(known))).words).toEqual([word]);
  });

  it('names the anomaly for which it holds a price', async () => {
    const { verdicts } = await judge([candidate(900)], facts(guarded({ anomalies: ['cost_far_from_history'] })));
    expect(verdicts[0]).toMatchObject({
      reason: { code: 'price_held', params: { refusal: 'anomaly', anomaly: 'cost_far_from_history' } },
    });
  });

  it('rejects a price of an item without facts', async () => {
    expect((await judge([candidate(900)], undefined)).words).toEqual(['prices_stopped/kill_switch']);
  });

  it('reads the facts once for all prices, and judges each price of a listing', async () => {
    const { asked, words } = await judge(
      [candidate(900), candidate(800), candidate(700)],
      facts({ floor: money(800, 'EUR') }),
    );
    expect(asked.map(({ price }) => price.minor)).toEqual([900, 800, 700]);
    expect(words).toEqual(['passes', 'passes', 'price_below_floor/below_floor']);
  });

  it('stores the facts by which it judged', async () => {
    const { verdicts } = await judge([candidate(899)], facts({ floor: money(900, 'EUR'), live: money(950, 'EUR') }));
    expect(verdicts[0]?.record).toEqual({
      price: money(899, 'EUR'),
      owner: 'rule',
      floor: money(900, 'EUR'),
      live: money(950, 'EUR'),
      guards: NO_GUARDS,
      isRateTooOld: false,
      isConsented: false,
      isAllowed: false,
      refusal: 'below_floor',
    });
  });
});

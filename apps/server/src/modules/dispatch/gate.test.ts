import { listingKeyOf, money } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { type GateCandidate, gatePrices } from './gate.ts';
import type { GateFacts, GateKey } from './ports.ts';

const database = useTestDatabase();
const OPEN: GateFacts = { floor: null, live: null, killSwitch: false, isRateTooOld: false };
const candidate = (minor: number, changes: Partial<GateCandidate> = {}): GateCandidate => ({
  itemId: 1,
  site: 'DE',
  price: money(minor, 'EUR'),
  owner: 'rule',
  ...changes,
});

async function judge(candidates: readonly GateCandidate[], facts: ReadonlyMap<string, GateFacts>) {
  const asked: GateKey[] = [];
  const source = {
    load: async (_tx: unknown, _account: unknown, keys: readonly GateKey[]) => {
      asked.push(...keys);
      return facts;
    },
  };
  const verdicts = await withTransaction(database.db, (tx) =>
    gatePrices(tx, source, { userId: 1, accountId: 1 }, candidates),
  );
  return { asked, words: verdicts.map((v) => (v.ok ? 'passes' : `${v.reason.code}/${v.record.refusal}`)), verdicts };
}

const facts = (changes: Partial<GateFacts> = {}, key: GateKey = { itemId: 1, site: 'DE' }) =>
  new Map([[listingKeyOf(key), { ...OPEN, ...changes }]]);

describe('the gate', () => {
  it.each<[string, GateCandidate, Partial<GateFacts>, string]>([
    ['a price equal to the floor', candidate(900), { floor: money(900, 'EUR') }, 'passes'],
    ['a price one cent below the floor', candidate(899), { floor: money(900, 'EUR') }, 'price_below_floor/below_floor'],
    ['a price from a rule without a floor', candidate(1), {}, 'passes'],
    [
      'a price from the repricer without a floor',
      candidate(900, { owner: 'repricer' }),
      {},
      'price_below_floor/no_floor',
    ],
    ['a price of zero', candidate(0), {}, 'no_price/not_positive'],
    ['another currency', candidate(900, { price: money(900, 'GBP') }), {}, 'no_price/wrong_currency'],
    ['any price while the kill switch is on', candidate(900), { killSwitch: true }, 'prices_stopped/kill_switch'],
    [
      'a repricer’s price that changes by more than 30 %',
      candidate(1_301, { owner: 'repricer' }),
      { floor: money(1, 'EUR'), live: money(1_000, 'EUR') },
      'no_price/move_too_large',
    ],
    [
      'a manual price that changes by more than 30 %',
      candidate(5_000, { owner: 'manual' }),
      { live: money(1_000, 'EUR') },
      'passes',
    ],
  ])('judges %s', async (_name, one, known, word) => {
    expect((await judge([one], facts(known))).words).toEqual([word]);
  });

  it('rejects a price of an item without facts', async () => {
    expect((await judge([candidate(900)], new Map())).words).toEqual(['prices_stopped/kill_switch']);
  });

  it('reads the facts once for each item and site, and judges each price of a listing', async () => {
    const { asked, words } = await judge(
      [candidate(900), candidate(800), candidate(700)],
      facts({ floor: money(800, 'EUR') }),
    );
    expect(asked).toEqual([{ itemId: 1, site: 'DE' }]);
    expect(words).toEqual(['passes', 'passes', 'price_below_floor/below_floor']);
  });

  it('stores the facts by which it judged', async () => {
    const { verdicts } = await judge([candidate(899)], facts({ floor: money(900, 'EUR'), live: money(950, 'EUR') }));
    expect(verdicts[0]?.record).toEqual({
      price: money(899, 'EUR'),
      owner: 'rule',
      floor: money(900, 'EUR'),
      live: money(950, 'EUR'),
      refusal: 'below_floor',
    });
  });
});

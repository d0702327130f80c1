import { describe, expect, it } from 'vitest';
import { decideRetry, type FailedSend } from './retry-policy.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const row = (changes: Partial<FailedSend> = {}): FailedSend => ({
  changeKind: 'content',
  attempts: 0,
  mayHaveBeenSent: false,
  ...changes,
});
const error = (kind: Parameters<typeof decideRetry>[1]['kind'], retryAt?: string) => ({
  kind,
  message: 'said so',
  code: '25002',
  retryAt,
});
const longest = () => 0.999_999;

describe('after a failed send', () => {
  it('a rejected token costs no attempt: the row is due again at once', () => {
    const decision = decideRetry(row({ attempts: 3, mayHaveBeenSent: true }), error('auth-expired'), NOW);
    expect(decision).toEqual({ kind: 'again', at: NOW, mayHaveArrived: true, attempts: 3 });
  });

  it('a used-up rate limit waits until the time that the marketplace stated', () => {
    const retryAt = '2026-11-22T08:00:00.000Z';
    expect(decideRetry(row(), error('rate-limited', retryAt), NOW)).toMatchObject({
      at: new Date(retryAt),
      attempts: 0,
    });
  });

  it('a rate limit without a time, or with a past one, never makes the row due in the past', () => {
    for (const retryAt of [undefined, 'soon', '2020-01-01T00:00:00Z']) {
      const decision = decideRetry(row(), error('rate-limited', retryAt), NOW);
      expect(decision.kind === 'again' && decision.at >= NOW).toBe(true);
    }
  });

  it.each(['rejected', 'not-found'] as const)(
    '%s content is not sent again: the marketplace’s message is the reason',
    (kind) => {
      expect(decideRetry(row(), error(kind), NOW)).toEqual({
        kind: 'failed',
        reason: { code: 'rejected_by_marketplace', params: { message: 'said so', code: '25002' } },
      });
    },
  );

  it('a used-up selling limit has its own reason and is not retried', () => {
    const topics = { 25026: 'selling-limit', 25002: 'details' } as const;
    const refused = { ...error('rejected'), code: '25026' };
    expect(decideRetry(row(), refused, NOW, { topics })).toEqual({
      kind: 'failed',
      reason: { code: 'selling_limit_reached', params: { message: 'said so', code: '25026' } },
    });
    expect(decideRetry(row(), error('rejected'), NOW, { topics })).toMatchObject({
      reason: { code: 'rejected_by_marketplace' },
    });
  });

  it('a label that the marketplace rejects has its own reason, with the marketplace’s message', () => {
    const refused = { ...error('rejected'), code: '25086' };
    expect(decideRetry(row(), refused, NOW, { topics: { 25086: 'energy-label' } })).toEqual({
      kind: 'failed',
      reason: { code: 'no_energy_label', params: { message: 'said so', code: '25086' } },
    });
  });

  it('a lost response is always read back before the row is sent again', () => {
    for (const attempts of [0, 5, 500]) {
      expect(decideRetry(row({ attempts }), error('unknown'), NOW)).toMatchObject({
        kind: 'again',
        mayHaveArrived: true,
      });
    }
  });

  it('a rejected call does not clear an earlier doubt', () => {
    expect(decideRetry(row({ mayHaveBeenSent: true }), error('unavailable'), NOW)).toMatchObject({
      mayHaveArrived: true,
    });
    expect(decideRetry(row(), error('unavailable'), NOW)).toMatchObject({ mayHaveArrived: false });
  });

  it('pauses double up to five minutes and are spread at random', () => {
    const pauseMs = (attempts: number, random: () => number) => {
      const decision = decideRetry(row({ changeKind: 'stock', attempts }), error('unavailable'), NOW, { random });
      return decision.kind === 'again' ? decision.at.getTime() - NOW.getTime() : 0;
    };
    expect([0, 1, 2, 3].map((attempts) => pauseMs(attempts, longest))).toEqual([1_000, 2_000, 4_000, 8_000]);
    expect(pauseMs(2, () => 0)).toBe(2_000);
    expect(pauseMs(1_000, longest)).toBe(300_000);
  });

  it('content that may have arrived never fails because the marketplace is unavailable', () => {
    for (const attempts of [11, 500]) {
      const decision = decideRetry(row({ attempts, mayHaveBeenSent: true }), error('unavailable'), NOW);
      expect(decision).toMatchObject({ kind: 'again', mayHaveArrived: true });
    }
  });

  it('content fails after a dozen attempts; price, stock and end are retried for ever', () => {
    expect(decideRetry(row({ attempts: 11 }), error('unavailable'), NOW)).toEqual({
      kind: 'failed',
      reason: { code: 'marketplace_unavailable' },
    });
    for (const changeKind of ['price', 'stock', 'end'] as const) {
      expect(decideRetry(row({ changeKind, attempts: 5_000 }), error('unavailable'), NOW).kind).toBe('again');
    }
  });
});

import type { AccountHealth, SyncHealth } from '@quayside/contract';
import type { TroubleRecovery } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import { isInStep, isRetryNews, syncStateOf } from './sync-state.ts';

const orders: SyncHealth = { subject: 'orders', lastSuccessAt: '2026-11-22T03:12:00.000Z', lastFailure: null };
const failed = (isOver: boolean, recovery: TroubleRecovery = 'self'): SyncHealth => ({
  ...orders,
  lastFailure: {
    at: '2026-11-22T03:13:00.000Z',
    trouble: 'unavailable',
    text: '',
    recovery,
    resumesAt: null,
    isOver,
  },
});

describe('the state of a subject', () => {
  it.each([
    ['works after a success', orders, true, 'ok'],
    ['is paused without access, even after a success', orders, false, 'paused'],
    ['is in trouble after a failed attempt', failed(false), true, 'trouble'],
    ['is in trouble even without access if something else failed', failed(false), false, 'trouble'],
    ['is paused if lost access is the only failure', failed(false, 'reconnect'), false, 'paused'],
    ['works again after a later success', failed(true), true, 'ok'],
    ['has not run yet', { ...orders, lastSuccessAt: null }, true, 'never'],
  ] as const)('%s', (_, row, isConnected, state) => {
    expect(syncStateOf(row, isConnected)).toBe(state);
  });
});

describe('an account', () => {
  const health: AccountHealth = {
    accountId: 1,
    isConnected: true,
    isPlatformOn: true,
    sync: [{ ...orders, subject: 'import' }, orders],
    ordersSetBack: null,
    queue: { lanes: [], outlook: { kind: 'empty' }, recent: { calls: 0, turnedAway: 0 }, pace: [] },
    failures: [],
    drop: null,
    notifications: null,
  };

  it('is in step if nothing waits, has failed or is in doubt', () => {
    expect(isInStep(health)).toBe(true);
    expect(isInStep({ ...health, sync: [health.sync[0] ?? orders, failed(false)] })).toBe(false);
  });

  it('is not in step without access, although nothing waits', () => {
    expect(isInStep({ ...health, isConnected: false })).toBe(false);
  });

  it('is not in step while its platform is switched off here, although nothing waits', () => {
    expect(isInStep({ ...health, isPlatformOn: false })).toBe(false);
  });

  it('is not in step before its catalogue was read', () => {
    expect(isInStep({ ...health, sync: [orders] })).toBe(false);
  });
});

it.each([
  ['is reported while changes are being sent', { again: 41, left: 0 }, 12, true],
  ['is no longer reported when all changes were sent', { again: 41, left: 0 }, 0, false],
  ['is reported if some changes failed', { again: 40, left: 1 }, 0, true],
  ['is reported if all changes failed', { again: 0, left: 0 }, 0, true],
] as const)('the result of a retry %s', (_, done, waiting, isNews) => {
  expect(isRetryNews(done, waiting)).toBe(isNews);
});

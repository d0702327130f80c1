import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { makeQueryClient } from './query-client.ts';

describe('without a network', () => {
  beforeEach(() => onlineManager.setOnline(false));
  afterEach(() => onlineManager.setOnline(true));

  it('a change is sent at once and fails, instead of being sent after reconnecting', async () => {
    let tries = 0;
    const change = new MutationObserver(makeQueryClient(), {
      mutationFn: () => {
        tries += 1;
        return Promise.reject(new Error('no way out'));
      },
    });
    await expect(change.mutate()).rejects.toThrow('no way out');
    expect([tries, change.getCurrentResult().isPaused]).toEqual([1, false]);
  });

  it('a read that fails without a network is not retried, so that its caller knows at once', async () => {
    let calls = 0;
    const queryFn = () => {
      calls += 1;
      return Promise.reject(new ApiError(0, {}));
    };
    await expect(makeQueryClient().fetchQuery({ queryKey: ['far'], queryFn })).rejects.toThrow();
    expect(calls).toBe(1);
  });

  it('displayed data is still requested, because Quayside may run on this machine', async () => {
    await expect(makeQueryClient().fetchQuery({ queryKey: ['near'], queryFn: () => 'here' })).resolves.toBe('here');
  });
});

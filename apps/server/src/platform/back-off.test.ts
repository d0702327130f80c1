import { describe, expect, it } from 'vitest';
import { type BackOff, createBackOff } from './back-off.ts';

const broken = async () => {
  throw new Error('broken');
};

function prepare() {
  let at = 0;
  const lines: string[] = [];
  const log = {
    warn: (about: { key: string }) => void lines.push(`${about.key} fails`),
    info: (about: { key: string }) => void lines.push(`${about.key} works`),
  };
  const backOff: BackOff = createBackOff({ log: log as never, task: 'test', now: () => at });
  const pass = (ms: number) => {
    at += ms;
  };
  return { backOff, lines, pass };
}

describe('a failing key', () => {
  it('pauses twice as long each time, up to a minute', async () => {
    const { backOff, pass } = prepare();
    for (const waitMs of [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]) {
      expect(await backOff.run('a', broken)).toBe(false);
      pass(waitMs - 1);
      expect(backOff.isWaiting('a')).toBe(true);
      pass(1);
      expect(backOff.isWaiting('a')).toBe(false);
    }
  });

  it('pauses alone: another key is retried at once', async () => {
    const { backOff } = prepare();
    await backOff.run('a', broken);
    expect(backOff.isWaiting('b')).toBe(false);
    expect(await backOff.run('b', async () => undefined)).toBe(true);
  });

  it('stops pausing after a success', async () => {
    const { backOff, pass } = prepare();
    for (let n = 0; n < 5; n += 1) {
      await backOff.run('a', broken);
      pass(60_000);
    }
    await backOff.run('a', async () => undefined);
    expect(backOff.isWaiting('a')).toBe(false);
    await backOff.run('a', broken);
    pass(1_000);
    expect(backOff.isWaiting('a')).toBe(false);
  });

  it('counts once if several concurrent attempts fail together', async () => {
    const { backOff, pass } = prepare();
    for (let n = 0; n < 8; n += 1) await backOff.run('a', broken);
    pass(1_000);
    expect(backOff.isWaiting('a')).toBe(false);
  });

  it('is logged when the failure begins and when it ends', async () => {
    const { backOff, lines } = prepare();
    for (let n = 0; n < 50; n += 1) await backOff.run('a', broken);
    expect(lines).toEqual(['a fails']);
    await backOff.run('a', async () => undefined);
    expect(lines).toEqual(['a fails', 'a works']);
  });

  it('is logged rarely if it fails and succeeds alternately', async () => {
    const { backOff, lines } = prepare();
    for (let n = 0; n < 50; n += 1) {
      await backOff.run('a', broken);
      await backOff.run('a', async () => undefined);
    }
    expect(lines).toEqual(['a fails', 'a works']);
  });

  it('is forgotten when it is no longer tried', async () => {
    const { backOff, pass } = prepare();
    for (let n = 0; n < 100; n += 1) await backOff.run(`account ${n}`, broken);
    expect(backOff.size).toBe(100);
    pass(3_600_000);
    await backOff.run('another', broken);
    expect(backOff.size).toBe(1);
  });
});

import type { AccountRef } from '@quayside/kernel';
import { expect, it } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { createAccountRound } from './account-round.ts';
import type { SenderControl, SenderDeps } from './sender-deps.ts';

const ACCOUNTS = Array.from({ length: 10 }, (_, n): AccountRef => ({ userId: 1, accountId: n }));

function prepare(work: (account: AccountRef) => Promise<void>, atOnce?: number) {
  const lines: string[] = [];
  const running = new Set<Promise<void>>();
  const log = { warn: () => void lines.push('fails'), info: () => void lines.push('works') };
  const accounts = { filterActive: async (_db: unknown, refs: readonly AccountRef[]) => refs };
  const hold = (task: Promise<void>) => void running.add(task);
  const control: SenderControl = {
    signal: new AbortController().signal,
    isStopping: () => false,
    hold,
    track: hold,
    wake: () => undefined,
  };
  const round = createAccountRound({ log, accounts } as unknown as SenderDeps, control, {
    task: 'test',
    find: async () => ACCOUNTS,
    carryOut: work,
    ...(atOnce === undefined ? {} : { atOnce }),
  });
  return { round, lines };
}

it('an account that always fails does not delay the nine others, and is logged once', async () => {
  const done = new Map<number, number>();
  const { round, lines } = prepare(async ({ accountId }) => {
    if (accountId === 3) throw new Error('broken for ever');
    done.set(accountId, (done.get(accountId) ?? 0) + 1);
  });
  for (let n = 1; n <= 20; n += 1) {
    await round();
    await eventually(async () => expect([...done.values()]).toEqual(Array.from({ length: 9 }, () => n)));
  }
  expect(lines).toEqual(['fails']);
});

it('an account whose work never ends does not delay the nine others', async () => {
  const done = new Map<number, number>();
  const { round } = prepare(async ({ accountId }) => {
    if (accountId === 3) return new Promise<void>(() => undefined);
    done.set(accountId, (done.get(accountId) ?? 0) + 1);
  });
  for (let n = 1; n <= 20; n += 1) {
    await round();
    await eventually(async () => expect([...done.values()]).toEqual(Array.from({ length: 9 }, () => n)));
  }
});

it('an account has no more work in progress at a time than its kind allows', async () => {
  let begun = 0;
  const { round } = prepare(async ({ accountId }) => {
    if (accountId !== 3) return;
    begun += 1;
    await new Promise<void>(() => undefined);
  }, 4);
  for (let n = 0; n < 10; n += 1) await round();
  expect(begun).toBe(4);
});

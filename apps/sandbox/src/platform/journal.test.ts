import { spawn } from 'node:child_process';
import { appendFile, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openJournal, StorageError } from './journal.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'journal-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

async function replayed(): Promise<unknown[]> {
  const records: unknown[] = [];
  const journal = await openJournal(directory, (record) => records.push(record));
  await journal.close();
  return records;
}

test('records are read back in order, including emoji and line breaks', async () => {
  const journal = await openJournal(directory, () => undefined);
  const records = [{ n: 1 }, { text: 'zwei\nZeilen 🎲' }, [3]];
  for (const record of records) journal.append(record);
  await journal.settled();
  await journal.close();
  expect(await replayed()).toEqual(records);
});

test('settled resolves only when the lines are in the file', async () => {
  const journal = await openJournal(directory, () => undefined);
  for (let n = 0; n < 500; n++) journal.append({ n });
  await journal.settled();
  const lines = (await readFile(join(directory, '00000001.log'), 'utf8')).trim().split('\n');
  expect(lines).toHaveLength(500);
  await journal.close();
});

test('a last line truncated by a kill is dropped, and later records are kept', async () => {
  const journal = await openJournal(directory, () => undefined);
  journal.append({ n: 1 });
  await journal.settled();
  await journal.close();
  await appendFile(join(directory, '00000001.log'), '{"n":2,"half');
  const again = await openJournal(directory, () => undefined);
  again.append({ n: 3 });
  await again.settled();
  await again.close();
  expect(await replayed()).toEqual([{ n: 1 }, { n: 3 }]);
});

test('a damaged line in the middle is an error that names the file', async () => {
  await writeFile(join(directory, '00000001.log'), '{"n":1}\n{damaged\n{"n":3}\n');
  await expect(openJournal(directory, () => undefined)).rejects.toThrow(/00000001\.log cannot be read at byte 8/);
});

test('a snapshot replaces earlier records while appends continue', async () => {
  const state = new Map<number, unknown>();
  const journal = await openJournal(directory, () => undefined);
  const put = (set: number, to: unknown) => {
    journal.append({ set, to });
    state.set(set, to);
  };
  function* snapshot() {
    for (const [set, to] of state) yield { set, to };
  }
  for (let n = 0; n < 2000; n++) put(n % 10, n);
  await journal.settled();
  const before = journal.bytes;
  const compacting = journal.compact(snapshot());
  put(3, 'meanwhile');
  await compacting;
  put(4, 'later');
  await journal.settled();
  expect(journal.bytes).toBeLessThan(before / 10);
  await journal.close();
  expect(await readdir(directory)).toEqual(['00000002.snapshot', '00000003.log']);
  const found = new Map((await replayed()).map((record) => Object.values(record as object) as [number, unknown]));
  expect(found).toEqual(state);
});

test('a snapshot truncated by a kill is ignored, and nothing is lost', async () => {
  await writeFile(join(directory, '00000001.log'), '{"n":1}\n');
  await writeFile(join(directory, '00000002.snapshot.draft'), '{"n":1');
  await writeFile(join(directory, '00000003.log'), '{"n":2}\n');
  expect(await replayed()).toEqual([{ n: 1 }, { n: 2 }]);
  expect(await readdir(directory)).toEqual(['00000001.log', '00000003.log']);
});

test('a full disk rejects the write and every later change until it has space', async () => {
  const journal = await openJournal(directory, () => undefined);
  // The compaction would continue in this segment, which accepts no bytes.
  await symlink('/dev/full', join(directory, '00000003.log'));
  await journal.compact([]);
  journal.append({ n: 1 });
  await expect(journal.settled()).rejects.toBeInstanceOf(StorageError);
  expect(() => journal.append({ n: 2 })).toThrow(StorageError);
  await journal.close();
});

/** Writes numbered records endlessly and reports the last stored one to its parent. */
const writer = `
  import { openJournal } from ${JSON.stringify(new URL('./journal.ts', import.meta.url).href)};
  let last = 0;
  const journal = await openJournal(process.env.JOURNAL, (record) => { last = record.n; });
  for (;;) {
    for (let burst = 0; burst < 7; burst++) journal.append({ n: ++last });
    await journal.settled();
    process.send(last);
  }`;

test('SIGKILL at any moment loses no acknowledged record', async () => {
  for (const acknowledgements of [1, 10, 60]) {
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', writer], {
      env: { ...process.env, JOURNAL: directory },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    let acknowledged = 0;
    let written = 0;
    await new Promise<void>((resolve) => {
      child.on('message', (message) => {
        written += 1;
        acknowledged = Number(message);
        if (written === acknowledgements) child.kill('SIGKILL');
      });
      child.on('exit', () => resolve());
    });
    const numbers = (await replayed()).map((record) => (record as { n: number }).n);
    expect(written).toBeGreaterThanOrEqual(acknowledgements);
    expect(numbers.at(-1)).toBeGreaterThanOrEqual(acknowledged);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  }
});

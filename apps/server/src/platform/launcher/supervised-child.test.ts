import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { createChildLog } from './child-log.ts';
import { type SupervisedChild, superviseChild } from './supervised-child.ts';

/** Reports that it is alive and ready; in an endless loop it reports nothing more. */
const PROGRAM = `
process.on('disconnect', () => process.exit());
process.on('SIGUSR2', () => { for (;;); });
setInterval(() => process.send({ type: 'alive' }), 20);
process.send({ type: 'alive' });
process.send({ type: 'ready' });
`;

let directory: string;
let child: SupervisedChild | undefined;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'quayside-child-'));
});
afterEach(async () => {
  await child?.stop();
  rmSync(directory, { recursive: true });
});

/** Starts a program with these lines. */
function supervise(lines: string, hangsAfterMs = 180_000) {
  const script = join(directory, 'program.mjs');
  writeFileSync(script, lines);
  const pids: number[] = [];
  const reports: string[] = [];
  const started = superviseChild({
    name: 'worker',
    script,
    env: process.env,
    hangsAfterMs,
    log: createChildLog(join(directory, 'worker.log'), () => undefined),
    onSpawn: ({ pid }) => {
      pids.push(pid);
      return () => undefined;
    },
    report: (message) => reports.push(message),
  });
  child = started;
  return { ready: started.ready, pids, reports };
}

it.each(['SIGSTOP', 'SIGUSR2'] as const)('ends and restarts a program that hangs after %s', async (signal) => {
  const { ready, pids, reports } = supervise(PROGRAM, 15_000);
  await ready;
  process.kill(pids[0] ?? 0, signal);
  await eventually(async () => expect(pids).toHaveLength(2));
  expect(reports).toEqual([
    'The worker does not answer any more; ending it',
    'The worker has ended (SIGKILL); starting it again',
  ]);
});

it('tells its successor that a program crashed, but not that it was killed from outside', async () => {
  const out = JSON.stringify(join(directory, 'told'));
  const { ready, pids } = supervise(`
import { writeFileSync } from 'node:fs';
process.on('message', ({ type, workers }) => writeFileSync(${out}, type + ' ' + workers));
process.on('SIGUSR2', () => { throw new Error('its own doing'); });
${PROGRAM.replace(/.*SIGUSR2.*/, '')}
process.send({ type: 'worker', worker: String(process.pid) });
`);
  await ready;
  // It has started once it is alive, and knows what to do at a signal.
  process.kill(pids[0] ?? 0, 'SIGKILL');
  await eventually(() => expect(pids).toHaveLength(2));
  await eventually(() =>
    expect(readFileSync(`/proc/${pids[1]}/status`, 'utf8')).toMatch(/^SigCgt:\s*\w*[8-9a-f]\w{2}$/m),
  );
  process.kill(pids[1] ?? 0, 'SIGUSR2');
  await eventually(() => expect(readFileSync(join(directory, 'told'), 'utf8')).toBe(`crashed ${pids[1]}`));
});

it('reports once why a program does not start', async () => {
  const { ready } = supervise("console.error('Quayside can not start: there is no room'); process.exit(1);");
  await expect(ready).rejects.toThrow(/^there is no room$/);
});

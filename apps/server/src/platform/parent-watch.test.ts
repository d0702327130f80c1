import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { buildScript } from '../../test/setup/build-script.ts';
import { identifyProcess } from './processes.ts';

/** A program that prints its pid, and ends as soon as its parent has ended. */
async function watcher(): Promise<{ script: string; pidFile: string }> {
  const directory = mkdtempSync(join(tmpdir(), 'quayside-parent-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const pidFile = join(directory, 'pid');
  const source = `
    import { writeFileSync } from 'node:fs';
    import { watchParent } from './parent-watch.ts';
    watchParent(() => process.exit(0));
    writeFileSync(${JSON.stringify(pidFile)}, String(process.pid));
    let looks = 0;
    setInterval(() => writeFileSync(${JSON.stringify(`${pidFile}.looks`)}, String((looks += 1))), 500);`;
  const script = await buildScript(source, import.meta.dirname, directory);
  return { script, pidFile };
}

async function pidIn(file: string): Promise<number> {
  const read = () => Number(readFileSync(file, 'utf8'));
  await eventually(() => expect(read()).toBeGreaterThan(0));
  return read();
}

async function expectEndSoon(pid: number): Promise<void> {
  await eventually(() => expect(identifyProcess(pid)).toBeUndefined());
}

/** `sh -c` as npm starts a script: the shell stays, because another command follows. */
function startLikeNpm(directory: string, script: string): ChildProcess {
  const npm = join(directory, 'runner.mjs');
  writeFileSync(
    npm,
    `import { spawn } from 'node:child_process';
     spawn('sh', ['-c', 'node ' + ${JSON.stringify(script)} + '; true'], { stdio: 'ignore' });`,
  );
  return spawn(process.execPath, [npm], { stdio: 'ignore' });
}

describe('a process that watches its parent', () => {
  it('ends when the script runner is killed, although the shell between them survives', async () => {
    const { script, pidFile } = await watcher();
    const runner = startLikeNpm(join(script, '..'), script);
    const pid = await pidIn(pidFile);
    runner.kill('SIGKILL');
    await expectEndSoon(pid);
  });

  it('ends when a parent without a channel is killed', async () => {
    const { script, pidFile } = await watcher();
    const parent = spawn(process.execPath, [
      '-e',
      `require('child_process').spawn(process.execPath, [${JSON.stringify(script)}])`,
    ]);
    const pid = await pidIn(pidFile);
    parent.kill('SIGKILL');
    await expectEndSoon(pid);
  });

  it('ends when the channel to its parent closes', async () => {
    const { script, pidFile } = await watcher();
    const child = spawn(process.execPath, [script], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    await pidIn(pidFile);
    child.disconnect();
    await once(child, 'exit');
  });

  it('stays alive while its parent does', async () => {
    const { script, pidFile } = await watcher();
    const child = spawn(process.execPath, [script], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    const pid = await pidIn(pidFile);
    // The watch looks as often as the program counts.
    await eventually(() => expect(Number(readFileSync(`${pidFile}.looks`, 'utf8'))).toBeGreaterThan(3));
    expect(identifyProcess(pid)).toBeDefined();
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
});

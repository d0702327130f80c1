import { commandOf, parentOf } from './processes.ts';

/** How often the ancestors are checked, and so how late a killed parent is noticed. Each check wakes a process that rests. */
const CHECK_EVERY_MS = 2_000;

/**
 * Calls `onGone` once when the process that started this one has ended. The signs: the channel to a Node parent closes;
 * this process is reparented, as orphans are; or the shell that a script runner such as npm put in between, which
 * survives the runner, is reparented.
 * @returns a function that stops watching
 */
export function watchParent(onGone: () => void): () => void {
  const chain = chainToStarter();
  let isOver = false;
  const finish = () => {
    if (isOver) return;
    isOver = true;
    stop();
    onGone();
  };
  const timer = setInterval(() => {
    if (chain.some(({ pid, parent }) => parentOf(pid) !== parent)) finish();
  }, CHECK_EVERY_MS);
  timer.unref();
  process.once('disconnect', finish);

  function stop(): void {
    clearInterval(timer);
    process.removeListener('disconnect', finish);
  }
  return stop;
}

interface Link {
  readonly pid: number;
  readonly parent: number | undefined;
}

/** This process and its parent; if that is a shell that runs one command (`sh -c …`), also the shell and its parent. */
function chainToStarter(): Link[] {
  const links: Link[] = [{ pid: process.pid, parent: process.ppid }];
  if (/^\S*\bsh -c /.test(commandOf(process.ppid) ?? '')) {
    links.push({ pid: process.ppid, parent: parentOf(process.ppid) });
  }
  return links;
}

import { commandOf, parentOf } from './processes.ts';

/** How often the ancestors are looked at: a killed parent is noticed well within two seconds. */
const LOOK_EVERY_MS = 500;

/**
 * Calls `onGone` once when the process that started this one has ended, so that nothing outlives it. Its signs: the channel to
 * a Node parent closes; or this process is given to another parent, as orphans are; or, where a script runner such as npm put
 * a shell in between, which outlives the runner, that shell is.
 * @returns a function that ends the watch
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
  }, LOOK_EVERY_MS);
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

/** This process and its parent; and, where that is a shell that runs one command (`sh -c …`), the shell and its parent. */
function chainToStarter(): Link[] {
  const links: Link[] = [{ pid: process.pid, parent: process.ppid }];
  if (/^\S*\bsh -c /.test(commandOf(process.ppid) ?? '')) {
    links.push({ pid: process.ppid, parent: parentOf(process.ppid) });
  }
  return links;
}

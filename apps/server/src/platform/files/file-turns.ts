import { fail } from '../http/fail.ts';

interface Limits {
  readonly atOnce: number;
  /** Those that wait, of all businesses. */
  readonly waiting: number;
  readonly waitingPerUser: number;
}

interface Waiting {
  readonly userId: number;
  readonly start: () => void;
}

/** Gives files their turn: a few at once, one of each business, first come first served. */
export function fileTurns({ atOnce, waiting, waitingPerUser }: Limits) {
  const running = new Set<number>();
  const queue: Waiting[] = [];
  const startNext = () => {
    const at = running.size < atOnce ? queue.findIndex(({ userId }) => !running.has(userId)) : -1;
    const [next] = at < 0 ? [] : queue.splice(at, 1);
    next?.start();
  };
  return {
    /** @throws files_waiting if too many wait already */
    async take<T>(userId: number, work: () => Promise<T>): Promise<T> {
      if (running.size >= atOnce || running.has(userId)) {
        const own = queue.filter((one) => one.userId === userId).length;
        if (queue.length >= waiting || own >= waitingPerUser) throw fail('files_waiting');
        await new Promise<void>((resolve) => {
          queue.push({
            userId,
            start: () => {
              running.add(userId);
              resolve();
            },
          });
        });
      } else running.add(userId);
      try {
        return await work();
      } finally {
        running.delete(userId);
        startNext();
      }
    },
  };
}

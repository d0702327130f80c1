/**
 * Runs `work` over `inputs`, at most `limit` at a time, and returns the results in input order. After an error it starts nothing more,
 * waits for running work and throws the first error.
 */
export async function mapBounded<In, Out>(
  inputs: readonly In[],
  limit: number,
  work: (input: In, index: number) => Promise<Out>,
): Promise<Out[]> {
  const results = new Array<Out>(inputs.length);
  const queue = inputs.entries();
  let isBroken = false;
  const lane = async () => {
    for (const [index, input] of queue) {
      if (isBroken) return;
      try {
        results[index] = await work(input, index);
      } catch (error) {
        isBroken = true;
        throw error;
      }
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: Math.min(limit, inputs.length) }, lane));
  for (const outcome of lanes) if (outcome.status === 'rejected') throw outcome.reason;
  return results;
}

/**
 * Runs `work` over `inputs` and yields the results in input order. At most `limit` results are in progress or wait for the consumer. After
 * an error, or when the consumer stops, running work ends and nothing more starts.
 */
export async function* mapAhead<In, Out>(
  inputs: Iterable<In> | AsyncIterable<In>,
  limit: number,
  work: (input: In) => Promise<Out>,
): AsyncGenerator<Out, void, undefined> {
  const ahead: Promise<Out>[] = [];
  try {
    for await (const input of inputs) {
      const out = work(input);
      // The error is thrown in its turn. This handler prevents an unhandled rejection until then.
      out.catch(() => undefined);
      ahead.push(out);
      const [first] = ahead;
      if (ahead.length < limit || first === undefined) continue;
      yield await first;
      ahead.shift();
    }
    for (let first = ahead[0]; first !== undefined; first = ahead[0]) {
      yield await first;
      ahead.shift();
    }
  } finally {
    await Promise.allSettled(ahead);
  }
}

/** `[1,2,3]` by 2 → `[[1,2],[3]]`. */
export function chunked<T>(items: readonly T[], size: number): T[][] {
  const chunks: T[][] = [];
  for (let start = 0; start < items.length; start += size) chunks.push(items.slice(start, start + size));
  return chunks;
}

/** Limits concurrent work per key. Waiting work is admitted in order. */
export interface Lanes {
  run<T>(key: string, limit: number, work: () => Promise<T>): Promise<T>;
}

export function createLanes(): Lanes {
  const taken = new Map<string, { count: number; readonly waiting: (() => void)[] }>();
  return {
    async run(key, limit, work) {
      const lane = taken.get(key) ?? { count: 0, waiting: [] };
      taken.set(key, lane);
      // A free place is handed directly to the next waiter, so that a newcomer cannot take it.
      if (lane.count >= limit) await new Promise<void>((enter) => lane.waiting.push(enter));
      else lane.count += 1;
      try {
        return await work();
      } finally {
        const next = lane.waiting.shift();
        if (next) next();
        else if (--lane.count === 0) taken.delete(key);
      }
    },
  };
}

/**
 * Runs `work` over `inputs`, at most `limit` at a time, and answers the results in the inputs' order. The first error is thrown
 * after the running ones have ended, and no further one is started.
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

/** `[1,2,3]` by 2 → `[[1,2],[3]]`. */
export function chunked<T>(items: readonly T[], size: number): T[][] {
  const chunks: T[][] = [];
  for (let start = 0; start < items.length; start += size) chunks.push(items.slice(start, start + size));
  return chunks;
}

import { setTimeout as sleep } from 'node:timers/promises';
import { report } from './figures.ts';
import type { RunningProduct } from './product.ts';

const LOOK_MS = 100;

/** Resident megabytes by process: before some work, at most meanwhile, and after it. */
export interface MemoryPeak {
  readonly before: ReadonlyMap<string, number>;
  readonly peak: ReadonlyMap<string, number>;
}

/** Looks at the memory of the product's processes ten times a second while some work runs. */
export async function memoryDuring(
  product: Pick<RunningProduct, 'memory'>,
  work: () => Promise<unknown>,
): Promise<MemoryPeak> {
  const before = product.memory();
  const peak = new Map(before);
  let isDone = false;
  const looking = (async () => {
    while (!isDone) {
      for (const [name, now] of product.memory()) peak.set(name, Math.max(now, peak.get(name) ?? 0));
      await sleep(LOOK_MS);
    }
  })();
  try {
    await work();
  } finally {
    isDone = true;
    await looking;
  }
  return { before, peak };
}

export function tellMemory({ before, peak }: MemoryPeak): void {
  for (const [name, most] of peak) {
    if (name !== 'gateway' && name !== 'worker') continue;
    const first = before.get(name) ?? 0;
    report(`${name}, resident at most`, most, 'MB', `${Math.round(first)} before, ${Math.round(most - first)} more`);
  }
}

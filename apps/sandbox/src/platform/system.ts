import type { Catalog } from '../catalog/catalog.ts';
import { type Clock, createClock } from './clock.ts';
import { openJournal } from './journal.ts';

interface SystemRecord {
  clockOffsetMs?: number;
  catalogDigest?: string;
}

export interface System {
  clock: Clock;
  close(): Promise<void>;
}

/** What outlives a restart and belongs to no seller: the clock's offset and the catalogue that the state began with. */
export async function openSystem(directory: string, catalog: Catalog): Promise<System> {
  let kept: SystemRecord = {};
  const journal = await openJournal(directory, (record) => {
    kept = { ...kept, ...(record as SystemRecord) };
  });
  if (kept.catalogDigest === undefined) journal.append({ catalogDigest: catalog.digest } satisfies SystemRecord);
  else if (kept.catalogDigest !== catalog.digest) catalog.report.changedSinceSeeded = true;
  await journal.settled();

  const inner = createClock(kept.clockOffsetMs ?? 0);
  const keep = () => journal.append({ clockOffsetMs: inner.offsetMs } satisfies SystemRecord);
  const clock: Clock = {
    now: inner.now,
    advance(ms) {
      inner.advance(ms);
      keep();
    },
    reset() {
      inner.reset();
      keep();
    },
    get offsetMs() {
      return inner.offsetMs;
    },
  };
  return { clock, close: () => journal.close() };
}

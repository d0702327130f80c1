import type { Catalog } from '../catalog/catalog.ts';
import { type Clock, type ClockSetting, createClock } from './clock.ts';
import { openJournal } from './journal.ts';

interface SystemRecord {
  clock?: ClockSetting;
  /** The format of older journals: the clock was ahead by this much, at the normal rate. */
  clockOffsetMs?: number;
  catalogDigest?: string;
}

export interface System {
  clock: Clock;
  close(): Promise<void>;
}

/** The state that survives a restart and belongs to no seller: the setting of the clock, and the first catalogue. */
export async function openSystem(directory: string, catalog: Catalog): Promise<System> {
  let kept: SystemRecord = {};
  const journal = await openJournal(directory, (record) => {
    kept = { ...kept, ...(record as SystemRecord) };
  });
  if (kept.catalogDigest === undefined) journal.append({ catalogDigest: catalog.digest } satisfies SystemRecord);
  else if (kept.catalogDigest !== catalog.digest) catalog.report.changedSinceSeeded = true;
  await journal.settled();

  const setting = kept.clock ?? { machine: 0, sandbox: kept.clockOffsetMs ?? 0, rate: 1 };
  const clock = createClock(setting, (changed) => journal.append({ clock: changed } satisfies SystemRecord));
  return { clock, close: () => journal.close() };
}

import { HOUR_MS } from './durations.ts';

/** eBay counts its daily quotas from midnight to midnight in California. */
const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Los_Angeles',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

export interface PacificDay {
  /** `2026-11-21` */
  key: string;
  startsAt: number;
  endsAt: number;
}

function partsAt(ms: number): { key: string; hour: number } {
  const found = new Map(parts.formatToParts(ms).map((part) => [part.type, part.value]));
  return {
    key: `${found.get('year')}-${found.get('month')}-${found.get('day')}`,
    hour: Number(found.get('hour')),
  };
}

function midnightOf(key: string): number {
  // Midnight in California is 07:00 or 08:00 UTC, depending on the season.
  const summer = Date.parse(`${key}T07:00:00Z`);
  return partsAt(summer).key === key && partsAt(summer).hour === 0 ? summer : summer + HOUR_MS;
}

function computeDay(now: number): PacificDay {
  const { key } = partsAt(now);
  const startsAt = midnightOf(key);
  // 30 hours after midnight is in the next day on every day of the year, including those with 23 and 25 hours.
  const endsAt = midnightOf(partsAt(startsAt + 30 * HOUR_MS).key);
  return { key, startsAt, endsAt };
}

/** Returns the day that contains `now`; computed once a day, because every request needs it. */
export function createPacificCalendar(): (now: number) => PacificDay {
  let day: PacificDay | undefined;
  return (now) => {
    if (day === undefined || now < day.startsAt || now >= day.endsAt) day = computeDay(now);
    return day;
  };
}

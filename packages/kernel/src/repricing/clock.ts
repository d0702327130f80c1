/** Monday is 1, Sunday 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A moment as the clocks of a time zone show it. */
export interface LocalTime {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** ISO date. */
  readonly day: string;
  readonly weekday: Weekday;
  /** Minutes since midnight as shown on the clock. */
  readonly minute: number;
}

/** Hours in which a rule reprices. `from` and `to` are minutes since midnight; `to` is not included. `from` after `to` ends on the next day. */
export interface OpenHours {
  /** The days on which they begin. */
  readonly days: readonly Weekday[];
  readonly from: number;
  readonly to: number;
}

/** When a rule reprices, in the time zone of the clock that is passed in. */
export interface Schedule {
  /** Null: at all hours. */
  readonly hours: readonly OpenHours[] | null;
  /** ISO dates of whole days without repricing. */
  readonly holidays: readonly string[];
}

const MINUTE_MS = 60_000;
/** No time zone changes its clocks within a quarter of an hour that begins at a full one. */
const QUARTER_MS = 15 * MINUTE_MS;

/**
 * Makes the function that tells local times. Make one for each site and round of decisions: it remembers every quarter of an hour that it
 * was asked for, because asking the calendar takes longer than deciding a price.
 * @param timeZone IANA name, such as `Europe/Berlin`
 * @throws RangeError if there is no such zone
 */
export function createLocalClock(timeZone: string): (at: number) => LocalTime {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const known = new Map<number, LocalTime>();
  return (at) => {
    const quarter = Math.floor(at / QUARTER_MS);
    let base = known.get(quarter);
    if (!base) {
      base = timeOf(format, quarter * QUARTER_MS);
      known.set(quarter, base);
    }
    const { day, weekday, minute } = base;
    return { at, day, weekday, minute: minute + Math.floor((at - base.at) / MINUTE_MS) };
  };
}

function timeOf(format: Intl.DateTimeFormat, at: number): LocalTime {
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const day = `${parts.year}-${parts.month}-${parts.day}`;
  const sundayIsNought = new Date(`${day}T00:00:00Z`).getUTCDay();
  return {
    at,
    day,
    weekday: (sundayIsNought === 0 ? 7 : sundayIsNought) as Weekday,
    minute: Number(parts.hour) * 60 + Number(parts.minute),
  };
}

/** Why a schedule is closed at a time; null if it is open. */
export function closedBy({ hours, holidays }: Schedule, time: LocalTime): 'holiday' | 'hours' | null {
  if (holidays.includes(time.day)) return 'holiday';
  return hours === null || hours.some((open) => isWithin(open, time)) ? null : 'hours';
}

function isWithin({ days, from, to }: OpenHours, { weekday, minute }: LocalTime): boolean {
  if (from <= to) return days.includes(weekday) && minute >= from && minute < to;
  const yesterday = (weekday === 1 ? 7 : weekday - 1) as Weekday;
  return (days.includes(weekday) && minute >= from) || (days.includes(yesterday) && minute < to);
}

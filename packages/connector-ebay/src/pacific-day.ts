import { ConnectorError, type Outcome } from '@quayside/connector-kit';

const pacific = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  hourCycle: 'h23',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

const DAY_S = 86_400;

/** The next midnight in California, when eBay's daily counters restart. */
export function nextPacificMidnight(now: Date): Date {
  const guess = new Date((Math.floor(now.getTime() / 1000) + DAY_S - secondsOfDay(now)) * 1000);
  // A daylight-saving change shifts the guess to 23:00 or 01:00.
  const past = secondsOfDay(guess);
  const shift = past > DAY_S / 2 ? DAY_S - past : -past;
  return new Date(guess.getTime() + shift * 1000);
}

function secondsOfDay(at: Date): number {
  const parts = new Map(pacific.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  return (parts.get('hour') ?? 0) * 3600 + (parts.get('minute') ?? 0) * 60 + (parts.get('second') ?? 0);
}

/** A daily limit in a bulk response does not state its end, so this sets it to the next midnight. */
export function untilTomorrow<T>(outcomes: readonly Outcome<T>[], now: Date): Outcome<T>[] {
  return outcomes.map((outcome) => {
    if (outcome.ok || outcome.error.kind !== 'rate-limited' || outcome.error.retryAt !== undefined) return outcome;
    const { kind, message, code, field } = outcome.error;
    const error = new ConnectorError(kind, message, {
      retryAt: nextPacificMidnight(now).toISOString(),
      ...(code === undefined ? {} : { code }),
      ...(field === undefined ? {} : { field }),
    });
    return { ok: false, error };
  });
}

/** Euro reference rates of invented days: near real ones, and the same for a day whenever it is asked for. */

const DAY_MS = 86_400_000;
const PUBLISHED_AT_MS = 15 * 3_600_000;
const DAYS_KEPT = 65;

const USUAL: Readonly<Record<string, number>> = {
  USD: 1.136,
  JPY: 171.4,
  GBP: 0.8582,
  SEK: 11.02,
  PLN: 4.253,
  AUD: 1.742,
  CAD: 1.581,
};

/** The states that the console can put the feed in. */
export const RATE_DEFECTS = ['stale', 'zero', 'negative', 'ten_times', 'missing', 'truncated', 'html', 'down'] as const;
export type RateDefect = (typeof RATE_DEFECTS)[number];

export interface RatesState {
  defect: RateDefect | null;
  /** The currency that `zero`, `negative`, `ten_times` and `missing` concern. */
  currency: string;
  /** Rates set by hand, of the newest day. */
  readonly set: Map<string, number>;
}

export const createRatesState = (): RatesState => ({ defect: null, currency: 'GBP', set: new Map() });

const toIso = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Rates come out on working days in the afternoon. Public holidays are left to the real bank. */
function publishedDays(now: number): string[] {
  const days: string[] = [];
  for (let at = now - PUBLISHED_AT_MS; days.length < DAYS_KEPT; at -= DAY_MS) {
    const weekday = new Date(at).getUTCDay();
    if (weekday !== 0 && weekday !== 6) days.push(toIso(at));
  }
  return days;
}

/** Within ± 0.3 % of the usual rate, by the day alone. */
function rateOn(day: string, currency: string): number {
  let hash = 7;
  for (const letter of day + currency) hash = (hash * 31 + letter.charCodeAt(0)) % 10_007;
  const usual = USUAL[currency] ?? 1;
  return usual * (1 + (hash / 10_006 - 0.5) * 0.006);
}

function written(value: number): string {
  return value.toFixed(value >= 100 ? 2 : 4);
}

function figureOf(state: RatesState, currency: string, { day, isNewest }: { day: string; isNewest: boolean }) {
  const rate = (isNewest ? state.set.get(currency) : undefined) ?? rateOn(day, currency);
  if (!isNewest || state.currency !== currency) return written(rate);
  if (state.defect === 'zero') return '0';
  if (state.defect === 'negative') return written(-rate);
  if (state.defect === 'ten_times') return written(rate * 10);
  return state.defect === 'missing' ? undefined : written(rate);
}

/** The file that the bank would serve now. */
export function ratesFile(state: RatesState, now: number, isLong: boolean): string {
  if (state.defect === 'html')
    return '<!DOCTYPE html><html><head><title>Maintenance</title></head><body><p>Back soon<br></body></html>';
  const all = publishedDays(now);
  // A feed that stands still serves what it had a month ago.
  const days = state.defect === 'stale' ? all.slice(20) : all;
  const cubes = (isLong ? days : days.slice(0, 1)).map((day) => {
    const isNewest = day === days[0];
    const rates = Object.keys(USUAL).flatMap((currency) => {
      const figure = figureOf(state, currency, { day, isNewest });
      return figure === undefined ? [] : [`\t\t\t<Cube currency='${currency}' rate='${figure}'/>`];
    });
    return [`\t\t<Cube time='${day}'>`, ...rates, '\t\t</Cube>'].join('\n');
  });
  const file = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
\t<gesmes:subject>Reference rates</gesmes:subject>
\t<gesmes:Sender>
\t\t<gesmes:name>European Central Bank</gesmes:name>
\t</gesmes:Sender>
\t<Cube>
${cubes.join('\n')}
\t</Cube>
</gesmes:Envelope>
`;
  return state.defect === 'truncated' ? file.slice(0, Math.floor(file.length * 0.6)) : file;
}

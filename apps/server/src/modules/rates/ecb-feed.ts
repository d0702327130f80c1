import { startTimeLimit } from '@quayside/connector-kit';
import type { RateSource } from '@quayside/contract';
import { type Currency, isCurrency } from '@quayside/kernel';
import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** Euro reference rates as they were published. */
export interface PublishedDay {
  /** ISO date. */
  readonly date: string;
  /** Millionths of a unit of the currency per euro; null if the figure is not a number above zero. */
  readonly millionths: ReadonlyMap<Currency, number | null>;
}

/** Where published rates come from. */
export interface RatesFeed {
  /** Shown to sellers beside each rate. */
  readonly source: string;
  /** Rates that the operator has checked, `GBP@2026-11-17`: they are believed although they jumped. */
  readonly checked: readonly string[];
  /**
   * The newest day, or with `isLong` those of about three months, oldest first.
   * @throws FeedError
   */
  read(isLong: boolean, signal: AbortSignal): Promise<readonly PublishedDay[]>;
}

export type FeedFailure = 'unreachable' | 'not_rates';

export class FeedError extends Error {
  override readonly name = 'FeedError';
  readonly failure: FeedFailure;

  constructor(failure: FeedFailure, message: string, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause });
    this.failure = failure;
  }
}

/** The bank's file of 90 days has some 130 KB. */
const LARGEST_FILE = 4 * 1024 * 1024;
const TIMEOUT_MS = 30_000;
const FILES = { daily: 'eurofxref-daily.xml', days90: 'eurofxref-hist-90d.xml' } as const;

/**
 * The daily feed of the European Central Bank.
 * @param baseUrl the address of its folder
 * @param checked rates that the operator believes: currency and day, `GBP@2026-11-17`
 */
export function createEcbFeed(baseUrl: string, checked: readonly string[] = []): RatesFeed {
  return {
    source: 'ecb' satisfies RateSource,
    checked,
    async read(isLong, signal) {
      const url = `${baseUrl}/${isLong ? FILES.days90 : FILES.daily}`;
      const limit = startTimeLimit(TIMEOUT_MS, signal);
      try {
        return parseRates(await download(url, limit.signal));
      } finally {
        limit.end();
      }
    },
  };
}

async function download(url: string, signal: AbortSignal): Promise<string> {
  try {
    const answer = await fetch(url, { signal, headers: { accept: 'application/xml, text/xml' } });
    if (!answer.ok || !answer.body) throw new FeedError('unreachable', `${url} answers ${answer.status}`);
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of answer.body) {
      size += part.byteLength;
      if (size > LARGEST_FILE) throw new FeedError('not_rates', `${url} is larger than a file of rates`);
      parts.push(part);
    }
    return Buffer.concat(parts).toString('utf8');
  } catch (error) {
    if (error instanceof FeedError) throw error;
    throw new FeedError('unreachable', `${url} can not be read`, error);
  }
}

const PARSER = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseAttributeValue: false,
  isArray: (name) => name === 'Cube',
});

/** @throws FeedError for a page, a truncated file, or anything else that is no file of rates */
export function parseRates(xml: string): PublishedDay[] {
  if (XMLValidator.validate(xml) !== true) throw new FeedError('not_rates', 'The file is no complete XML');
  const document: unknown = PARSER.parse(xml);
  const days = cubesOf(memberOf(document, 'Envelope')).flatMap(cubesOf).map(dayOf);
  const known = days.filter((day) => day !== undefined);
  if (known.length === 0 || known.length < days.length)
    throw new FeedError('not_rates', 'The file has no days with rates');
  return known.sort((a, b) => (a.date < b.date ? -1 : 1));
}

function dayOf(cube: unknown): PublishedDay | undefined {
  const date = memberOf(cube, 'time');
  if (typeof date !== 'string' || !isDay(date)) return undefined;
  const millionths = new Map<Currency, number | null>();
  for (const entry of cubesOf(cube)) {
    const currency = memberOf(entry, 'currency');
    const rate = memberOf(entry, 'rate');
    if (typeof currency === 'string' && isCurrency(currency)) millionths.set(currency, toMillionths(rate));
  }
  return millionths.size === 0 ? undefined : { date, millionths };
}

function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return at !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** `"1.1653"` → 1_165_300; null for anything but a plain decimal above zero. */
function toMillionths(rate: unknown): number | null {
  const match = typeof rate === 'string' ? /^(\d{1,6})(?:\.(\d{1,10}))?$/.exec(rate.trim()) : null;
  if (!match) return null;
  const [, whole = '', fraction = ''] = match;
  const scaled = BigInt(whole + fraction.padEnd(10, '0'));
  const millionths = Number((scaled + 5_000n) / 10_000n);
  return millionths > 0 ? millionths : null;
}

function cubesOf(node: unknown): readonly unknown[] {
  const cubes = memberOf(node, 'Cube');
  return Array.isArray(cubes) ? cubes : [];
}

function memberOf(node: unknown, name: string): unknown {
  return typeof node === 'object' && node !== null && Object.hasOwn(node, name)
    ? (node as Record<string, unknown>)[name]
    : undefined;
}

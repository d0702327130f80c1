import { refusal } from './errors.ts';

export interface TimeRange {
  from: number;
  to: number;
}

export interface OrderFilter {
  modified?: TimeRange;
  created?: TimeRange;
  statuses?: string[];
}

const TWO_YEARS_MS = 2 * 366 * 86_400_000;

function readRange(value: string, now: number, skewMs: number): TimeRange {
  const match = /^\[([^\]]*?)\.\.([^\]]*)\]$/.exec(value);
  if (!match) throw refusal(400, 30810);
  const [, fromText = '', toText = ''] = match;
  if (fromText === '') throw refusal(400, 30820);
  const from = Date.parse(fromText);
  const to = toText === '' ? Number.POSITIVE_INFINITY : Date.parse(toText);
  if (Number.isNaN(from) || Number.isNaN(to)) throw refusal(400, 30810);
  if (from > now + skewMs) throw refusal(400, 30850);
  if (from > to) throw refusal(400, 30840);
  if (Math.min(to, now) - from > TWO_YEARS_MS) throw refusal(400, 30830, { allowedTime: 2 });
  return { from, to };
}

/**
 * Reads `lastmodifieddate:[a..b],creationdate:[a..],orderfulfillmentstatus:{NOT_STARTED|IN_PROGRESS}`. A date up to
 * `skewMs` ahead of `now` is accepted, because the caller's clock may differ.
 */
export function readOrderFilter(text: string | undefined, now: number, skewMs: number): OrderFilter {
  const filter: OrderFilter = {};
  if (text === undefined || text.trim() === '') return filter;
  for (const part of text.split(/,(?![^[{]*[\]}])/)) {
    const colon = part.indexOf(':');
    const name = part.slice(0, colon).trim();
    const value = part.slice(colon + 1).trim();
    if (name === 'lastmodifieddate') filter.modified = readRange(value, now, skewMs);
    else if (name === 'creationdate') filter.created = readRange(value, now, skewMs);
    else if (name === 'orderfulfillmentstatus') {
      const statuses = /^\{([A-Z_|]+)\}$/.exec(value)?.[1]?.split('|') ?? [];
      const known = ['NOT_STARTED', 'IN_PROGRESS', 'FULFILLED'];
      if (statuses.length === 0 || statuses.some((status) => !known.includes(status))) {
        throw refusal(400, 30800, { fieldname: name, fieldvalue: value });
      }
      filter.statuses = statuses;
    } else throw refusal(400, 30700, { fieldname: name });
  }
  return filter;
}

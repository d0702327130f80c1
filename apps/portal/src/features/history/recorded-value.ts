import { ENGINE_LABELS } from '@quayside/contract';
import { isSite, siteFacts } from '@quayside/kernel';
import type { Format } from '../../lib/i18n/format.ts';
import type { ValueWords } from './value-words.ts';

type Recorded = Readonly<Record<string, unknown>>;
type Describer = (value: Recorded, format: Format, words: ValueWords) => string;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const labelOf = (engine: unknown) => Object.entries(ENGINE_LABELS).find(([name]) => name === engine)?.[1] ?? '';
const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');

/** Only the beginning of a template is shown, because it may be as long as a page. */
const LONGEST_TEMPLATE = 200;

const person: Describer = ({ email, role }) => joined(text(email), text(role));
const flag: Describer = ({ name, value }, _format, words) => words.labelled(text(name), words.flag(value === true));

/** A rule's lowest price. Older entries state it in minor units of the site's currency. */
function floorText(site: string, floor: unknown, format: Format): string {
  if (typeof floor === 'number' && isSite(site))
    return format.money({ minor: floor, currency: siteFacts(site).currency });
  if (typeof floor !== 'object' || floor === null || !('minor' in floor) || !('currency' in floor)) return '';
  const { minor, currency } = floor;
  return typeof minor === 'number' && typeof currency === 'string' ? format.money({ minor, currency }) : '';
}

/** A price increase: a percentage in basis points, or an amount in the site's minor units. */
const increase: Describer = (
  { site, increase_type: type, price_increase: amount, neat_prices: neat, is_pricing_enabled: is, floor },
  format,
  words,
) => {
  const where = text(site);
  const limit = floorText(where, floor, format);
  const lowest = limit === '' ? '' : words.labelled(words.field('floor'), limit);
  if (is === false) return joined(words.flag(false), lowest);
  if (typeof amount !== 'number') return lowest;
  const added =
    type === 'fixed' && isSite(where)
      ? format.money({ minor: amount, currency: siteFacts(where).currency })
      : format.percent(amount / 10_000);
  return joined(added, neat === true ? words.field('neat') : '', lowest);
};

/** `ROYAL_MAIL`, as older entries name carriers, as people write it. */
const spelled = (code: string): string =>
  code.includes('_') ? code.replaceAll('_', ' ').replace(/\B\p{Lu}+/gu, (letters) => letters.toLowerCase()) : code;

/** A decision about an order: its parcel, or why it was cancelled or refunded. */
const decision: Describer = ({ carrier, carrierCode, trackingNumber, reason, minor, currency }, format, words) => {
  const amount = typeof minor === 'number' && typeof currency === 'string' ? format.money({ minor, currency }) : '';
  const parcel = [text(carrier) || spelled(text(carrierCode)), text(trackingNumber)].filter(Boolean).join(' ');
  return joined(parcel, text(reason) && words.order(text(reason)), amount);
};

/**
 * How each kind of recorded object is described: by the parts that people decide. Other kinds list all their members.
 */
const DESCRIBERS: Readonly<Record<string, Describer>> = {
  switch: flag,
  entitlement: flag,
  member: person,
  invitation: person,
  status: decision,
  term: ({ src_text: from, dst_text: to, dst_lang: language }) => joined(`${text(from)} = ${text(to)}`, text(language)),
  rule: increase,
  platform: ({ platform, state, programme }) => joined(text(platform), text(state), text(programme)),
  'terms-of-service': ({ version }) => text(version),
  import: ({ account, platform }, _format, words) => joined(text(account), words.platform(text(platform))),
  'translation-engine': ({ engine, budget, engines }, format) =>
    Array.isArray(engines)
      ? format.values(engines.map(labelOf))
      : joined(labelOf(engine), typeof budget === 'number' ? format.number(budget) : ''),
  description: ({ choice, template }, _format, words) =>
    joined(words.field(`description-${text(choice)}`), words.html(text(template)).slice(0, LONGEST_TEMPLATE)),
  consent: ({ expected }, format) => (typeof expected === 'number' ? format.number(expected) : ''),
};

/** The description of a recorded object; undefined if its kind has none. */
export function describeRecorded(
  field: string,
  value: Recorded,
  format: Format,
  words: ValueWords,
): string | undefined {
  return Object.hasOwn(DESCRIBERS, field) ? DESCRIBERS[field]?.(value, format, words) : undefined;
}

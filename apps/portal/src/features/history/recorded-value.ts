import { ENGINE_LABELS } from '@quayside/contract';
import { DAY_MS, isSite, SECOND_MS, siteFacts } from '@quayside/kernel';
import type { Format } from '../../lib/i18n/format.ts';
import type { ValueWords } from './value-words.ts';

type Recorded = Readonly<Record<string, unknown>>;
type Describer = (value: Recorded, format: Format, words: ValueWords) => string;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
const labelOf = (engine: unknown) =>
  Object.entries({ ...ENGINE_LABELS, ebay: 'eBay' }).find(([name]) => name === engine)?.[1] ?? '';
const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');

const DAY_S = DAY_MS / SECOND_MS;
/** Only the beginning of a template is shown, because it may be as long as a page. */
const LONGEST_TEMPLATE = 200;

const person: Describer = ({ email, role }, _format, words) =>
  joined(text(email), text(role) === '' ? '' : words.code('role', text(role)));
const flag: Describer = ({ name, value }, _format, words) =>
  words.labelled(words.code('switch', text(name)), words.flag(value === true));

function moneyText(value: unknown, format: Format): string {
  if (typeof value !== 'object' || value === null || !('minor' in value) || !('currency' in value)) return '';
  const { minor, currency } = value;
  return typeof minor === 'number' && typeof currency === 'string' ? format.money({ minor, currency }) : '';
}

/** `name: value` of a number; empty without one. */
function counted(name: string, value: unknown, format: Format, words: ValueWords): string {
  return typeof value === 'number' ? words.labelled(words.field(name), format.number(value)) : '';
}

/** A rule's lowest price. Older entries state it in minor units of the site's currency. */
function floorText(site: string, floor: unknown, format: Format): string {
  if (typeof floor === 'number' && isSite(site))
    return format.money({ minor: floor, currency: siteFacts(site).currency });
  return moneyText(floor, format);
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

const reason: Describer = (value, _format, words) => words.reason(value.reason);
const country = (code: unknown, format: Format) => (text(code) === '' ? '' : format.country(text(code)));

/** An order that was shipped, cancelled or refunded: its parcel, or why. */
const orderStatus: Describer = (
  { status, carrierCode, carrier = carrierCode, trackingNumber, reason: why, ...amount },
  format,
  words,
) => {
  const parcel = [text(carrier) && words.carrier(text(carrier)), text(trackingNumber)].filter(Boolean).join(' ');
  return joined(
    parcel || (text(status) && words.code('order', text(status))),
    text(why) && words.code('order', text(why)),
    moneyText(amount, format),
  );
};

const dayText = (day: unknown, format: Format) => (text(day) === '' ? '' : format.date(`${text(day)}T12:00:00`));

/** Shares in basis points, and what one return costs. */
const assumptions: Describer = (
  { vatScheme, vatRate, commission, adRate, returnShare, returnCost, costShare, since },
  format,
  words,
) => {
  const percent = (name: string, value: unknown) =>
    typeof value === 'number' ? words.labelled(words.field(name), format.percent(value / 10_000)) : '';
  return joined(
    text(vatScheme) === '' ? '' : words.field(`vat-${text(vatScheme)}`),
    typeof vatRate === 'number' ? format.percent(vatRate / 10_000) : '',
    percent('commission', commission),
    percent('ad-rate', adRate),
    percent('returns', returnShare),
    moneyText(returnCost, format),
    percent('cost-share', costShare),
    dayText(since, format),
  );
};

/** How each kind of recorded object is described: by the parts that people decide. */
const DESCRIBERS: Readonly<Record<string, Describer>> = {
  switch: flag,
  entitlement: flag,
  member: person,
  invitation: person,
  status: orderStatus,
  content: reason,
  price: ({ sku, price, ...value }, format, words) =>
    joined(text(sku), moneyText(price, format), words.reason(value.reason)),
  stock: reason,
  end: reason,
  state: ({ state, title, price, reason: why }, format, words) =>
    joined(words.state(text(state)), text(title), moneyText(price, format), words.reason(why)),
  'manual-price': ({ sku, price }, format) => joined(text(sku), moneyText(price, format)),
  // A file records the amounts alone.
  'unit-cost': ({ cost, since, ...amount }, format) =>
    joined(moneyText(cost ?? amount, format), dayText(since, format)),
  'cost-assumptions': assumptions,
  term: ({ src_text: from, dst_text: to, dst_lang: language }, format) =>
    joined(`${text(from)} = ${text(to)}`, text(language) === '' ? '' : format.language(text(language))),
  keyword: ({ keyword, platform, match, language, fields, exceptions }, format, words) =>
    joined(
      text(keyword),
      text(match) === '' ? '' : words.code('match', text(match)),
      format.values(texts(fields).map((name) => words.code('searched', name))),
      text(platform) === 'all' ? '' : words.platform(text(platform)),
      text(language) === '' ? '' : format.language(text(language)),
      format.values(texts(exceptions).map((one) => `− ${one}`)),
    ),
  chart: ({ name, brand, category, rows }, format, words) =>
    joined(
      text(name),
      text(brand),
      text(category),
      Array.isArray(rows) ? counted('rows', rows.length, format, words) : '',
    ),
  rule: increase,
  platform: ({ platform, state, programme }, _format, words) =>
    joined(words.platform(text(platform)), words.code('platformState', text(state)), text(programme)),
  'terms-of-service': ({ version }) => text(version),
  import: ({ account, platform }, _format, words) => joined(text(account), words.platform(text(platform))),
  'engine-trust': ({ engine, isTrusted }, _format, words) =>
    words.labelled(labelOf(engine), words.flag(isTrusted === true)),
  'translation-engine': ({ engine, model, url, budget, engines }, format) =>
    Array.isArray(engines)
      ? format.values(engines.map(labelOf))
      : joined(labelOf(engine), text(model), text(url), typeof budget === 'number' ? format.number(budget) : ''),
  description: ({ choice, template }, _format, words) =>
    joined(words.field(`description-${text(choice)}`), words.html(text(template)).slice(0, LONGEST_TEMPLATE)),
  consent: ({ expected, flow, version, mostADay }, format, words) =>
    joined(
      typeof expected === 'number' ? format.number(expected) : '',
      text(flow),
      counted('version', version, format, words),
      counted('most-a-day', mostADay, format, words),
    ),
  'listing-flow': ({ name, version, isEnabled, sites, mostADay, leastMargin }, format, words) =>
    joined(
      text(name),
      counted('version', version, format, words),
      typeof isEnabled === 'boolean' ? words.flag(isEnabled) : '',
      format.values(texts(sites).map((site) => (isSite(site) ? format.site(site) : ''))),
      counted('most-a-day', mostADay, format, words),
      typeof leastMargin === 'number'
        ? words.labelled(words.field('least-margin'), format.percent(leastMargin / 10_000))
        : '',
    ),
  connection: ({ ends }, format, words) => counted('end', ends, format, words),
  failures: ({ changeKind, code, again }, format, words) =>
    typeof again === 'number'
      ? format.number(again)
      : joined(words.field(text(changeKind)), words.reason({ code: text(code) })),
  onboarding: ({ platform, step }, _format, words) =>
    joined(words.platform(text(platform)), words.code('step', text(step))),
  'offer-terms': ({ handling_time: days, price_adjustment: percent, offers }, format, words) =>
    joined(
      typeof days === 'number' ? format.duration(days * DAY_S) : '',
      typeof percent === 'number' ? words.labelled(words.field('rule'), format.percent(percent / 10_000)) : '',
      counted('offers', offers, format, words),
    ),
  business: ({ name, country: where, currency }, format) => joined(text(name), country(where, format), text(currency)),
  'invoice-details': ({ country: where, currency }, format) => joined(country(where, format), text(currency)),
  plan: ({ plan, interval }, _format, words) =>
    joined(text(plan), text(interval) === '' ? '' : words.code('interval', text(interval))),
  taxes: ({ vat_rate: rate, eco_tax: eco, rules, offers }, format, words) =>
    joined(
      typeof rate === 'number' ? format.percent(rate / 10_000) : '',
      typeof eco === 'number' && eco > 0 ? format.money({ minor: eco, currency: 'EUR' }) : '',
      counted('rules', rules, format, words),
      counted('offers', offers, format, words),
    ),
  'product-settings': ({ word }, _format, words) => words.code('changed', text(word)),
  market: ({ word }, _format, words) => words.code('changed', text(word)),
  'stock-limits': ({ word, text: sum }, _format, words) => joined(words.code('changed', text(word)), text(sum)),
  'shipping-profile': ({ name, handlingDays: days, countries }, format) =>
    joined(
      text(name),
      typeof days === 'number' ? format.duration(days * DAY_S) : '',
      format.values(texts(countries).map((code) => format.country(code))),
    ),
  'delivery-modes': (levels, format, words) =>
    format.values(
      Object.entries(levels).map(([level, mode]) => words.labelled(words.code('level', level), text(mode))),
    ),
  'item-shipping': ({ items, profile, weight }, format, words) =>
    joined(
      text(profile),
      typeof weight === 'number' ? words.labelled(words.field('grams'), format.number(weight)) : '',
      counted('items', items, format, words),
    ),
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

/** A text that is a code or a time of its field; undefined if it is what people wrote. */
export function describeText(field: string, value: string, format: Format, words: ValueWords): string | undefined {
  if (field === 'notification') return words.html(value);
  if (field === 'token') return words.access(value);
  if (field === 'state') return words.state(value);
  if (field === 'trial') return format.date(value);
  if (field === 'target-sites') return isSite(value) ? format.site(value) : undefined;
  if (field !== 'status') return undefined;
  const group = (['order', 'orderProblem'] as const).find((one) => words.hasCode(one, value));
  return group && words.code(group, value);
}

/** A number of days; undefined for any other number. */
export function describeNumber(field: string, value: number, format: Format): string | undefined {
  return field === 'buyer' ? format.duration(value * DAY_S) : undefined;
}

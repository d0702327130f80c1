import { viewListing } from './listing-view.ts';
import type { Seller } from './seller.ts';
import { type Body, type TradingCall, TradingFailure } from './trading-call.ts';
import { eventItem } from './trading-items.ts';
import { readTime } from './trading-reads.ts';
import { text } from './trading-xml.ts';

/** eBay returns at most this many items, without a hint that there are more. */
const MAX_ITEMS = 3_000;
const MAX_FULL_ITEMS = 2_000;
const FURTHEST_BACK_MS = 48 * 3_600_000;
/** Events may become visible this late; eBay recommends windows that overlap by two minutes. */
const LATE_MS = 60_000;

type Field = 'Start' | 'End' | 'Mod';
const FIELDS: readonly Field[] = ['Start', 'End', 'Mod'];

interface Range {
  field: Field;
  from: number;
  to: number;
}

/** The single time range of the call. */
function readRange({ fields, world }: TradingCall): Range {
  const now = world.clock.now();
  const ranges = FIELDS.flatMap((field): Range[] => {
    const from = readTime(fields, `${field}TimeFrom`);
    const to = readTime(fields, `${field}TimeTo`);
    if (from === undefined && to !== undefined) throw new TradingFailure('10012', `${field}TimeFrom is needed`);
    return from === undefined ? [] : [{ field, from, to: to ?? now }];
  });
  const [range] = ranges;
  if (!range) throw new TradingFailure('10012', 'a range of start, end or modification times is needed');
  if (ranges.length > 1) throw new TradingFailure('37', 'ranges of several kinds of times cannot be combined');
  if (range.from > range.to) throw new TradingFailure('37', `${range.field}TimeFrom is after its end`);
  // eBay guarantees nothing older; such calls usually get no response.
  if (range.from < now - FURTHEST_BACK_MS) throw new TradingFailure('10007', 'the events could not be read in time');
  return range;
}

/** The listings of all sites with an event of that kind, each with the time of its last change. */
function* events(seller: Seller, field: Field): Generator<[itemId: string, at: number]> {
  if (field === 'Start') {
    for (const { sku, startedAt } of seller.state.homeNew.values()) {
      yield [seller.home.itemIdOf(sku) ?? '', startedAt];
    }
    return;
  }
  for (const [itemId, { endedAt, modifiedAt }] of seller.state.home) {
    const at = field === 'End' ? endedAt : modifiedAt;
    if (at !== undefined) yield [itemId, at];
  }
  if (field === 'End') return;
  for (const { sku, startedAt } of seller.state.homeNew.values()) {
    const itemId = seller.home.itemIdOf(sku) ?? '';
    if (!seller.state.home.has(itemId)) yield [itemId, startedAt];
  }
  yield* seller.touched;
}

/** The events of the seller's listings in a time span, without paging, each listing in its current state. */
export function getSellerEvents(call: TradingCall): Body {
  const { world, seller, fields } = call;
  const { field, from, to } = readRange(call);
  const until = call.isBehind ? Math.min(to, world.clock.now() - LATE_MS) : to;
  const most = text(fields, 'DetailLevel') === 'ReturnAll' ? MAX_FULL_ITEMS : MAX_ITEMS;
  const found = [...events(seller, field)]
    .filter(([, at]) => at >= from && at <= until)
    .sort(([, one], [, other]) => one - other)
    .slice(0, most);
  const shown = {
    variations: text(fields, 'HideVariations') !== 'true',
    specifics: text(fields, 'IncludeVariationSpecifics') === 'true',
  };
  const views = found.flatMap(([itemId]) => viewListing(world, seller, itemId) ?? []);
  const [first] = views;
  return [
    ['TimeTo', new Date(to).toISOString()],
    ['ItemArray', (call.duplicates && first ? [...views, first] : views).map((view) => eventItem(world, view, shown))],
  ];
}

import { setImmediate as letOthersWork } from 'node:timers/promises';
import type { ReplayedListing, RuleReplayInput, RuleReplayPage, RuleReplayPath } from '@quayside/contract';
import { type AccountRef, type ItemOnSite, listingKeyOf, type Site, siteFacts } from '@quayside/kernel';
import {
  createLocalClock,
  type HeldOffers,
  type ListingReplay,
  type LocalTime,
  landedPrice,
  type PathWatcher,
  type RecordedListing,
  type RuleChoice,
  type RuleReplay,
  replayRules,
  USUAL_ASSUMPTIONS,
} from '@quayside/kernel/repricing';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import { inCurrencyOf, type ListingFigures, loadFigures, ruleChooser } from './listing-figures.ts';
import type { PriceMarginsPort, RecordedOffersSource } from './ports.ts';
import { activeRule, contentOf, DEFAULT_RULE, type StoredRule } from './rule-content.ts';
import { listRules } from './rules.repository.ts';
import { listAfter, listPlaces, listSales, type RepricedListing } from './situations.repository.ts';

export interface ReplayDeps extends PriceMarginsPort {
  readonly db: Db;
  /** The marketplaces' clock. */
  readonly clock: Pick<Clock, 'now'>;
  readonly offers: RecordedOffersSource;
}

/** So many are replayed over a month in about a second. */
const LISTINGS = 50;
const DAY_MS = 86_400_000;
/** The days that a rule by sales velocity may look back. */
const SALES_DAYS = 30;
/** No rule has this id. */
const DRAFT_ID = -1;
/** Own offers are marked as they are read. */
const MARKED: ReadonlySet<string> = new Set();

interface Session {
  readonly account: AccountRef;
  readonly input: RuleReplayInput;
  readonly from: number;
  readonly to: number;
  readonly saved: readonly StoredRule[];
  readonly draft: readonly StoredRule[];
  readonly replacedId: number;
}

/** Replays the next listings of an account. @throws repricer_rule_not_found */
export async function replayPage(
  deps: ReplayDeps,
  account: AccountRef,
  input: RuleReplayInput,
  after: ItemOnSite | null,
): Promise<Omit<RuleReplayPage, 'nextCursor'> & { readonly next: ItemOnSite | null }> {
  const session = await openSession(deps, account, input);
  const listings = await listAfter(deps.db, account, after, LISTINGS);
  const list: ReplayedListing[] = [];
  for await (const replayed of replayListings(deps, session, listings)) list.push(replayed);
  const next = listings.length === LISTINGS ? (listings.at(-1) ?? null) : null;
  return { ...period(session), seen: listings.length, list, next };
}

/** Replays one listing with the path of its prices. @throws repricer_rule_not_found, item_not_found */
export async function replayPath(
  deps: ReplayDeps,
  account: AccountRef,
  input: RuleReplayInput,
  place: ItemOnSite,
): Promise<RuleReplayPath> {
  const session = await openSession(deps, account, input);
  const listings = await listPlaces(deps.db, account, [place]);
  const points: RuleReplayPath['points'][number][] = [];
  let before = '';
  const watch: PathWatcher = ({ offers }, [saved, draft]) => {
    if (!saved || !draft) return;
    const others = offers.filter(({ isOwn }) => !isOwn).map(landedPrice);
    const now = {
      lowest: others.length === 0 ? null : Math.min(...others),
      saved: { price: saved.decision.price, isFeatured: saved.isFeatured },
      draft: { price: draft.decision.price, isFeatured: draft.isFeatured },
    };
    const digest = JSON.stringify(now);
    if (digest !== before) points.push({ at: new Date(saved.at).toISOString(), ...now });
    before = digest;
  };
  for await (const listing of replayListings(deps, session, listings, watch))
    return { listing, ...period(session), points };
  throw fail('item_not_found');
}

const period = ({ from, to }: Session) => ({ from: new Date(from).toISOString(), to: new Date(to).toISOString() });

async function openSession({ db, clock }: ReplayDeps, account: AccountRef, input: RuleReplayInput): Promise<Session> {
  const to = clock.now().getTime();
  const saved = await listRules(db, account);
  return { account, input, from: to - input.days * DAY_MS, to, saved, ...withDraft(saved, input) };
}

/** The saved rules with the draft in its place. @throws repricer_rule_not_found */
function withDraft(saved: readonly StoredRule[], { place, rule }: RuleReplayInput) {
  const isReplaced = ({ ruleId, accountId }: StoredRule) =>
    accountId === DEFAULT_RULE ? place === 'default' : ruleId === place;
  const replaced = saved.find(isReplaced);
  if (!replaced && typeof place === 'number') throw fail('repricer_rule_not_found');
  const draft: StoredRule = {
    ruleId: replaced?.ruleId ?? DRAFT_ID,
    accountId: replaced?.accountId ?? DEFAULT_RULE,
    ...{ name: rule.name, isEnabled: rule.isEnabled, version: 0, content: contentOf(rule) },
  };
  if (replaced) return { draft: saved.map((one) => (one === replaced ? draft : one)), replacedId: draft.ruleId };
  const byDefault = saved.filter(({ accountId }) => accountId === DEFAULT_RULE);
  const others = saved.filter(({ accountId }) => accountId !== DEFAULT_RULE);
  return { draft: [...others, draft, ...byDefault], replacedId: DRAFT_ID };
}

/** Those of the listings that the rule decides, before or after; those without offers come last. */
async function* replayListings(
  { db, offers, marginsAtPrices }: ReplayDeps,
  { account, input, from, to, saved, draft, replacedId }: Session,
  listings: readonly RepricedListing[],
  watch?: PathWatcher,
): AsyncGenerator<ReplayedListing> {
  const savedChoice = ruleChooser(saved.map(activeRule));
  const draftChoice = ruleChooser(draft.map(activeRule));
  const concerned = (await loadFigures(db, account, listings)).flatMap((figures) => {
    const choices = [savedChoice(figures), draftChoice(figures)] as const;
    return choices.some((choice) => choice.kind === 'rule' && choice.rule.id === replacedId)
      ? [{ figures, choices }]
      : [];
  });
  if (concerned.length === 0) return;
  const itemIds = [...new Set(concerned.map(({ figures }) => figures.listing.itemId))];
  const sites = [...new Set(concerned.map(({ figures }) => figures.listing.site))];
  const sales = await listSales(db, account, itemIds, new Date(from - SALES_DAYS * DAY_MS));
  const marginAt = await marginsAtPrices(db, account, itemIds, sites, new Date(to));
  const nameOf = namesOf(saved, draft);
  const clockOf = clocks();
  const replay = ({ figures, choices }: (typeof concerned)[number], held: readonly HeldOffers[]): ReplayedListing => {
    const { listing, floor, ceiling, rulePrice } = figures;
    const { itemId, site, condition } = listing;
    const recorded: RecordedListing = {
      ...{ floor, ceiling, rulePrice, condition },
      live: inCurrencyOf(site, listing.live),
      sales: sales.get(listingKeyOf(listing)) ?? [],
      marginAt: (minor) => marginAt(itemId, site, minor),
    };
    const { isEligible, neededLead } = input;
    const plan = {
      ...{ from, to, ownSellers: MARKED, clock: clockOf(site) },
      assumptions: { ...USUAL_ASSUMPTIONS, isEligible, neededLead },
    };
    return viewOf(figures, choices.map(nameOf), replayRules(recorded, held, choices, plan, watch));
  };
  const waiting = new Map(concerned.map((one) => [listingKeyOf(one.figures.listing), one]));
  for await (const { held, ...place } of byListing(offers.streamReadings(db, account.userId, { from, to, itemIds }))) {
    const one = waiting.get(listingKeyOf(place));
    if (!one) continue;
    waiting.delete(listingKeyOf(place));
    yield replay(one, held);
    await letOthersWork();
  }
  for (const one of waiting.values()) yield replay(one, []);
}

/** Makes the clock of each site once, because it remembers what it was asked. */
function clocks(): (site: Site) => (at: number) => LocalTime {
  const known = new Map<Site, (at: number) => LocalTime>();
  return (site) => {
    const clock = known.get(site) ?? createLocalClock(siteFacts(site).timeZone);
    known.set(site, clock);
    return clock;
  };
}

/** Gathers the offers of each listing, one listing at a time. */
async function* byListing(
  readings: ReturnType<RecordedOffersSource['streamReadings']>,
): AsyncGenerator<ItemOnSite & { readonly held: readonly HeldOffers[] }> {
  let place: ItemOnSite | undefined;
  let held: HeldOffers[] = [];
  for await (const { itemId, site, firstAt, lastAt, offers } of readings) {
    if (place && (place.itemId !== itemId || place.site !== site)) {
      yield { ...place, held };
      held = [];
    }
    place = { itemId, site };
    held.push({ firstAt, lastAt, offers });
  }
  if (place) yield { ...place, held };
}

function namesOf(...lists: readonly (readonly StoredRule[])[]): (choice: RuleChoice, at: number) => string | null {
  return (choice, at) =>
    choice.kind === 'rule' ? (lists[at]?.find(({ ruleId }) => ruleId === choice.rule.id)?.name ?? null) : null;
}

function viewOf(
  { listing: { itemId, site, sku, title } }: ListingFigures,
  names: readonly (string | null)[],
  replay: ListingReplay,
): ReplayedListing {
  const view = { itemId, site, sku, title, currency: siteFacts(site).currency };
  if ('lacks' in replay) return { ...view, result: null, lacks: replay.lacks };
  const [saved, draft] = replay.rules.map(({ figures, price }: RuleReplay, at) => ({
    figures,
    price,
    rule: names[at] ?? null,
  }));
  if (!saved || !draft) throw new RangeError('two rules were replayed');
  const { knowsSales, knowsMargin } = replay;
  return { ...view, result: { saved, draft, knowsSales, knowsMargin }, lacks: null };
}

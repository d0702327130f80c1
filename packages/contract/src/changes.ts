import { defineCall, type Page, type UserParams } from './call.ts';
import type { ChangeParams, ChangeRow, ChangeRowQuery, ChangeView, ListedChange } from './changes.schema.ts';
import type { ErrorStatuses } from './errors.ts';

export type {
  ChangeParams,
  ChangeRow,
  ChangeRowQuery,
  ChangeRowState,
  ChangeState,
  ChangeView,
  ListedChange,
  ShownValue,
} from './changes.schema.ts';

/** Why a row is warned of, refused, skipped or failed. Each code has the message `changes:reason.<code>`. */
export const CHANGE_REASONS = [
  /** The value is no longer the one before: somebody changed it after the preview. */
  'moved',
  /** What the row changes no longer exists, or is no longer for sale. */
  'gone',
  /** Carrying it out failed in Quayside. */
  'error',
  /** What the new value was made from has changed. */
  'outdated',
  /** A live listing changes at once. */
  'live',
  /** It is already as it would become. */
  'unchanged',
  /** Its listings stay live. */
  'stays_live',
  /** It stays blocked, because of a keyword. */
  'keyword',
  /** Its listings are left without a route, and stay as they are. */
  'no_route',
  /** The shipping profile no longer exists. */
  'profile_removed',
  /** Its live listings end. */
  'ends',
  /** It would concern more live listings than the preview said. */
  'more_listings',
  /** The translation engine is no longer set up. */
  'no_engine',
  /** Without a lowest price nothing is repriced. */
  'no_floor',
  /** What its price is worked out from is missing, or cannot be right. */
  'not_decided',
  /** No rule applies any more, or repricing is off. */
  'not_repriced',
  /** A price that the seller has set stands against the rule. */
  'manual_price',
  /** The price falls by more than 30 %. */
  'steep_fall',
  /** It would be below the lowest price: it is wanted, but not sent while that applies. */
  'below_floor',
  /** The price would be zero or less. */
  'no_price',
  /** Its category on the site does not take goods in the new condition. */
  'condition_not_taken',
  /** Its shipping is a policy of the seller's own at the marketplace, which decides. */
  'own_shipping',
  /** The ad rate would follow a suggestion, and the marketplace has none. */
  'no_suggestion',
  /** The cap of the ad is an amount, and what the buyer pays for shipping is unknown. */
  'total_unknown',
  /** The cap of the ad is below the least rate. */
  'cap_too_low',
  /** The seller keeps it from being promoted. */
  'excluded',
  /** The ad rate is lower than the strategy wants, because of the cap. */
  'capped',
  /** A sale through the ad would lose money. */
  'loses',
  /** It stays on sale below the lowest price, as the seller chose. */
  'stays_below_floor',
  /** The margin that its rule wants cannot be worked out, so the rule makes no price of it. */
  'margin_unknown',
  /** The price would be below the lowest price. */
  'under_floor',
  /** The price would be above the highest price. */
  'over_ceiling',
  /** The cost looks like a mistake beside the price or the cost before. */
  'cost_doubtful',
  /** The price rises to more than four times as much. */
  'steep_rise',
  /** A marketplace stores the goods and counts them. */
  'kept_by_marketplace',
  /** Nothing would be left of the title. */
  'title_empty',
  /** The title would be longer than the site takes. */
  'title_too_long',
  /** The title would have a word that keeps the item from being listed. */
  'title_forbidden_word',
  /** Another item has this title on the site. */
  'title_taken',
  /** Its stock is that of another site too, and stays. */
  'shared_stock',
  /** The item, or the business, would have more tags than can be. */
  'too_many_tags',
  /** A price rule asks for a tag that it gets or loses: live prices may move. */
  'price_may_follow',
  /** Its ads pause too, until the seller resumes them. */
  'ads_pause',
] as const;
export type ChangeReason = (typeof CHANGE_REASONS)[number];

/** The names of eBay's conditions. */
const CONDITION_WORDS = [
  'NEW',
  'NEW_OTHER',
  'NEW_WITH_DEFECTS',
  'CERTIFIED_REFURBISHED',
  'EXCELLENT_REFURBISHED',
  'VERY_GOOD_REFURBISHED',
  'GOOD_REFURBISHED',
  'SELLER_REFURBISHED',
  'LIKE_NEW',
  'PRE_OWNED_EXCELLENT',
  'USED_EXCELLENT',
  'USED_VERY_GOOD',
  'USED_GOOD',
  'PRE_OWNED_FAIR',
  'USED_ACCEPTABLE',
  'FOR_PARTS_OR_NOT_WORKING',
] as const;

/** Words for values that are neither text nor number. Each has the message `changes:word.<word>`. */
export const CHANGE_WORDS = [
  // Whether the seller blocks an item by hand.
  'blocked',
  'free',
  // What descriptions hold, as `DESCRIPTION_CHOICES`; `none` is the title alone.
  'facts',
  'own',
  'facts_translated',
  'translated',
  'none',
  // How a keyword is found, as `KEYWORD_MATCHES` of the kernel.
  'forms',
  'word',
  'prefix',
  // A listing whose held prices leave with it.
  'allowed',
  // The settings of products, and what listings state because of them.
  'as_account',
  'country_used',
  'country_excluded',
  'shipping_free',
  'shipping_paid',
  'vat_free',
  'vat_charged',
  'listed',
  'ended',
  // How an account sells on a site.
  'market_open',
  'market_paused',
  'market_emptied',
  'market_closed',
  'no_stock',
  // How much of the stock is told; with the sum if it is not all.
  'stock_whole',
  'stock_limited',
  'condition_home',
  ...CONDITION_WORDS,
  // How a market is promoted, with its rates.
  'promoted_recommended',
  'promoted_range',
  'promoted_flat',
  'promotion_paused',
  'not_promoted',
] as const;
export type ChangeWord = (typeof CHANGE_WORDS)[number];

/** The kinds of previewed changes, which is the only list of them. Each has its title in `changes:kind.<kind>`. */
export const PREVIEWED_CHANGES = [
  'titles',
  'blocking',
  'shipping',
  'weights',
  'keywords',
  'descriptions',
  'repricing',
  'prices',
  'floors',
  'held-prices',
  'costs',
  'product-settings',
  'promotions',
  'promoted-items',
  'manual-prices',
  'stock',
  'title-words',
  'selected-costs',
  'tags',
  'markets',
  'stock-limits',
  'product-file',
  'safety-file',
] as const;
export type PreviewedChange = (typeof PREVIEWED_CHANGES)[number];

/** The error codes of this room → HTTP status. */
export const changesErrors = {
  change_not_found: 404,
  change_not_ready: 409,
  change_differs: 409,
  change_in_way: 409,
} as const satisfies ErrorStatuses;

/** Previewed changes of many things. Other rooms prepare them; a caller sees those of the screens that the caller may open. */
export const changes = {
  list: defineCall<{ params: UserParams; query: { kind?: PreviewedChange; cursor?: string } }, Page<ListedChange>>({
    id: 'changes.list',
    method: 'GET',
    path: '/v1/users/{id}/changes',
    userParam: 'id',
    summary: 'Previewed changes, newest first',
  }),
  get: defineCall<{ params: ChangeParams }, ChangeView>({
    id: 'changes.get',
    method: 'GET',
    path: '/v1/users/{id}/changes/{changeId}',
    userParam: 'id',
    summary: 'A previewed change with its counts',
    errors: ['change_not_found', 'no_access'],
  }),
  listRows: defineCall<{ params: ChangeParams; query: ChangeRowQuery }, Page<ChangeRow>>({
    id: 'changes.listRows',
    method: 'GET',
    path: '/v1/users/{id}/changes/{changeId}/rows',
    userParam: 'id',
    summary: 'The rows of a change, before and after',
    errors: ['change_not_found', 'no_access'],
  }),
  exportCsv: defineCall<{ params: ChangeParams }, unknown>({
    id: 'changes.exportCsv',
    media: ['text/csv'],
    method: 'GET',
    path: '/v1/users/{id}/changes/{changeId}/file',
    userParam: 'id',
    summary: 'Every row of a change and what became of it, as a CSV file',
    errors: ['change_not_found', 'no_access'],
  }),
  /** `expected` is the number of rows that the seller was shown; with another number it returns `change_differs`. */
  confirm: defineCall<{ params: ChangeParams; body: { expected: number } }, ChangeView>({
    id: 'changes.confirm',
    method: 'POST',
    path: '/v1/users/{id}/changes/{changeId}/confirm',
    userParam: 'id',
    summary: 'Consent: carry the change out',
    errors: ['change_not_found', 'no_access', 'change_not_ready', 'change_differs', 'change_in_way'],
  }),
  /** Stops a change. Rows that were carried out stay; `undo` takes them back. */
  cancel: defineCall<{ params: ChangeParams }, ChangeView>({
    id: 'changes.cancel',
    method: 'POST',
    path: '/v1/users/{id}/changes/{changeId}/cancel',
    userParam: 'id',
    summary: 'Stop a change; what is done stays done',
    errors: ['change_not_found', 'no_access', 'change_not_ready'],
  }),
  /** Repeats rows that failed, and continues a change that was given up. */
  retry: defineCall<{ params: ChangeParams }, ChangeView>({
    id: 'changes.retry',
    method: 'POST',
    path: '/v1/users/{id}/changes/{changeId}/retry',
    userParam: 'id',
    summary: 'Repeat only what failed',
    errors: ['change_not_found', 'no_access', 'change_not_ready', 'change_in_way'],
  }),
  /** Prepares a change that restores the values before. Nothing is restored before its own `confirm`. */
  undo: defineCall<{ params: ChangeParams }, ChangeView>({
    id: 'changes.undo',
    method: 'POST',
    path: '/v1/users/{id}/changes/{changeId}/undo',
    userParam: 'id',
    status: 201,
    summary: 'Prepare taking a change back',
    errors: ['change_not_found', 'no_access', 'change_not_ready'],
  }),
};

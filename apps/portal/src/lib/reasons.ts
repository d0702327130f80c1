import type { FixCode, Reason, ReasonCode } from '@quayside/kernel';
import { isReasonCode, REASONS } from '@quayside/kernel';
import type { i18n } from 'i18next';
import type { AccountPlace } from './account-place.ts';
import { paths } from './paths.ts';

/**
 * The screen of a fix, if it is one place for all items; null if it is on the item, at the marketplace or nowhere.
 * @param at the selling account
 * @param source the account that owns the items
 */
export function fixAddress(fix: FixCode, at: AccountPlace, source: AccountPlace = at): string | null {
  switch (fix) {
    case 'change_listing':
      return paths.products(source, 'listed');
    case 'unblock':
      return paths.products(source, 'blocked');
    case 'restock':
      return paths.products(source, 'out-of-stock');
    case 'edit_price_rule':
      return paths.priceAdjustment(at);
    case 'enter_costs':
      return paths.costs(at);
    case 'see_held_prices':
      return paths.heldPrices(at);
    case 'set_taxes':
      return `${paths.channelOnboarding('cdiscount', at.account.id)}#taxes`;
    case 'enter_manufacturer':
    case 'enter_hazards':
      return paths.compliance(source);
    case 'enter_energy_label':
      return paths.products(source);
    case 'enter_epr_number':
      return `${paths.compliance(source)}#numbers`;
    case 'edit_product_settings':
      return paths.productSettings(at);
    case 'open_market':
      return paths.account(at.account.id);
    case 'edit_blacklist':
      return paths.blacklist(source);
    case 'choose_category':
    case 'add_aspects':
    case 'declare_exemption':
    case 'compare_products':
      return paths.categories(source);
    case 'contact_support':
      return paths.supportAbout('currency');
    case 'choose_shipping':
      return paths.shippingManager(source);
    case 'set_policies':
    case 'reconnect':
      return paths.accounts;
    default:
      return null;
  }
}

export function fixOf(reason: Reason): FixCode {
  return REASONS[reason.code].fix;
}

/** Parameters that are codes and mean nothing to a seller. */
const CODES: readonly string[] = ['code', 'refusal', 'anomaly', 'names', 'productId', 'image', 'categoryId'];

/** The details of a reason: the marketplace's sentence, or the missing names; empty if there are none. */
export function reasonDetail(params: Reason['params']): string {
  return Object.entries(params ?? {})
    .filter(([name, value]) => typeof value === 'string' && value.trim() !== '' && !CODES.includes(name))
    .map(([, value]) => value)
    .join(' · ');
}

/** The item because of which this one is not listed, if the reason names one. */
export function otherItemOf(params: Reason['params']): { readonly itemId: number; readonly sku: string } | undefined {
  const { itemId, sku } = params ?? {};
  return typeof itemId === 'number' && typeof sku === 'string' ? { itemId, sku } : undefined;
}

/** Maps an account's pause to the reason that explains it. */
const PAUSES: Readonly<Record<string, ReasonCode>> = { auth_expired: 'account_disconnected', quota: 'quota_reached' };

/** Explains why something waits: a reason's message, or the given text. The messages `publishing` must be loaded. */
export function pauseSentence(reason: string | null, messages: i18n): string {
  if (reason === null) return '';
  if (reason === 'platform_off') return messages.t('publishing:platformOff');
  const code = PAUSES[reason] ?? reason;
  return isReasonCode(code) ? messages.t(`publishing:reason.${code}`) : reason;
}

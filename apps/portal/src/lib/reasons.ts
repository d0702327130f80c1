import type { FixCode, Reason, ReasonCode } from '@quayside/kernel';
import { isReasonCode, REASONS } from '@quayside/kernel';
import type { i18n } from 'i18next';
import type { AccountPlace } from './account-place.ts';
import { paths } from './paths.ts';

/**
 * Where a fix is made, when that is one place for all items; null where it is on the item, at the marketplace or nowhere.
 * @param at the account that sells. @param source the account that the items are of
 */
export function fixAddress(fix: FixCode, at: AccountPlace, source: AccountPlace = at): string | null {
  switch (fix) {
    case 'unblock':
      return paths.products(source, 'blocked');
    case 'restock':
      return paths.products(source, 'out-of-stock');
    case 'edit_price_rule':
      return paths.priceAdjustment(at);
    case 'edit_blacklist':
      return paths.supportAbout('blacklist');
    case 'contact_support':
      return paths.supportAbout('currency');
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

/** Parameters that are codes: they mean nothing to a seller. */
const CODES: readonly string[] = ['code', 'refusal'];

/** What a reason knows in words: the marketplace's own sentence, the names that are missing. Empty where it knows no more. */
export function reasonDetail(params: Reason['params']): string {
  return Object.entries(params ?? {})
    .filter(([name, value]) => typeof value === 'string' && value.trim() !== '' && !CODES.includes(name))
    .map(([, value]) => value)
    .join(' · ');
}

/** An account says in one word why it waits. */
const PAUSES: Readonly<Record<string, ReasonCode>> = { auth_expired: 'account_disconnected', quota: 'quota_reached' };

/** Why something waits: a reason's sentence, or the words that came with it. The room `publishing` must be loaded. */
export function pauseSentence(reason: string | null, messages: i18n): string {
  if (reason === null) return '';
  if (reason === 'platform_off') return messages.t('publishing:platformOff');
  const code = PAUSES[reason] ?? reason;
  return isReasonCode(code) ? messages.t(`publishing:reason.${code}`) : reason;
}

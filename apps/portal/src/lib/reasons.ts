import type { FixCode, Reason } from '@quayside/kernel';
import { isReasonCode, REASONS } from '@quayside/kernel';
import type { i18n } from 'i18next';
import type { AccountScope } from './account.ts';
import { paths } from './paths.ts';

/** Where a fix is made, when that is one place for all items; null where it is on the item, at the marketplace or nowhere. */
export function fixAddress(fix: FixCode, at: AccountScope): string | null {
  switch (fix) {
    case 'unblock':
      return paths.products(at, 'blocked');
    case 'restock':
      return paths.products(at, 'out-of-stock');
    case 'edit_price_rule':
      return paths.priceAdjustment(at);
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

/** The marketplace's own words about a refusal, and what else a reason knows, as one line; empty where it knows nothing more. */
export function reasonDetail(params: Reason['params']): string {
  return Object.values(params ?? {})
    .map(String)
    .filter((value) => value.trim() !== '')
    .join(' · ');
}

/** Why something waits: a reason's sentence, or the words that came with it. The room `publishing` must be loaded. */
export function pauseSentence(reason: string | null, messages: i18n): string {
  if (reason === null) return '';
  return isReasonCode(reason) ? messages.t(`publishing:reason.${reason}`) : reason;
}

import { findCarrier, isEntitlement, isReasonCode } from '@quayside/kernel';
import type { i18n as Messages } from 'i18next';
import { reasonDetail } from '../../lib/reasons.ts';

/** Where the words of recorded codes are: other rooms have most of them. */
const KEYS = {
  /** The status of an order, or why it was cancelled or refunded. */
  order: (code: string) => `history:order.${code}`,
  orderProblem: (code: string) => `orders:problem.${code}.text`,
  reason: (code: string) => `publishing:reason.${code}`,
  role: (code: string) => `team:role.${code}`,
  match: (code: string) => `blacklist:match.${code}`,
  searched: (code: string) => `blacklist:field.${code}`,
  step: (code: string) => `onboarding:steps.${code}.name`,
  platformState: (code: string) => `entitlements:state.${code}`,
  switch: (code: string) => (isEntitlement(code) ? `billing:grant.${code}` : `entitlements:name.${code}`),
  level: (code: string) => `shipping:level.${code}`,
  interval: (code: string) => `history:interval.${code}`,
  changed: (code: string) => `changes:word.${code}`,
} as const satisfies Record<string, (code: string) => string>;

export type CodeGroup = keyof typeof KEYS;

/** The message files of these words, beside the history's own. */
export const CODE_ROOMS = [
  'orders',
  'publishing',
  'team',
  'blacklist',
  'onboarding',
  'entitlements',
  'billing',
  'shipping',
  'changes',
] as const;

/** Changes of one item name only reasons, and what its listings state. */
export const ITEM_CODE_ROOMS = ['publishing', 'changes'] as const;

/** `ROYAL_MAIL` as `Royal mail`: a code without a message is still readable. */
export function plainCode(code: string): string {
  const words = code
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function hasCodeWords(messages: Messages, group: CodeGroup, code: string): boolean {
  return messages.exists(KEYS[group](code));
}

/** The words of a code in the language of the messages. */
export function codeWords(messages: Messages, group: CodeGroup, code: string): string {
  return hasCodeWords(messages, group, code) ? messages.t(KEYS[group](code) as 'history:nothing') : plainCode(code);
}

/** The name of a carrier as people write it. */
export function carrierName(code: string): string {
  return findCarrier(code)?.name ?? (code.includes('_') ? plainCode(code) : code);
}

/** A recorded reason as a sentence, with the marketplace's own words. */
export function reasonWords(messages: Messages, recorded: unknown): string {
  const { code, params } = (recorded ?? {}) as { code?: unknown; params?: Record<string, string | number> };
  if (typeof code !== 'string') return '';
  const detail = reasonDetail(params);
  const sentence = isReasonCode(code)
    ? messages.t(`publishing:reason.${code}`, { ...params })
    : codeWords(messages, 'reason', code);
  return detail === '' || sentence.includes(detail) ? sentence : `${sentence} ${detail}`;
}

import { ENGINE_LABELS } from '@quayside/contract';
import type { TFunction } from 'i18next';

/** Labels and the messages that say them. */
const PLAIN = {
  human: 'human',
  memory: 'memory',
  respelt: 'respelt',
  'as it is': 'asItIs',
  earlier: 'earlier',
  source: 'source',
  catalogue: 'catalogue',
} as const;

/** Describes where a title comes from. `engine:` is followed by a name. */
export function titleLabel(label: string, t: TFunction<'products'>): string {
  const [kind = '', name = ''] = label.split(':');
  const names: Readonly<Record<string, string>> = { ...ENGINE_LABELS, ebay: 'eBay' };
  if (kind === 'engine') return t('item.label.engine', { name: names[name] ?? name });
  return t(Object.hasOwn(PLAIN, kind) ? `item.label.${PLAIN[kind as keyof typeof PLAIN]}` : 'item.label.other');
}

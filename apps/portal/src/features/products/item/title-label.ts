import type { TFunction } from 'i18next';
import type { Format } from '../../../lib/i18n/format.ts';

const PLAIN = ['human', 'tm_exact', 'composed', 'glossary_draft', 'source', 'catalogue'] as const;

/** Describes who wrote a title. `engine:` is followed by a name; `tm_fuzzy:` and `glossary_draft:` may be followed by a percentage. */
export function titleLabel(label: string, t: TFunction<'products'>, format: Format): string {
  const [kind = '', detail] = label.split(':');
  if (kind === 'engine') return t('item.label.engine', { name: detail ?? '' });
  if (kind === 'tm_fuzzy') return t('item.label.tm_fuzzy', { percent: format.percent(Number(detail ?? 0) / 100) });
  const plain = PLAIN.find((known) => known === kind);
  return t(plain ? `item.label.${plain}` : 'item.label.other');
}

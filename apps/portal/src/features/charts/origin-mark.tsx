import type { SizeOrigin } from '@quayside/kernel';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';

const TONES = { official: 'ok', approximate: 'warn', own: 'info' } as const;

/** Whether a size is from a standard, common in shops, or the seller's own. */
export function OriginMark({ origin }: { readonly origin: SizeOrigin }) {
  const { t } = useTranslation('charts');
  return <Badge tone={TONES[origin]}>{t(`origin.${origin}`)}</Badge>;
}

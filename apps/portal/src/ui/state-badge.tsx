import type { ListingState } from '@quayside/kernel';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { Badge } from './badge.tsx';
import { LISTING_TONES } from './listing-tone.ts';

export function StateBadge({ state }: { readonly state: ListingState }) {
  const { t } = useTranslation();
  return <Badge tone={LISTING_TONES[state]}>{t(`listingState.${state}`)}</Badge>;
}

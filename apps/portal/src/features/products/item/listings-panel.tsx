import type { ListingView, ProductDetail } from '@quayside/contract';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { type ListingDialog, ListingRow } from './listing-row.tsx';
import { PriceBreakdown } from './price-breakdown.tsx';

const PriceDialog = lazyPart(async () => ({ default: (await import('./price-dialog.tsx')).PriceDialog }));
const TitleDialog = lazyPart(async () => ({ default: (await import('./title-dialog.tsx')).TitleDialog }));

interface ListingsPanelProps {
  readonly item: ProductDetail;
  readonly onPublish: () => void;
  readonly onEnd: (listing: ListingView) => void;
}

/** The item's listings abroad with their manual changes. */
export function ListingsPanel({ item, onPublish, onEnd }: ListingsPanelProps) {
  const { t } = useTranslation('products');
  const [open, setOpen] = useState<{ readonly dialog: ListingDialog; readonly listing: ListingView } | null>(null);
  const close = () => setOpen(null);
  return (
    <Panel title={t('item.listings')} flush>
      {item.listings.length === 0 ? (
        <EmptyState
          title={t('item.noListings.title')}
          action={<ChangeButton onClick={onPublish}>{t('item.noListings.action')}</ChangeButton>}
        >
          {t('item.noListings.text')}
        </EmptyState>
      ) : (
        item.listings.map((listing) => (
          <ListingRow
            key={listing.site}
            listing={listing}
            onOpen={(dialog) => setOpen({ dialog, listing })}
            onEnd={() => onEnd(listing)}
          />
        ))
      )}
      <Suspense fallback={null}>
        {open?.dialog === 'title' ? <TitleDialog item={item} listing={open.listing} onClose={close} /> : null}
        {open?.dialog === 'price' ? <PriceDialog item={item} listing={open.listing} onClose={close} /> : null}
      </Suspense>
      {open?.dialog === 'why' ? <PriceBreakdown item={item} listing={open.listing} onClose={close} /> : null}
    </Panel>
  );
}

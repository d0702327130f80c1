import { Button } from '@mantine/core';
import type { LiveListings, ProductSelection } from '@quayside/contract';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SitePlates } from '../../ui/site-plates.tsx';

/** The blocked items and their listings that are still live. */
export interface StillLive {
  readonly selection: ProductSelection;
  readonly live: readonly LiveListings[];
}

interface StillLiveDialogProps {
  readonly live: readonly LiveListings[];
  readonly onEnd: () => void;
  readonly onClose: () => void;
}

/** Blocking ends no listing. This dialog shows what stays live and offers to end it with a run. */
export function StillLiveDialog({ live, onEnd, onClose }: StillLiveDialogProps) {
  const { t } = useTranslation('products');
  const sums = new Map<LiveListings['site'], number>();
  for (const { site, n } of live) sums.set(site, (sums.get(site) ?? 0) + n);
  const count = live.reduce((sum, { n }) => sum + n, 0);
  return (
    <Dialog
      title={t('stillLive.title', { count })}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('stillLive.leave')}
          </Button>
          <ChangeButton isInDialog onClick={onEnd}>
            {t('end')}
          </ChangeButton>
        </>
      }
    >
      <SitePlates sites={[...sums].map(([site, n]) => ({ site, n }))} />
      <p>{t('stillLive.text')}</p>
    </Dialog>
  );
}

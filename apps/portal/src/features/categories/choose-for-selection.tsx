import { Skeleton } from '@mantine/core';
import type { ProductSelection } from '@quayside/contract';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ChooseDialog } from './choose-dialog.tsx';
import { useHomeCategories } from './use-categories.ts';

interface ChooseForSelectionProps {
  readonly selection: ProductSelection;
  /** The number of items; null if it is not known. */
  readonly count: number | null;
  readonly onClose: () => void;
}

/** Chooses the category of a site for the selected items of the account. */
export function ChooseForSelection({ selection, count, onClose }: ChooseForSelectionProps) {
  const { t } = useTranslation('categories');
  const homes = useHomeCategories('');
  const [first, ...others] = homes.data?.pages[0]?.sites ?? [];
  const { accountId: _, ...items } = selection;
  if (!first) {
    return (
      <Dialog title={t('choose.title')} width={620} onClose={onClose}>
        {homes.isPending ? <Skeleton height={120} /> : null}
        {homes.isError ? <ErrorState error={homes.error} onRetry={() => homes.refetch()} /> : null}
        {homes.isSuccess ? <p role="status">{t('choose.noSites')}</p> : null}
      </Dialog>
    );
  }
  return (
    <ChooseDialog
      sites={[first, ...others]}
      words=""
      target={{ selection: items }}
      isChosen
      lead={count === null ? t('choose.forSelection') : t('choose.forItems', { count })}
      onClose={onClose}
    />
  );
}

import type { ProductSelection } from '@quayside/contract';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
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
  const sites = useHomeCategories('').data?.pages[0]?.sites;
  const { accountId: _, ...items } = selection;
  if (!sites) return null;
  return (
    <ChooseDialog
      sites={sites}
      words=""
      target={{ selection: items }}
      isChosen
      lead={count === null ? t('choose.forSelection') : t('choose.forItems', { count })}
      onClose={onClose}
    />
  );
}

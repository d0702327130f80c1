import type { ProductSelection } from '@quayside/contract';
import { listingSitesOf, platformOfSite } from '@quayside/kernel';
import { useAccount } from '../../lib/account.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChooseDialog } from './choose-dialog.tsx';

interface ChooseForSelectionProps {
  readonly selection: ProductSelection;
  /** The number of items; null if it is not known. */
  readonly count: number | null;
  readonly onClose: () => void;
}

/** Chooses the category of a site for the selected items of the account. */
export function ChooseForSelection({ selection, count, onClose }: ChooseForSelectionProps) {
  const { t } = useTranslation('categories');
  const { account } = useAccount();
  const { accountId: _, ...items } = selection;
  return (
    <ChooseDialog
      sites={listingSitesOf(account).filter((site) => platformOfSite(site) === null)}
      words=""
      target={{ selection: items }}
      isChosen
      lead={count === null ? t('choose.forSelection') : t('choose.forItems', { count })}
      onClose={onClose}
    />
  );
}

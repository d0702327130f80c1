import { type EnteredNumber, money, siteFacts } from '@quayside/kernel';
import { useEffect, useState } from 'react';
import { useAccount } from '../../../lib/account.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { MoneyInput } from '../../../ui/number-input.tsx';
import type { Edit } from './use-edits.ts';

/** The largest cost that the call accepts, in minor units. */
const MOST = 9_999_999_999;

/** What a piece of the selected products costs. @param onEdit gets null while something is missing */
export function CostField({ onEdit }: { readonly onEdit: (edit: Edit | null) => void }) {
  const { t } = useTranslation('products');
  const { account } = useAccount();
  const [entered, setEntered] = useState<EnteredNumber>(null);
  const { currency } = siteFacts(account.site);
  useEffect(() => {
    const isReady = typeof entered === 'number' && entered > 0 && entered <= MOST;
    onEdit(isReady ? { what: 'cost', cost: money(entered, currency) } : null);
  }, [entered, currency, onEdit]);
  return <MoneyInput label={t('edit.cost')} currency={currency} value={entered} onChange={setEntered} />;
}

import type { StockAdjustment } from '@quayside/contract';
import type { EnteredNumber } from '@quayside/kernel';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { CountInput } from '../../../ui/number-input.tsx';
import { Radios } from '../../../ui/options.tsx';
import type { Edit } from './use-edits.ts';

type Way = StockAdjustment['kind'];
const WAYS: readonly Way[] = ['set', 'add', 'subtract'];

/** The most pieces of one count. */
const MOST = 10_000_000;

/** How many pieces the selected products have. @param onEdit gets null while something is missing */
export function StockFields({ onEdit }: { readonly onEdit: (edit: Edit | null) => void }) {
  const { t } = useTranslation('products');
  const [way, setWay] = useState<Way>('set');
  const [pieces, setPieces] = useState<EnteredNumber>(null);
  useEffect(() => {
    const isReady = typeof pieces === 'number' && pieces <= MOST && (way === 'set' || pieces > 0);
    onEdit(isReady ? { what: 'stock', adjustment: { kind: way, pieces } } : null);
  }, [way, pieces, onEdit]);
  return (
    <>
      <Radios
        label={t('edit.way')}
        value={way}
        options={WAYS.map((value) => ({ value, label: t(`edit.stock.${value}`) }))}
        onChange={setWay}
      />
      <CountInput label={t('edit.pieces')} description={t('edit.stockHint')} value={pieces} onChange={setPieces} />
    </>
  );
}

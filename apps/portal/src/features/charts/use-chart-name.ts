import type { Chart } from '@quayside/contract';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

const BUILT_IN = [
  'women-shoes',
  'men-shoes',
  'unisex-shoes',
  'children-shoes',
  'women-clothing',
  'men-jackets',
  'children-clothing',
  'baby-clothing',
] as const;

/** Names a chart: the seller's own name, or that of a built-in one. */
export function useChartName(): (chart: Pick<Chart, 'id' | 'name'>) => string {
  const { t } = useTranslation('charts');
  return ({ id, name }) => {
    const builtIn = BUILT_IN.find((one) => one === id);
    return builtIn ? t(`builtIn.${builtIn}`) : name;
  };
}

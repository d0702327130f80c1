import type { Product } from '@quayside/contract';
import type { CellGridProps } from '../../../ui/cell-grid/cell-grid.tsx';

/** What every grid of products is told: its rows, their names, what is selected, and where it was left. */
export type GridProps = Omit<
  CellGridProps<Product>,
  'asideLabel' | 'columns' | 'viewOf' | 'renderAside' | 'cellWidth' | 'writing'
>;

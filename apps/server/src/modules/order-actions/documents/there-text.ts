import { namesOfLine } from '@quayside/kernel';
import type { OrderLineOfAction } from '../../orders/index.ts';

/** What the buyer's site calls an article, if its seller calls it otherwise: SKU and title. */
export function thereText(line: OrderLineOfAction): string | undefined {
  const { there } = namesOfLine(line);
  return there ? [there.sku, there.title].filter(Boolean).join(' · ') : undefined;
}

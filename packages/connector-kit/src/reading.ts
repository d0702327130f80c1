import type { BulkChannel } from './bulk.ts';
import type { Connector } from './port.ts';

/** Methods that change something at the marketplace. */
type Write =
  | 'publish'
  | 'updateOffers'
  | 'end'
  | 'updateHomeStock'
  | 'answerOrders'
  | 'ship'
  | 'cancelOrder'
  | 'refunds'
  | 'bulk';

/**
 * A connector without its write methods, for modules that do not send. Only `dispatch` gets the full connector, which `npm run check`
 * enforces.
 */
export type ReadingConnector = Omit<Connector, Write> & {
  readonly bulk?: Pick<BulkChannel, 'limit' | 'from' | 'overlaps'>;
};

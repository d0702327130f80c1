import type { BulkChannel } from './bulk.ts';
import type { Connector } from './port.ts';

/** What changes something at the marketplace. */
type Write = 'publish' | 'updateOffers' | 'end' | 'updateHomeStock' | 'answerOrders' | 'ship' | 'bulk';

/**
 * A connector without its writes: all that a room of the server is given that does not send. Only `dispatch` is given the whole one (a wall
 * that `npm run check` keeps).
 */
export type ReadingConnector = Omit<Connector, Write> & {
  readonly bulk?: Pick<BulkChannel, 'limit' | 'from' | 'overlaps'>;
};

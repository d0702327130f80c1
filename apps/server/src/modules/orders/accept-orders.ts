import type { AccountSession, Connector, ConnectorError, ExternalOrder } from '@quayside/connector-kit';

/**
 * Takes the orders that the marketplace holds until the seller does. It is done when they are stored and their stock is reserved, and
 * before the cursor moves on: a look that ends in between is repeated, and takes them then.
 * @throws ConnectorError where some could not be taken and may be later
 */
export async function acceptOrders(
  connector: Pick<Connector, 'acceptOrders'>,
  session: AccountSession,
  orders: readonly ExternalOrder[],
): Promise<void> {
  const waiting = orders.filter(({ isToBeAccepted }) => isToBeAccepted).map(({ externalId }) => externalId);
  if (waiting.length === 0 || !connector.acceptOrders) return;
  const outcomes = await connector.acceptOrders(session, waiting);
  const troubles = outcomes.flatMap((outcome) => (outcome.ok || isOver(outcome.error) ? [] : [outcome.error]));
  const [trouble] = troubles;
  if (trouble) throw trouble;
}

/** The buyer or the marketplace has given the order up meanwhile: the next look brings that. */
function isOver({ kind }: ConnectorError): boolean {
  return kind === 'rejected' || kind === 'not-found';
}

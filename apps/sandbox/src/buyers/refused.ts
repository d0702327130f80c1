/** A purchase that the marketplace does not let happen: nothing left, no such listing, an order that has gone too far. */
export class PurchaseRefused extends Error {
  override name = 'PurchaseRefused';
}

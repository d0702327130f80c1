/**
 * A purchase that the marketplace rejects: the item is sold out or unknown, or the order no longer allows the change.
 */
export class PurchaseRefused extends Error {
  override name = 'PurchaseRefused';
}

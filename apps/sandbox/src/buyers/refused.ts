/** A purchase that the marketplace rejects: sold out, unknown listing, or an order past that state. */
export class PurchaseRefused extends Error {
  override name = 'PurchaseRefused';
}

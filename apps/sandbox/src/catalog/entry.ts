/** One listing as the catalogue states it; everything else that a listing shows is derived from it. */
export interface CatalogEntry {
  sku: string;
  /** As the seller wrote it: home listings alone may exceed 80 characters. */
  title: string;
  /** `Toys > Games > Chess`; empty when the source names none. */
  categoryPath: string;
  /** Empty when the source names none. */
  brand: string;
  /** Minor units of `currency`, above zero. */
  priceMinor: number;
  currency: string;
  quantity: number;
  condition?: string;
  description?: string;
  /** Item specifics that the source states; the rest is derived from title and category. */
  specifics?: Readonly<Record<string, string>>;
  variations?: readonly CatalogVariation[];
}

export interface CatalogVariation {
  sku: string;
  specifics: Readonly<Record<string, string>>;
  priceMinor: number;
  quantity: number;
}

/** One catalogue listing; all other data of a listing is derived from it. */
export interface CatalogEntry {
  sku: string;
  /** The seller's title; only home listings may exceed 80 characters. */
  title: string;
  /** `Toys > Games > Chess`; empty if the source has none. */
  categoryPath: string;
  /** Empty if the source has none. */
  brand: string;
  /** Minor units of `currency`, above zero. */
  priceMinor: number;
  currency: string;
  quantity: number;
  condition?: string;
  description?: string;
  /** Item specifics of the source; the rest are derived from title and category. */
  specifics?: Readonly<Record<string, string>>;
  variations?: readonly CatalogVariation[];
  /** The sales format; fixed price if absent. */
  format?: OtherFormat;
}

/** An auction, or a classified ad, which nobody can buy on the site. */
export type OtherFormat = 'auction' | 'classified';

export interface CatalogVariation {
  sku: string;
  specifics: Readonly<Record<string, string>>;
  priceMinor: number;
  quantity: number;
}

import type { SheetTemplate } from '@quayside/contract';
import type { Platform } from '@quayside/kernel';
import type { SheetColumn } from '@quayside/kernel/sheets';

/** What a column of a marketplace's file says: one of ours, or how its row is to be understood. */
export type Meaning =
  | Extract<SheetColumn, 'sku' | 'ref' | 'stock' | 'price' | 'title'>
  /** What the row asks for: to revise, to end, … */
  | 'action'
  /** The site of the row’s listing. */
  | 'site'
  | 'currency'
  /** `Variation` in a row that belongs to the listing above. */
  | 'relationship'
  /** The values of a variation, such as `Color=Red`; in the row of the listing, all of them. */
  | 'details';

export interface TemplateForm {
  readonly format: SheetTemplate;
  readonly platform: Platform;
  /** Of each list, the file has one. Names are plain: small letters and digits alone. */
  readonly needs: readonly (readonly string[])[];
  /** None of them. */
  readonly lacks?: readonly string[];
  readonly columns: Readonly<Record<string, Meaning>>;
}

/**
 * eBay: names without blanks (`*StartPrice`, `CustomLabel`, `ItemID`, `RelationshipDetails`) are File Exchange’s, in the category and revise
 * templates; names in words (`Start price`, `Custom label (SKU)`, `Item number`, `Available quantity`, `Listing site`) are those of Seller
 * Hub’s reports, English on every site. Of the prices only the start price is one that a seller states: `Current price` may be a sale’s.
 */
const EBAY: Readonly<Record<string, Meaning>> = {
  action: 'action',
  itemid: 'ref',
  itemnumber: 'ref',
  customlabel: 'sku',
  customlabelsku: 'sku',
  startprice: 'price',
  price: 'price',
  quantity: 'stock',
  availablequantity: 'stock',
  relationship: 'relationship',
  relationshipdetails: 'details',
  variationdetails: 'details',
  listingsite: 'site',
  currency: 'currency',
};
const EBAY_SKUS = ['customlabel', 'customlabelsku'] as const;

/**
 * Amazon: `sku`, `price`, `quantity`, `add-delete` are the inventory loader’s and the price & quantity file’s, told apart by `product-id` and
 * by the prices of the repricer; `seller-sku` and `listing-id` are the reports’ (`GET_MERCHANT_LISTINGS_DATA` and its relatives).
 */
const AMAZON: Readonly<Record<string, Meaning>> = {
  sku: 'sku',
  sellersku: 'sku',
  price: 'price',
  quantity: 'stock',
  adddelete: 'action',
  currency: 'currency',
};

/** The first form that fits is the file’s. */
export const TEMPLATE_FORMS: readonly TemplateForm[] = [
  {
    format: 'ebay_price_quantity',
    platform: 'ebay',
    needs: [['action'], ['itemnumber', 'itemid'], ['startprice'], ['availablequantity']],
    columns: EBAY,
  },
  {
    format: 'ebay_actions',
    platform: 'ebay',
    needs: [['action'], ['itemid', 'itemnumber', ...EBAY_SKUS]],
    columns: { ...EBAY, title: 'title' },
  },
  {
    format: 'ebay_active_listings',
    platform: 'ebay',
    needs: [['itemnumber'], EBAY_SKUS, ['availablequantity']],
    lacks: ['action'],
    columns: EBAY,
  },
  {
    format: 'amazon_active_listings',
    platform: 'amazon',
    needs: [['sellersku'], ['listingid', 'asin1', 'asin'], ['price'], ['quantity']],
    columns: AMAZON,
  },
  {
    format: 'amazon_inventory_loader',
    platform: 'amazon',
    needs: [['sku'], ['productid'], ['productidtype'], ['price'], ['quantity']],
    columns: AMAZON,
  },
  {
    format: 'amazon_price_quantity',
    platform: 'amazon',
    needs: [['sku'], ['price'], ['quantity'], ['minimumsellerallowedprice', 'handlingtime', 'leadtimetoship']],
    lacks: ['productid'],
    columns: AMAZON,
  },
  {
    // Category flat files until 2024, whose third row has the machine names.
    format: 'amazon_category',
    platform: 'amazon',
    needs: [['itemsku'], ['updatedelete', 'standardprice', 'feedproducttype', 'itemname']],
    columns: {
      itemsku: 'sku',
      standardprice: 'price',
      quantity: 'stock',
      itemname: 'title',
      updatedelete: 'action',
      currency: 'currency',
    },
  },
];

/** A name of Amazon’s newer category files: an attribute with its selectors, such as `item_name[marketplace_id=…][language_tag=…]#1.value`. */
export const AMAZON_PATHS: readonly (readonly [RegExp, Meaning])[] = [
  [/^contribution_sku#1\.value$/, 'sku'],
  [/^::record_action$/, 'action'],
  [/^item_name(?:\[[^\]]*\])*#1\.value$/, 'title'],
  [/^fulfillment_availability(?:\[[^\]]*\])*#1\.quantity$/, 'stock'],
  // The price for all buyers; others are for businesses or other programmes.
  [
    /^purchasable_offer(?:\[(?:marketplace_id=[^\]]*|audience=all)\])*#1\.our_price#1\.schedule#1\.value_with_tax$/,
    'price',
  ],
  [/^purchasable_offer(?:\[(?:marketplace_id=[^\]]*|audience=all)\])*#1\.currency$/, 'currency'],
];

/**
 * The words of actions, by how they begin: eBay’s (File Exchange: Revise, End, Delete, Relist, Add, VerifyAdd, Draft), the letters of
 * Amazon’s `add-delete` (a, d, x), those of `update_delete`, and those of `::record_action` in the languages of Amazon’s files. What ends
 * something is looked for first.
 */
export const ENDING = /^(?:end|delete|del|purge|d|x)$|delete|lösch|supprim|elimin|cancell|borra|删除/;
export const REVISING =
  /^(?:revise|update|partialupdate|partial_update|full_update|edit|a)$|\b(?:update|edit)\b|aktualisier|bearbeit|aktualisierung|mise à jour|mettre à jour|modifi|aggiorna|actualiz|editar|更新|编辑/;

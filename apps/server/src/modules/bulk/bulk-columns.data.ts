import type { NamedBy } from '@quayside/kernel/bulk';

export type BulkColumn = NamedBy | 'sites';
export const BULK_COLUMNS: readonly BulkColumn[] = ['item', 'sku', 'address', 'sites'];

/** How sellers and eBay’s reports name the columns, in lower case and without accents, spaces and punctuation. */
export const COLUMN_NAMES: Readonly<Record<BulkColumn, readonly string[]>> = {
  item: [
    'item', 'itemnumber', 'itemno', 'itemid', 'ebayitemnumber', 'ebayitemid', 'listingid', 'artikelnummer', 'artikelnr', 'ebayartikelnummer',
    'numerodobjet', 'numeroobjet', 'numerodarticle', 'numerodearticulo', 'numerodeobjeto', 'numerooggetto', 'numerodelloggetto', '物品编号', '商品编号', '刊登编号',
  ],
  sku: ['sku', 'customlabel', 'customlabelsku', 'bestandseinheit', 'reference', 'referencia', 'riferimento', '商品编码', '自定义标签'],
  address: [
    'address', 'url', 'link', 'listingurl', 'itemurl', 'adresse', 'angebotslink', 'lien', 'adresseweb', 'enlace', 'direccion', 'indirizzo', 'collegamento', '网址', '链接',
  ],
  sites: [
    'sites', 'site', 'country', 'countries', 'marketplace', 'marketplaces', 'market', 'markets', 'lander', 'land', 'websites', 'marktplatz', 'marktplatze',
    'pays', 'sitesebay', 'paises', 'pais', 'sitios', 'sitio', 'paesi', 'paese', 'siti', 'sito', '站点', '国家', '市场',
  ],
};

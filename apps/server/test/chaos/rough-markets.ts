import type { Platform, Site } from '@quayside/kernel';
import type { TestSandbox } from '../setup/sandbox.ts';

/** The shop whose goods are listed at eBay and Amazon, and the shop through which they are offered at Cdiscount. */
export const UK_SHOP = 'harbour-toys-uk';
const FR_SHOP = 'demo-shop-fr';
export const FR_SHOP_ID = '60211';

export interface MarketRow {
  readonly sku: string;
  readonly price: string;
  readonly quantity: number;
}

/** A shop's state as the marketplace's own console reports it, independent of Quayside. */
export interface Market {
  readonly platform: Platform;
  readonly sites: readonly [Site, ...Site[]];
  readonly carrierCode: string;
  /** The goods' listings on a site. */
  rowsOn(site: Site): Promise<MarketRow[]>;
  skuOn(site: Site, sku: string): string;
  buy(site: Site, sku: string): Promise<unknown>;
  /** The SKUs and tracking numbers of each order. */
  orders(): Promise<{ readonly skus: readonly string[]; readonly parcels: readonly string[] }[]>;
}

interface Line {
  readonly sku: string;
}

export function marketsOf(sandbox: () => TestSandbox): readonly [Market, ...Market[]] {
  const rowsAt = async (path: string) => (await sandbox().control<{ rows: MarketRow[] }>(`${path}&limit=5000`)).rows;
  const ordersAt = async <T extends { lines: readonly Line[] }>(path: string, parcelsOf: (order: T) => string[]) => {
    const { orders } = await sandbox().control<{ orders: T[] }>(`${path}&limit=1000`);
    return orders.map((order) => ({ skus: order.lines.map(({ sku }) => sku), parcels: parcelsOf(order) }));
  };

  const ebay: Market = {
    platform: 'ebay',
    sites: ['DE', 'FR'],
    carrierCode: 'DHL',
    rowsOn: (site) => rowsAt(`listings?seller=${UK_SHOP}&site=${site}`),
    skuOn: (site, sku) => (site === 'UK' ? sku : `${sku}-${site}`),
    buy: (site, sku) => sandbox().control('orders', { seller: UK_SHOP, site, sku, quantity: 1 }),
    orders: () =>
      ordersAt<{ lines: Line[]; shipments: { trackingNumber: string }[] }>(`orders?seller=${UK_SHOP}`, (order) =>
        order.shipments.map(({ trackingNumber }) => trackingNumber),
      ),
  };
  const amazon: Market = {
    platform: 'amazon',
    sites: ['DE', 'FR'],
    carrierCode: 'DHL',
    rowsOn: (site) => rowsAt(`amazon/listings?seller=${UK_SHOP}&site=${site}`),
    skuOn: (_site, sku) => sku,
    buy: (site, sku) => sandbox().control('amazon/orders', { seller: UK_SHOP, site, sku, quantity: 1 }),
    orders: () =>
      ordersAt<{ lines: Line[]; parcels: { trackingNumber: string }[] }>(`amazon/orders?seller=${UK_SHOP}`, (order) =>
        order.parcels.map(({ trackingNumber }) => trackingNumber),
      ),
  };
  const cdiscount: Market = {
    platform: 'cdiscount',
    sites: ['CDFR'],
    carrierCode: 'Colissimo',
    rowsOn: async () => (await rowsAt(`octopia/listings?seller=${FR_SHOP}`)).filter(({ sku }) => sku.endsWith('-CDFR')),
    skuOn: (_site, sku) => `${sku}-CDFR`,
    buy: (_site, sku) => sandbox().control('octopia/orders', { seller: FR_SHOP, sku, quantity: 1 }),
    orders: () =>
      ordersAt<{ lines: (Line & { parcels: { parcelNumber: string }[] })[] }>(
        `octopia/orders?seller=${FR_SHOP}`,
        (order) => order.lines.flatMap(({ parcels }) => parcels.map(({ parcelNumber }) => parcelNumber)),
      ),
  };
  return [ebay, amazon, cdiscount];
}

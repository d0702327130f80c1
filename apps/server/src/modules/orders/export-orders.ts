import type { OrderFileQuery } from '@quayside/contract';
import { carrierName, type Money, namesOfLine, type Site, siteFacts, toDecimal } from '@quayside/kernel';
import { BYTE_ORDER_MARK, csvLine } from '@quayside/kernel/csv';
import { countryName } from '../../platform/country-name.ts';
import type { Db } from '../../platform/database/db.ts';
import { dayIn } from '../../platform/day-in.ts';
import { openBuyer, type StoredBuyer } from './buyer-box.ts';
import { type ExportedOrder, listExportedOrders } from './exported-orders.repository.ts';
import type { Asking } from './order-filter.ts';
import type { OrdersDeps } from './orders.service.ts';

/** As carriers' programs, such as Royal Mail's Click & Drop, and spreadsheets read them. */
const COLUMNS = [
  'order',
  'marketplace',
  'shop',
  'site',
  'status',
  'order_date',
  'ship_by',
  'recipient',
  'address_1',
  'address_2',
  'address_3',
  'city',
  'region',
  'postcode',
  'country_code',
  'country',
  'phone',
  'email',
  'buyer',
  'note',
  'team_note',
  'sku',
  'title',
  'site_sku',
  'site_title',
  'quantity',
  'line_total',
  'items_total',
  'shipping',
  'tax',
  'order_total',
  'currency',
  'carrier',
  'tracking',
] as const;
type Cells = Readonly<Partial<Record<(typeof COLUMNS)[number], string>>>;

const STREET_LINES = 3;

export interface ExportWish {
  readonly query: OrderFileQuery;
  readonly asking: Asking;
  /** The names of the business's accounts, by id. */
  readonly shops: ReadonlyMap<number, string>;
}

/**
 * Orders as CSV, a row for each line, page by page. Amounts of an order are in its first row only, so that a column adds
 * up.
 */
export async function* exportOrders(
  { db, box }: { readonly db: Db } & Pick<OrdersDeps, 'box'>,
  userId: number,
  { query, asking, shops }: ExportWish,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(COLUMNS);
  for await (const orders of listExportedOrders(db, userId, query, asking)) {
    yield orders
      .flatMap((order) => rowsOf(order, openBuyer(box, userId, order), shops.get(order.accountId) ?? ''))
      .map((cells) => csvLine(COLUMNS.map((column) => cells[column] ?? '')))
      .join('');
  }
}

function rowsOf(order: ExportedOrder, buyer: StoredBuyer | null, shop: string): Cells[] {
  const lines = order.lines ?? [];
  const open = lines.filter(({ state }) => state === 'open');
  const shown = open.length > 0 ? open : lines;
  const common = { ...orderCells(order, shop), ...(buyer && buyerCells(buyer)) };
  const amounts = amountCells(order);
  if (shown.length === 0) return [{ ...common, ...amounts }];
  return shown.map((line, index): Cells => {
    const { sku, title } = namesOfLine(line);
    return {
      ...common,
      ...(index === 0 ? amounts : {}),
      sku: sku ?? '',
      title,
      site_sku: line.sku ?? '',
      site_title: line.title,
      quantity: String(line.quantity),
      line_total: decimal(line.totalMinor, line.currency),
      ...shipmentCells(order, line.externalId),
    };
  });
}

function orderCells(order: ExportedOrder, shop: string): Cells {
  const { site, shipToCountry, shipBy } = order;
  return {
    order: order.externalId,
    marketplace: order.platform,
    shop,
    site,
    status: order.status,
    team_note: order.teamNote ?? '',
    order_date: dayAt(site, order.orderedAt),
    ship_by: shipBy ? dayAt(site, shipBy) : '',
    country_code: shipToCountry ?? '',
    // The English name, as carriers' programs read it.
    country: countryName(shipToCountry ?? '', 'en') ?? '',
    currency: order.currency,
  };
}

const dayAt = (site: Site, at: Date) => dayIn(siteFacts(site).timeZone, at);

function buyerCells({ name, username, email, phone, lines, city, region, postalCode, note }: StoredBuyer): Cells {
  const street = [...lines.slice(0, STREET_LINES - 1), lines.slice(STREET_LINES - 1).join(', ')];
  return {
    recipient: name ?? '',
    address_1: street[0] ?? '',
    address_2: street[1] ?? '',
    address_3: street[2] ?? '',
    city: city ?? '',
    region: region ?? '',
    postcode: postalCode ?? '',
    // A plus sign would begin a formula.
    phone: (phone ?? '').replace(/^\+/, '00'),
    email: email ?? '',
    buyer: username ?? '',
    note: note ?? '',
  };
}

function amountCells({ itemsMinor, shippingMinor, taxMinor, totalMinor, currency }: ExportedOrder): Cells {
  return {
    items_total: decimal(itemsMinor, currency),
    shipping: decimal(shippingMinor, currency),
    tax: decimal(taxMinor, currency),
    order_total: decimal(totalMinor, currency),
  };
}

const decimal = (minor: number | null, currency: string): string =>
  minor === null ? '' : toDecimal({ minor, currency: currency as Money['currency'] });

function shipmentCells({ shipments }: ExportedOrder, lineId: string): Cells {
  const own = (shipments ?? []).filter(
    ({ state, lines }) => state !== 'rejected' && lines.some(({ externalId }) => externalId === lineId),
  );
  return {
    carrier: [...new Set(own.map(({ carrier }) => carrierName(carrier)))].join(', '),
    tracking: own.map(({ trackingNumber }) => trackingNumber).join(', '),
  };
}

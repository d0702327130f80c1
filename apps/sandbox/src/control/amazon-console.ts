import { conditions, NEW } from '../amazon/conditions.data.ts';
import { amazonSites } from '../amazon/sites.data.ts';
import type { AutomaticBuyers } from '../buyers/automatic.ts';
import type { World } from '../world.ts';
import { amazonAccessSection } from './access-console.ts';
import { amazonOrderRow, describeAmazonSellers, listAmazonRows, requireAmazonSeller } from './amazon.ts';
import { form, input, link, options, safe, secretForm, section, sellerSelect, table } from './console-parts.ts';
import { behaviourSelect } from './placement.ts';

const LISTINGS_SHOWN = 30;
const ORDERS_SHOWN = 10;
const conditionTypes = conditions.map(({ type }) => type);

/** Amazon's section of the console: sellers, live listings abroad, orders, and its own controls. */
export async function amazonSection(world: World, buyers: AutomaticBuyers, username: string): Promise<string> {
  const sellers = await describeAmazonSellers(world);
  const names = sellers.map((seller) => seller.username);
  const chosen = names.includes(username) ? username : (names[0] ?? '');
  const seller = await requireAmazonSeller(world, chosen);
  const sites = amazonSites.map((site) => site.site);
  const abroad = amazonSites.filter((site) => site.site !== 'UK');
  const hidden = (name: string) => `<input type="hidden" name="seller" value="${name}">`;
  const sellerRows = sellers.map((row) => [
    link(`/control?seller=${row.username}`, row.username),
    safe(row.sellerId),
    row.connections,
    row.orders,
    row.waiting,
    ...sites.map((site) => row.live[site] ?? 0),
    form('amazon/tokens/revoke', hidden(row.username), 'Revoke') +
      form('amazon/tokens/self-authorise', hidden(row.username), 'Self-authorise', true),
  ]);
  const listingRows = listAmazonRows(seller, abroad, 0, LISTINGS_SHOWN).rows.map((row) => [
    row.site,
    safe(row.sku),
    safe(row.asin),
    safe(row.title),
    `${row.price ?? ''}&nbsp;${row.currency ?? ''}`,
    row.quantity,
    safe(row.status.join(', ')),
    safe(row.issues.join(' ')),
  ]);
  const orders = seller.state.ordersByTime
    .slice(-ORDERS_SHOWN)
    .reverse()
    .map((order) => amazonOrderRow(seller, order));
  const orderRows = orders.map((order) => [
    safe(order.orderId),
    order.site,
    order.createdAt.slice(0, 19).replace('T', ' '),
    order.lines.map((line) => `${line.quantity} × ${safe(line.sku)}`).join('<br>'),
    `${order.total.value}&nbsp;${order.total.currency}`,
    order.status,
    order.fulfilledBy,
    form(
      `amazon/orders/${order.orderId}`,
      `<input type="hidden" name="seller" value="${safe(chosen)}">` +
        `<label>State<select name="state">${options(['CANCEL_REQUESTED', 'CANCELLED', 'OPEN'])}</select></label>` +
        `${input('sku', 'SKU', `value="${safe(order.lines[0]?.sku ?? '')}"`)}${input('pieces', 'Pieces (empty: all)')}`,
      'Change',
    ),
  ]);
  const buy =
    `${sellerSelect(names, chosen)}<label>Site<select name="site">${options(sites, 'UK')}</select></label>` +
    `${input('sku', 'SKU', 'required')}${input('quantity', 'Quantity', 'type="number" min="1" value="1"')}` +
    `<label class="tick"><input type="checkbox" name="pending"> not paid yet</label>`;
  const rival =
    `<label>Site<select name="site">${options(sites, 'UK')}</select></label>${input('asin', 'ASIN', 'required')}` +
    `${input('sellerId', 'Competitor', 'required')}${input('price', 'Price (empty takes it away)')}${input('shipping', 'Shipping')}` +
    `<label>Condition<select name="condition">${options(conditionTypes, NEW.type)}</select></label>${behaviourSelect}`;
  const { perMinute, placed } = buyers.status();
  const rate = input('perMinute', 'Automatic orders a minute', `type="number" min="0" step="any" value="${perMinute}"`);
  return [
    section(
      'Amazon: sellers',
      table(['Seller', 'Seller id', 'Connections', 'Orders', 'Waiting', ...sites, ''], sellerRows, 'No sellers') +
        secretForm('amazon/clients/secret', world.config.amazonClients[0]?.clientId ?? ''),
      `${link('/control/api/amazon/sellers', 'JSON')} · ${link(`/control/api/amazon/rates?seller=${chosen}`, 'rates')}`,
    ),
    amazonAccessSection(names, chosen),
    section(
      `Amazon: listings of ${chosen} abroad`,
      table(
        ['Site', 'SKU', 'ASIN', 'Title', 'Price', 'Left', 'Status', 'Issues'],
        listingRows,
        'Nothing is listed abroad',
      ),
      `The first ${LISTINGS_SHOWN} · ${link(`/control/api/amazon/listings?seller=${chosen}`, 'all as JSON')}`,
    ),
    section(
      'Amazon: orders',
      form('amazon/orders', buy, 'Buy') +
        form('amazon/buyers', rate, 'Set') +
        table(['Order', 'Site', 'When', 'What', 'Total', 'Status', 'Sent by', ''], orderRows, 'No orders yet'),
      perMinute > 0 ? `Automatic buyers placed ${placed} orders so far.` : '',
    ),
    section('Amazon: a competitor’s price', form('amazon/competitors', rival, 'Set')),
  ].join('');
}

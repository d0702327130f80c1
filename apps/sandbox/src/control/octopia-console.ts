import type { AutomaticBuyers } from '../buyers/automatic.ts';
import { CREDENTIALS_PATH } from '../octopia/credentials-page.ts';
import { CONDITIONS } from '../octopia/package-processing.ts';
import type { World } from '../world.ts';
import { form, input, link, options, safe, secretForm, section, sellerSelect, table } from './console-parts.ts';
import { describeOctopiaSellers, listOctopiaRows, octopiaOrderRow, requireOctopiaSeller } from './octopia.ts';
import { behaviourSelect } from './placement.ts';

const OFFERS_SHOWN = 30;
const ORDERS_SHOWN = 10;

/**
 * Octopia's section of the console: sellers and the clients that may act for them, offers, orders, and its own
 * controls.
 */
export async function octopiaSection(world: World, buyers: AutomaticBuyers, username: string): Promise<string> {
  const sellers = await describeOctopiaSellers(world);
  const names = sellers.map((seller) => seller.username);
  const chosen = names.includes(username) ? username : (names[0] ?? '');
  const seller = await requireOctopiaSeller(world, chosen);
  const hidden = (name: string) => `<input type="hidden" name="seller" value="${name}">`;
  const linked = (value: boolean) => `<input type="hidden" name="linked" value="${value}">`;
  const sellerRows = sellers.map((row) => [
    link(`/control?seller=${row.username}`, row.username),
    safe(row.sellerId),
    row.connections,
    row.offers,
    row.orders,
    row.waiting,
    form('octopia/links', hidden(row.username) + linked(true), 'Link') +
      form('octopia/links', hidden(row.username) + linked(false), 'Unlink') +
      form('octopia/tokens/revoke', hidden(row.username), 'Revoke all') +
      form('octopia/credentials', hidden(row.username), 'Own credentials', true),
  ]);
  const offerRows = listOctopiaRows(world, seller, 0, OFFERS_SHOWN).rows.map((row) => [
    safe(row.sku),
    safe(row.gtin),
    safe(row.title),
    `${row.price}&nbsp;${row.currency}`,
    row.quantity,
    row.isLive ? 'live' : 'withdrawn',
    row.hasBestOffer ? 'won' : 'lost',
  ]);
  const orders = [...seller.state.orders.values()]
    .slice(-ORDERS_SHOWN)
    .reverse()
    .map((order) => octopiaOrderRow(seller, order));
  const orderRows = orders.map((order) => [
    safe(order.orderId),
    order.createdAt.slice(0, 19).replace('T', ' '),
    order.lines.map((line) => `${line.quantity} × ${safe(line.sku)}`).join('<br>'),
    `${order.total.value}&nbsp;${order.total.currency}`,
    order.status,
    form(
      `octopia/orders/${order.orderId}`,
      `${hidden(chosen)}<input type="hidden" name="state" value="Cancelled">${input('sku', 'Reference (empty: all)')}`,
      'Cancel',
    ),
  ]);
  const buy =
    `${sellerSelect(names, chosen)}${input('sku', 'Reference', 'required')}` +
    `${input('quantity', 'Quantity', 'type="number" min="1" value="1"')}` +
    `<label class="tick"><input type="checkbox" name="processing"> payment not verified yet</label>`;
  const rival =
    `${input('gtin', 'GTIN', 'required')}${input('name', 'Competitor', 'required')}` +
    `${input('price', 'Price (empty takes it away)')}${behaviourSelect}` +
    `<label>Condition<select name="condition">${options(CONDITIONS, 'New')}</select></label>`;
  const seed = `${sellerSelect(names, chosen)}${input('count', 'Offers to add', 'type="number" min="1" value="100"')}`;
  const { perMinute, placed } = buyers.status();
  const rate = input('perMinute', 'Automatic orders a minute', `type="number" min="0" step="any" value="${perMinute}"`);
  return [
    section(
      'Octopia (Cdiscount): sellers',
      table(['Seller', 'Seller id', 'Clients', 'Offers', 'Orders', 'Waiting', ''], sellerRows, 'No sellers') +
        secretForm('octopia/clients/secret', world.octopia.credentials.aggregators[0]?.clientId ?? ''),
      `${link('/control/api/octopia/sellers', 'JSON')} · ${link(CREDENTIALS_PATH, 'API credentials and links')}`,
    ),
    section(
      `Octopia: offers of ${chosen}`,
      table(['Reference', 'GTIN', 'Title', 'Price', 'Left', 'State', 'Best offer'], offerRows, 'No offers') +
        form('octopia/seed', seed, 'Add'),
      `The first ${OFFERS_SHOWN} · ${link(`/control/api/octopia/listings?seller=${chosen}`, 'all as JSON')}`,
    ),
    section(
      'Octopia: orders',
      form('octopia/orders', buy, 'Buy') +
        form('octopia/buyers', rate, 'Set') +
        table(['Order', 'When', 'What', 'Total', 'Status', ''], orderRows, 'No orders yet'),
      perMinute > 0 ? `Automatic buyers placed ${placed} orders so far.` : '',
    ),
    section('Octopia: a competitor’s price', form('octopia/competitors', rival, 'Set')),
  ].join('');
}

import type { FastifyInstance } from 'fastify';
import type { AutomaticBuyers } from '../buyers/automatic.ts';
import { notificationTopics } from '../ebay/notifications/topics.data.ts';
import { ebaySites } from '../ebay/sites.data.ts';
import { faultKinds } from '../platform/faults.ts';
import type { World } from '../world.ts';
import { ebayAccessSection } from './access-console.ts';
import { advertisingSection } from './advertising.ts';
import { amazonSection } from './amazon-console.ts';
import { consoleScript, consoleStyle } from './console-assets.ts';
import { form, input, link, options, safe, secretForm, section, sellerSelect, table } from './console-parts.ts';
import { listListings } from './listings.ts';
import { describeClock, describeQuotas } from './machine.ts';
import { describeNotifications } from './notifications.ts';
import { octopiaSection } from './octopia-console.ts';
import { orderChangeForms } from './order-changes.ts';
import { latestOrders } from './orders.ts';
import { ratesSection } from './rates.ts';
import { describeSellers, requireSeller } from './sellers.ts';
import { stripeSection } from './stripe.ts';
import { taxOfficesSection } from './tax-offices.ts';

const LISTINGS_SHOWN = 50;
const ORDERS_SHOWN = 20;
const DELIVERIES_SHOWN = 15;

function catalogueNote(world: World): string {
  const { source, loaded, skippedCount, refused, changedSinceSeeded } = world.catalog.report;
  const parts = [`Catalogue: ${safe(source)}, ${loaded} listings`];
  if (skippedCount > 0) parts.push(`${skippedCount} rows skipped`);
  if (refused) parts.push(`<b>refused: ${safe(refused)}</b>`);
  if (changedSinceSeeded) parts.push('the file changed since the state began; the state is kept');
  return `${parts.join(' · ')} · ${link('/control/api/catalog', 'report')}`;
}

const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${safe(value)}">`;

type SellerRow = Awaited<ReturnType<typeof describeSellers>>[number];

function sellersSection(world: World, sellers: readonly SellerRow[]): string {
  const sites = ebaySites.map((site) => site.site);
  const rows = sellers.map(({ username, connections, orders, live }) => [
    link(`/control?seller=${username}`, username),
    connections,
    orders,
    ...sites.map((name) => link(`/control?seller=${username}&site=${name}`, live[name] ?? 0)),
    form('tokens/revoke', hidden('seller', username), 'Revoke') +
      form('tokens/revoke', hidden('seller', username) + hidden('reason', 'PASSWORD_CHANGE'), 'Change password'),
  ]);
  return section(
    'Sellers',
    table(['Seller', 'Connections', 'Orders', ...sites, ''], rows, 'No sellers') +
      secretForm('clients/secret', world.config.ebayClients[0]?.clientId ?? ''),
    catalogueNote(world),
  );
}

async function listingsSection(world: World, username: string, site: string | undefined): Promise<string> {
  const seller = await requireSeller(world, username);
  const { rows } = listListings(world, seller, { site, after: undefined, limit: LISTINGS_SHOWN });
  const query = `seller=${username}${site === undefined ? '' : `&site=${site}`}`;
  return section(
    `Live listings of ${username}${site === undefined ? '' : ` on ${site}`}`,
    table(
      ['Site', 'SKU', 'Item', 'Title', 'Price', 'Shipping', 'Left', 'Sold', 'Revisions today'],
      rows.map((row) => [
        row.site,
        safe(row.sku),
        link(row.url, row.itemId),
        safe(row.title),
        `${row.price}&nbsp;${row.currency}`,
        row.shipping ? `${row.shipping.cost}&nbsp;${row.currency} ${safe(row.shipping.service)}` : '',
        row.quantity,
        row.sold,
        row.revisions,
      ]),
      'Nothing is live here',
    ),
    `The first ${LISTINGS_SHOWN} · ${link(`/control/api/listings.csv?${query}`, 'all of them as CSV')}`,
  );
}

async function ordersSection(world: World, buyers: AutomaticBuyers, names: readonly string[], chosen: string) {
  const orders = await latestOrders(world, undefined, ORDERS_SHOWN);
  const { perMinute, placed } = buyers.status();
  const buy =
    `${sellerSelect(names, chosen)}${input('itemId', 'Item id', 'required inputmode="numeric"')}` +
    `${input('sku', 'Variation SKU')}${input('quantity', 'Quantity', 'type="number" min="1" value="1"')}` +
    `<label class="tick"><input type="checkbox" name="unpaid"> pays later</label>`;
  const rate = input('perMinute', 'Automatic orders a minute', `type="number" min="0" step="any" value="${perMinute}"`);
  return section(
    'Orders',
    form('orders', buy, 'Buy') +
      orderChangeForms(sellerSelect(names, chosen)) +
      form('buyers', rate, 'Set') +
      table(
        ['Order', 'Seller', 'Site', 'When', 'What', 'Total', 'Status'],
        orders.map((order) => [
          safe(order.orderId),
          safe(order.seller),
          order.site,
          order.createdAt.slice(0, 19).replace('T', ' '),
          order.lines.map((line) => `${line.quantity} × ${safe(line.sku)}`).join('<br>'),
          `${order.total.value}&nbsp;${order.total.currency}`,
          orderState(order),
        ]),
        'No orders yet',
      ),
    perMinute > 0 ? `Automatic buyers placed ${placed} orders so far.` : '',
  );
}

type OrderRow = Awaited<ReturnType<typeof latestOrders>>[number];
function orderState({ status, isUnpaid, combinedInto, isCancelRequested, cancelReason }: OrderRow): string {
  if (combinedInto !== null) return `now in ${safe(combinedInto)}`;
  if (cancelReason !== null) return 'cancelled';
  return `${status}${isUnpaid ? ', unpaid' : ''}${isCancelRequested ? ', to be cancelled?' : ''}`;
}

function homeSection(names: readonly string[], chosen: string): string {
  const fields =
    `${sellerSelect(names, chosen)}${input('itemId', 'Item id')}${input('sku', 'SKU')}${input('title', 'Title')}` +
    `${input('price', 'Price')}${input('quantity', 'Quantity')}` +
    `<label class="tick"><input type="checkbox" name="end"> end it</label>` +
    `<label class="tick"><input type="checkbox" name="create"> begin a new one</label>`;
  return section('A change at home', form('listings/change', fields, 'Change'));
}

function faultsSection(world: World): string {
  const rows = world.faults
    .list()
    .map((fault) => [
      fault.id,
      fault.kind,
      safe(fault.operation),
      safe(fault.seller ?? 'all'),
      fault.remaining ?? '∞',
      fault.probability,
      fault.hits,
    ]);
  const fields =
    `<label>Kind<select name="kind">${options(faultKinds)}</select></label>${input('operation', 'Operation', 'value="*"')}` +
    `${input('count', 'Count', 'type="number" min="1" value="1"')}${input('probability', 'Chance', 'value="1"')}` +
    `${input('ms', 'Milliseconds', 'value="1000"')}`;
  return section(
    'Faults',
    table(['#', 'Kind', 'Operation', 'Seller', 'Left', 'Chance', 'Hits'], rows, 'No fault is switched on') +
      form('faults', fields, 'Switch on') +
      '<form data-action="faults" data-method="DELETE"><button>Clear all</button><output></output></form>',
  );
}

function notificationsSection(world: World, chosen: string): string {
  const { key, subscriptions, deliveries } = describeNotifications(world);
  const rows = deliveries
    .slice(0, DELIVERIES_SHOWN)
    .map((one) => [
      safe(one.topicId),
      safe(one.username),
      safe(one.endpoint),
      one.signature,
      one.attempts,
      one.hasArrived ? 'arrived' : one.nextAt === null ? 'given up' : `again at ${one.nextAt.slice(11, 19)}`,
      one.lastStatus ?? '',
    ]);
  const send =
    `<label>Topic<select name="topic">${options(notificationTopics.map(({ topicId }) => topicId))}</select></label>` +
    `${input('username', 'User', `required value="${safe(chosen)}"`)}` +
    `${input('endpoint', 'Endpoint (empty: the subscribers’)')}${input('copies', 'Copies', 'type="number" min="1" value="1"')}` +
    `<label>Signature<select name="signature">${options(['good', 'broken', 'foreign'])}</select></label>` +
    `${input('delayMs', 'Held back, ms', 'value="0"')}`;
  const place =
    input('endpoint', 'Endpoint', 'required') + input('verificationToken', 'Verification token', 'required');
  return section(
    'eBay: notifications',
    form('notifications/subscribe', place, 'Subscribe') +
      form('notifications', send, 'Send') +
      form('notifications/key', '', 'Sign with a new key') +
      table(['Topic', 'User', 'Endpoint', 'Signature', 'Attempts', 'State', 'Answer'], rows, 'Nothing was sent'),
    `Key ${safe(key.kid)} · ${subscriptions.length} subscriptions · ${link('/control/api/notifications', 'JSON')}`,
  );
}

function clockSection(world: World): string {
  const { now, offsetMs, rate } = describeClock(world);
  return section(
    'Clock',
    form('clock', input('advanceMs', 'Milliseconds to add', 'value="3600000"'), 'Advance') +
      form('clock', input('rate', 'Times as fast as the machine’s', `value="${rate}"`), 'Run') +
      form('clock', '<input type="hidden" name="reset" value="true">', 'Back to the machine’s time'),
    `${now} · ${offsetMs} ms from the machine’s time, running ${rate} times as fast · one clock for all marketplaces`,
  );
}

function quotasSection(world: World): string {
  const rows = describeQuotas(world).map((quota) => [
    safe(quota.clientId),
    quota.api,
    quota.count,
    quota.limit,
    quota.remaining,
    quota.resetAt,
  ]);
  return section(
    'Quotas',
    table(['Client', 'API', 'Used', 'Limit', 'Left', 'Begins anew'], rows, 'No clients'),
    `Profile: ${world.config.quotaProfile} · ${link('/control/api/requests', 'latest requests')}`,
  );
}

interface Crowds {
  ebay: AutomaticBuyers;
  amazon: AutomaticBuyers;
  octopia: AutomaticBuyers;
}

async function render(world: World, crowds: Crowds, query: { seller?: string; site?: string }) {
  const sellers = await describeSellers(world);
  const names = sellers.map((seller) => seller.username);
  // A name that only another marketplace knows selects a seller there.
  const known = names.includes(query.seller ?? '') ? query.seller : undefined;
  const { username } = (await requireSeller(world, known)).profile;
  const site = ebaySites.find((known) => known.site === query.site)?.site;
  return [
    sellersSection(world, sellers),
    ebayAccessSection(names, username, world.ebay.tokens.consentSeconds),
    await listingsSection(world, username, site),
    await ordersSection(world, crowds.ebay, names, username),
    homeSection(names, username),
    await advertisingSection(world, names, username),
    notificationsSection(world, username),
    faultsSection(world),
    clockSection(world),
    quotasSection(world),
    await amazonSection(world, crowds.amazon, username),
    await octopiaSection(world, crowds.octopia, query.seller ?? ''),
    stripeSection(world),
    ratesSection(world),
    taxOfficesSection(world),
  ].join('');
}

export function mountConsole(app: FastifyInstance, world: World, crowds: Crowds): void {
  app.get<{ Querystring: { seller?: string; site?: string } }>('/control', async (request, reply) => {
    const body = await render(world, crowds, request.query);
    return reply
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
          `<title>Marketplace sandbox</title><style>${consoleStyle}</style></head><body><header><h1>Marketplace sandbox</h1>` +
          `<p>A stand-in for eBay, Amazon and Octopia (Cdiscount): nothing here is real.</p></header><main>${body}</main><script>${consoleScript}</script></body></html>`,
      );
  });
}

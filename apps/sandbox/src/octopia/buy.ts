import { personFrom } from '../buyers/person.ts';
import { PurchaseRefused } from '../buyers/refused.ts';
import type { Defect } from '../platform/defects.ts';
import { DAY_MS } from '../platform/durations.ts';
import { hash32 } from '../platform/seeded.ts';
import { deliveryModes } from './delivery-modes.data.ts';
import type { StoredOffer, StoredOrder, StoredOrderLine } from './model.ts';
import type { OctopiaWorld } from './octopia-world.ts';
import { offerIdOf } from './offer-json.ts';
import { inStatus, openLines, returned, stepAfter, taken } from './order-steps.ts';
import type { OctopiaSeller } from './seller.ts';

export interface OctopiaPurchase {
  lines: { reference: string; quantity: number }[];
  /** The marketplace has not verified the payment yet. */
  isProcessing: boolean;
  /** Allows overselling, as when several buyers pay for the last piece at once. */
  isForced: boolean;
  supplyMode: StoredOrder['supplyMode'];
  defect?: Defect | undefined;
}

const PAYMENT_MS = 5000;
/** One buyer in four pays less than the seller's price; the marketplace pays the difference. */
const DISCOUNTED = 4;
const DISCOUNT_PERCENT = 5;

function requireOffer(seller: OctopiaSeller, reference: string): StoredOffer {
  const offer = seller.state.offers.get(reference);
  if (!offer) throw new PurchaseRefused(`there is no offer ${reference}`);
  return offer;
}

function lineOf(
  world: OctopiaWorld,
  seller: OctopiaSeller,
  orderId: string,
  index: number,
  offer: StoredOffer,
  quantity: number,
): StoredOrderLine {
  const [mode] = offer.deliveryModes;
  const discount = hash32(`${world.config.seed}/discount/${orderId}`) % DISCOUNTED === 0 ? DISCOUNT_PERCENT : 0;
  const asked = offer.priceMinor * quantity;
  return {
    id: `${orderId}-${index + 1}`,
    status: 'WaitingAcceptance',
    reference: offer.reference,
    gtin: offer.gtin,
    title: world.octopia.catalogue.find(offer.gtin)?.title ?? offer.reference,
    condition: offer.condition,
    offerId: offerIdOf(seller, offer),
    quantity,
    unitMinor: offer.priceMinor,
    shippingMinor: (mode?.cost ?? 0) + (mode?.additionalCost ?? 0) * (quantity - 1),
    sellingMinor: asked - Math.round((asked * discount) / 100),
    vatRate: offer.taxes.find(({ code }) => code === 'VAT')?.value ?? 20,
    deliveryMode: mode?.code ?? 'STD',
    parcels: [],
  };
}

/** Places an order; resolves once it is on disk. Cdiscount delivers in France. */
export async function buyOnOctopia(
  world: OctopiaWorld,
  seller: OctopiaSeller,
  purchase: OctopiaPurchase,
): Promise<StoredOrder> {
  const now = world.clock.now();
  const wanted = purchase.lines.map(({ reference, quantity }) => ({
    offer: requireOffer(seller, reference),
    quantity,
  }));
  for (const { offer, quantity } of wanted) {
    if (quantity > offer.quantity && !purchase.isForced) {
      throw new PurchaseRefused(`${offer.reference} has ${offer.quantity} left, ${quantity} were asked for`);
    }
  }
  const { value, change } = seller.next('order');
  const id = `SCID${seller.profile.sellerId.slice(-3)}${String(value).padStart(8, '0')}`;
  const lines = wanted.map(({ offer, quantity }, index) => lineOf(world, seller, id, index, offer, quantity));
  const person = personFrom(`${world.config.seed}/octopia/${id}`, 'FR');
  const [firstName = '', ...rest] = person.fullName.split(' ');
  const preparation = Math.max(...wanted.map(({ offer }) => offer.preparationTime), 1);
  const placed: StoredOrder = {
    id,
    createdAt: now,
    updatedAt: now,
    status: 'WaitingAcceptance',
    supplyMode: purchase.supplyMode,
    next: stepAfter('WaitingAcceptance', now),
    shipBy: now + preparation * DAY_MS,
    customer: person.username,
    buyer: {
      firstName,
      lastName: rest.join(' '),
      email: `${person.username}@clients.cdiscount.example`,
      phone: person.phone,
      street: person.street,
      city: person.city,
      postalCode: person.postalCode,
    },
    lines,
    ...(purchase.defect ? { defect: purchase.defect } : {}),
  };
  const order = purchase.isProcessing
    ? { ...inStatus(placed, 'Processing', now), next: { status: 'WaitingAcceptance' as const, at: now + PAYMENT_MS } }
    : placed;
  seller.commit([change, ...taken(seller, lines, now), { t: 'order', order }]);
  await seller.settled();
  return order;
}

/**
 * The buyer cancels an order that was not shipped, or the line of one reference; its pieces return to stock. An order
 * without other lines is cancelled.
 */
export async function cancelByBuyer(
  world: OctopiaWorld,
  seller: OctopiaSeller,
  orderId: string,
  reference?: string,
): Promise<StoredOrder> {
  const order = seller.state.orders.get(orderId);
  if (!order) throw new PurchaseRefused(`there is no order ${orderId}`);
  if (!['Processing', 'WaitingAcceptance', 'Accepted', 'InPreparation'].includes(order.status)) {
    throw new PurchaseRefused(`an order that is ${order.status} can not be given up`);
  }
  const now = world.clock.now();
  const open = openLines(order);
  const gone = open.filter((line) => reference === undefined || line.reference === reference);
  if (gone.length === 0) throw new PurchaseRefused(`there is no open line of ${reference} in order ${orderId}`);
  const lines = order.lines.map((line) => (gone.includes(line) ? { ...line, status: 'Cancelled' as const } : line));
  const changed: StoredOrder = { ...order, lines, updatedAt: now };
  const cancelled = gone.length === open.length ? inStatus(changed, 'Cancelled', now) : changed;
  seller.commit([...returned(seller, gone, now), { t: 'order', order: cancelled }]);
  await seller.settled();
  return cancelled;
}

/** Maximum days until delivery. */
export const longestDelay = (code: string): number => deliveryModes.find((mode) => mode.code === code)?.delay.max ?? 6;

/** Removes the defect from an order, like a marketplace that fixes a bug. The order has changed now. */
export async function mendOctopiaOrder(
  world: OctopiaWorld,
  seller: OctopiaSeller,
  orderId: string,
): Promise<StoredOrder> {
  const stored = seller.state.orders.get(orderId);
  if (!stored) throw new PurchaseRefused(`there is no order ${orderId}`);
  const { defect: _defect, ...order } = stored;
  const mended = { ...order, updatedAt: world.clock.now() };
  seller.commit([{ t: 'order', order: mended }]);
  await seller.settled();
  return mended;
}

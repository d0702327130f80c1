import { deliveryModes } from './delivery-modes.data.ts';
import { SALES_CHANNEL, SALES_CHANNEL_NAME } from './model.ts';
import { json, type OctopiaCall, type OctopiaOperation } from './operation.ts';

/** The seller's details, and what the contract with Octopia allows. */
function seller({ seller: { profile } }: OctopiaCall) {
  return json(200, {
    sellerId: profile.sellerId,
    shopName: profile.shopName,
    legalName: profile.businessName,
    state: 'Activated',
    email: `contact@${profile.username}.example`,
    address: {
      addressLine1: profile.street,
      postalCode: profile.postalCode,
      city: profile.city,
      countryCode: 'FR',
    },
    shopUrl: `https://www.cdiscount.example/mpv-${profile.username}.html`,
    salesChannels: [{ id: SALES_CHANNEL, name: SALES_CHANNEL_NAME, isActive: true }],
  });
}

function modes({ seller: { profile } }: OctopiaCall) {
  const items = deliveryModes
    .filter(({ code }) => profile.deliveryModes.includes(code))
    .map(({ code, name, delay, isExpress, isHeavy }) => ({
      code,
      name,
      delivery_delay: delay,
      is_express_delivery: isExpress,
      more_than30_kg_product: isHeavy,
    }));
  return json(200, { itemsPerPage: items.length, count: items.length, items });
}

function subscriptions() {
  const items = [{ salesChannelId: SALES_CHANNEL, name: 'Marketplace', isActive: true }];
  return json(200, { itemsPerPage: items.length, items });
}

function indicators({ seller: { state } }: OctopiaCall) {
  const orders = [...state.orders.values()];
  const share = (count: number) => (orders.length === 0 ? 0 : Math.round((count / orders.length) * 10_000) / 100);
  const cancelled = orders.filter(({ status }) => status === 'Cancelled' || status === 'Refused').length;
  const items = [
    { reference: 'CancellationRate', value: share(cancelled), threshold: 2, unit: 'Percent' },
    { reference: 'ClaimRate', value: 0, threshold: 3, unit: 'Percent' },
  ];
  return json(200, { itemsPerPage: items.length, items });
}

export const sellersOperations: readonly OctopiaOperation[] = [
  { name: 'getSellers', method: 'GET', url: '/sellers', run: seller },
  { name: 'getDeliveryModes', method: 'GET', url: '/sellers/delivery-modes', run: modes },
  { name: 'getSubscriptions', method: 'GET', url: '/sellers/subscriptions', run: subscriptions },
  { name: 'getIndicators', method: 'GET', url: '/sellers/indicators', run: indicators },
];

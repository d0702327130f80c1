import type { Names } from '../platform/ignored-fields.ts';

/** The property names of the bodies of Octopia's operations. */
export const bodyNames: Readonly<Record<string, Names>> = {
  createOfferPackage: { packageType: true },
  patchOfferPackage: { state: true },
  addOfferRequests: [
    {
      sellerExternalReference: true,
      product: { gtin: true, reference: true },
      condition: true,
      price: { price: true, originPrice: true, taxes: [{ code: true, value: true }] },
      deliveryModes: [{ code: true, cost: true, additionalCost: true }],
      preparationTime: true,
      quantity: true,
    },
  ],
  createProductsIntegration: {
    products: [
      {
        gtin: true, sellerProductReference: true, title: true, description: true, brand: true, categoryCode: true, language: true,
        variantGroupReference: true, sellerPictureUrls: [{ index: true, url: true }], attributes: [{ propertyReference: true, values: true }],
      },
    ],
  },
  setApprovalStatus: { approval_status: true },
  createShipments: [{ parcelNumber: true, carrierName: true, trackingUrl: true, orderLineIds: true }],
  createCancellation: { orderSellerId: true, reason: true, shippingCostRefund: true },
  createPartialCancellation: {
    orderSellerId: true, lines: [{ lineId: true, offerId: true, reason: true, shippingCostRefund: true }],
  },
  createGesture: { orderId: true, reason: true, amount: true },
};

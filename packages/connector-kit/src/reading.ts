import type { BulkChannel } from './bulk.ts';
import type { Connector } from './port.ts';
import type { PromotionChannel } from './promotions.ts';
import type { ShippingPolicyChannel } from './shipping-policies.ts';

/** Methods that change something at the marketplace. An uploaded document changes nothing until a listing names it. */
type Write =
  | 'publish'
  | 'updateOffers'
  | 'end'
  | 'updateHomeStock'
  | 'answerOrders'
  | 'ship'
  | 'cancelOrder'
  | 'refunds'
  | 'bulk'
  | 'promotions'
  | 'shippingPolicies';

type PromotionWrite = 'createCampaign' | 'setCampaignState' | 'renameCampaign' | 'addAds' | 'updateBids' | 'removeAds';

/**
 * A connector without its write methods, for modules that do not send. Only `dispatch` gets the full connector, which `npm run check`
 * enforces.
 */
export type ReadingConnector = Omit<Connector, Write> & {
  readonly bulk?: Pick<BulkChannel, 'limit' | 'from' | 'overlaps'>;
  readonly shippingPolicies?: Pick<ShippingPolicyChannel, 'list'>;
  readonly promotions?: Omit<PromotionChannel, PromotionWrite>;
};

import type { OctopiaWorld } from './octopia-world.ts';
import { settleOrders } from './order-steps.ts';
import { settlePackages } from './package-processing.ts';
import { settleIntegrations } from './product-processing.ts';
import type { OctopiaSeller } from './seller.ts';

/** Processes what is due. Called before every read of a seller's account, so that only the clock decides. */
export async function settleDue(world: OctopiaWorld, seller: OctopiaSeller): Promise<void> {
  const now = world.clock.now();
  await settleIntegrations(world, seller, now);
  settlePackages(world, seller, now);
  settleOrders(seller, now);
}

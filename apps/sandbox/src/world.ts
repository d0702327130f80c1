import type { AmazonWorld } from './amazon/amazon-world.ts';
import type { EbayWorld } from './ebay/ebay-world.ts';
import type { RatesState } from './ecb/reference-rates.ts';
import type { OctopiaWorld } from './octopia/octopia-world.ts';
import type { StripeWorld } from './stripe/stripe-world.ts';
import type { TaxOffices } from './tax-offices/registers-state.ts';

/**
 * The whole sandbox: the shared machine, and the state of each marketplace. `sandbox.ts` creates it once. A marketplace
 * gets only its own state; the console and the public pages get all of them.
 */
export interface World extends EbayWorld, AmazonWorld, OctopiaWorld, StripeWorld {
  readonly ecb: RatesState;
  readonly taxOffices: TaxOffices;
}

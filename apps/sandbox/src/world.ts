import type { AmazonWorld } from './amazon/amazon-world.ts';
import type { EbayWorld } from './ebay/ebay-world.ts';
import type { OctopiaWorld } from './octopia/octopia-world.ts';
import type { StripeWorld } from './stripe/stripe-world.ts';

/**
 * The whole sandbox: the shared machine, and a state for each marketplace. `sandbox.ts` makes it once. A marketplace is given its own
 * state alone; the console and the public pages are given all of them.
 */
export interface World extends EbayWorld, AmazonWorld, OctopiaWorld, StripeWorld {}

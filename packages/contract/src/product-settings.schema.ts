import { STATED_CONDITIONS } from '@quayside/kernel/product-settings';
import { z } from 'zod';
import { changeSchema } from './changes.schema.ts';
import { productSettings } from './product-settings.ts';
import { accountParams, schemasFor } from './schema.ts';
import { siteSchema } from './session-user.schema.ts';

const count = z.number().int().nonnegative();

const listingSettings = z.strictObject({
  /** Buyers pay no shipping, and the seller bears its cost. */
  freeShipping: z.boolean(),
  /** `home`: as at home. A listing never states a better condition than that. */
  itemCondition: z.enum(STATED_CONDITIONS),
  /** The seller charges no VAT, and listings say so. */
  vatFree: z.boolean(),
});

const countrySettings = z.strictObject({
  /** Nothing of the account is listed there. */
  isExcluded: z.boolean(),
  /** Null follows the account’s own setting; so do the others. */
  freeShipping: listingSettings.shape.freeShipping.nullable(),
  itemCondition: listingSettings.shape.itemCondition.nullable(),
  vatFree: listingSettings.shape.vatFree.nullable(),
});

const input = z.union([
  z.strictObject({ site: z.null(), settings: listingSettings }),
  z.strictObject({ site: siteSchema, settings: countrySettings }),
]);
export type ProductSettingsInput = z.output<typeof input>;

const view = z.object({
  standard: z.object(listingSettings.shape),
  /** Every country where the account can sell, except its own. */
  countries: z
    .array(
      z.object({
        ...countrySettings.shape,
        site: siteSchema,
        /** Listings that are on sale there, or on their way. */
        listings: count,
      }),
    )
    .readonly(),
});
export type ProductSettingsView = z.output<typeof view>;

export const productSettingsSchemas = schemasFor(productSettings, {
  get: { params: accountParams, output: view },
  prepare: { params: accountParams, body: input, output: changeSchema },
});

import { z } from 'zod';
import { portal } from './portal.ts';
import { schemasFor } from './schema.ts';

const popUpSettings = z.object({
  url: z.url(),
  /** The percentage of visits that show it. */
  userPercentage: z.number().int(),
  /** Delay in milliseconds before the pop-up appears. */
  delayMs: z.number().int(),
});
export type PopUpSettings = z.output<typeof popUpSettings>;

const portalSettings = z.object({
  mainSiteUrl: z.url(),
  careersUrl: z.url(),
  /** The external host of shipping and returns. */
  shippingUrl: z.url(),
  adminPortalUrls: z.tuple([z.url(), z.url()]),
  helpCentreUrl: z.url(),
  /** The contact address: a `mailto:` or https URL. */
  contactUrl: z.url(),
  /** Whether `/submit-request` shows the form. If not, it explains how to reach support without the form. */
  isRequestFormOn: z.boolean(),
  /** The live chat's script; null if the installation has no chat. */
  chatScriptUrl: z.url().nullable(),
  /** The pop-up that sellers see once; null if there is none. */
  popUp: popUpSettings.nullable(),
});
/** Settings of an installation for every browser: external addresses, and the available ways to reach support. */
export type PortalSettings = z.output<typeof portalSettings>;

export const portalSchemas = schemasFor(portal, {
  getSettings: {
    output: portalSettings,
  },
});

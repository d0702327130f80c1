import { z } from 'zod';
import { portal } from './portal.ts';
import { schemasFor } from './schema.ts';

export const portalSchemas = schemasFor(portal, {
  getSettings: {
    output: z.object({
      mainSiteUrl: z.url(),
      careersUrl: z.url(),
      shippingUrl: z.url(),
      adminPortalUrls: z.tuple([z.url(), z.url()]),
      helpCentreUrl: z.url(),
      contactUrl: z.url(),
      isRequestFormOn: z.boolean(),
      chatScriptUrl: z.url().nullable(),
      popUp: z.object({ url: z.url(), userPercentage: z.number().int(), delayMs: z.number().int() }).nullable(),
    }),
  },
});

import { defineCall } from './call.ts';
import type { PortalSettings } from './portal.schema.ts';

export type { PopUpSettings, PortalSettings } from './portal.schema.ts';

export const portal = {
  getSettings: defineCall<object, PortalSettings>({
    id: 'portal.getSettings',
    method: 'GET',
    path: '/v1/no-auth/portal_settings',
    summary: 'Addresses outside the portal, and ways to support',
    access: 'public',
  }),
};

import { defineCall } from './call.ts';

export interface PopUpSettings {
  readonly url: string;
  /** The percentage of visits that show it. */
  readonly userPercentage: number;
  /** Delay in milliseconds before the pop-up appears. */
  readonly delayMs: number;
}

/** Settings of an installation for every browser: external addresses, and the available ways to reach support. */
export interface PortalSettings {
  readonly mainSiteUrl: string;
  readonly careersUrl: string;
  /** The external host of shipping and returns. */
  readonly shippingUrl: string;
  readonly adminPortalUrls: readonly [string, string];
  readonly helpCentreUrl: string;
  /** The contact address: a `mailto:` or https URL. */
  readonly contactUrl: string;
  /** Whether `/submit-request` shows the form. If not, it explains how to reach support without the form. */
  readonly isRequestFormOn: boolean;
  /** The live chat's script; null if the installation has no chat. */
  readonly chatScriptUrl: string | null;
  /** The pop-up that sellers see once; null if there is none. */
  readonly popUp: PopUpSettings | null;
}

export const portal = {
  getSettings: defineCall<object, PortalSettings>({
    id: 'portal.getSettings',
    method: 'GET',
    path: '/v1/no-auth/portal_settings',
    summary: 'Addresses outside the portal, and ways to support',
    access: 'public',
  }),
};

import { defineCall } from './call.ts';

export interface PopUpSettings {
  readonly url: string;
  /** To how many of 100 visits it is shown. */
  readonly userPercentage: number;
  /** For how long after the frame nothing shows yet. */
  readonly delayMs: number;
}

/** What an installation tells every browser: the addresses outside the portal, and which ways to support it has. */
export interface PortalSettings {
  readonly mainSiteUrl: string;
  readonly careersUrl: string;
  /** The external host of shipping and returns. */
  readonly shippingUrl: string;
  readonly adminPortalUrls: readonly [string, string];
  readonly helpCentreUrl: string;
  /** Where a person can be written to: a `mailto:` or an https address. */
  readonly contactUrl: string;
  /** Whether `/submit-request` is the form; otherwise it says how to reach support without one. */
  readonly isRequestFormOn: boolean;
  /** The live chat's script; null where the installation has no chat. */
  readonly chatScriptUrl: string | null;
  /** A page that sellers are shown once; null where there is none. */
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

import type { SettingReader } from './setting-reader.ts';

/** Hosts without a trailing slash, and the client from the developer portal. */
export interface EbayConfig {
  readonly apiUrl: string;
  readonly apizUrl: string;
  readonly apimUrl: string;
  readonly authUrl: string;
  readonly tradingUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly ruName: string;
  /** Undefined if eBay sends no notifications here. */
  readonly verificationToken: string | undefined;
  /** The address registered at eBay. */
  readonly notificationUrl: string;
  /** The contact address for eBay's alerts; null keeps the registered one. */
  readonly alertEmail: string | null;
}

/** Hosts without a trailing slash, and the application from Seller Central. */
export interface AmazonConfig {
  readonly apiUrl: string;
  readonly authUrl: string;
  readonly sellerCentralUrl: string;
  readonly applicationId: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
}

/** Octopia's hosts without a trailing slash, and the client that sellers link to their accounts. */
export interface CdiscountConfig {
  readonly apiUrl: string;
  readonly authUrl: string;
  /** Null if each seller brings a client. */
  readonly application: { readonly clientId: string; readonly clientSecret: string } | null;
}

/** The sandbox's default applications. */
export const SANDBOX_OCTOPIA_CLIENT = {
  clientId: 'quayside-demo-aggregator',
  clientSecret: 'quayside-demo-secret',
} as const;
export const SANDBOX_AMAZON_CLIENT = {
  applicationId: 'amzn1.sp.solution.quayside-demo',
  clientId: 'amzn1.application-oa2-client.quayside-demo',
  clientSecret: 'quayside-demo-secret',
} as const;
export const SANDBOX_EBAY_CLIENT = {
  clientId: 'quayside-demo',
  clientSecret: 'quayside-demo-secret',
  ruName: 'Quayside-demo-ru',
  verificationToken: 'quayside-demo-verification-token-0001',
  alertEmail: 'alerts@quayside.example',
} as const;

export function readEbay(read: SettingReader, sandboxUrl: string, publicUrl: string): EbayConfig {
  const apiUrl = read.url('EBAY_API_URL', sandboxUrl);
  return {
    apiUrl,
    apizUrl: read.url('EBAY_APIZ_URL', sandboxUrl),
    apimUrl: read.url('EBAY_APIM_URL', sandboxUrl),
    authUrl: read.url('EBAY_AUTH_URL', sandboxUrl),
    tradingUrl: read.url('EBAY_TRADING_URL', sandboxUrl),
    clientId: read.text('EBAY_CLIENT_ID') ?? SANDBOX_EBAY_CLIENT.clientId,
    clientSecret: read.text('EBAY_CLIENT_SECRET') ?? SANDBOX_EBAY_CLIENT.clientSecret,
    ruName: read.text('EBAY_RU_NAME') ?? SANDBOX_EBAY_CLIENT.ruName,
    verificationToken:
      read.verificationToken('EBAY_VERIFICATION_TOKEN') ??
      (apiUrl === sandboxUrl ? SANDBOX_EBAY_CLIENT.verificationToken : undefined),
    notificationUrl: read.url('EBAY_NOTIFICATION_URL', `${publicUrl}/ebay/notifications`),
    alertEmail: alertEmailOf(read, apiUrl === sandboxUrl),
  };
}

/** Never a fictional address at the real eBay: without a configured one, the registered one stays. */
function alertEmailOf(read: SettingReader, isSandbox: boolean): string | null {
  if (read.text('EBAY_ALERT_EMAIL') !== undefined) return read.mailbox('EBAY_ALERT_EMAIL', undefined);
  return read.text('SUPPORT_EMAIL') ?? (isSandbox ? SANDBOX_EBAY_CLIENT.alertEmail : null);
}

export function readAmazon(read: SettingReader, sandboxUrl: string, publicUrl: string): AmazonConfig {
  return {
    apiUrl: read.url('AMAZON_API_URL', sandboxUrl),
    authUrl: read.url('AMAZON_AUTH_URL', sandboxUrl),
    sellerCentralUrl: read.url('AMAZON_SELLER_CENTRAL_URL', sandboxUrl),
    applicationId: read.text('AMAZON_APPLICATION_ID') ?? SANDBOX_AMAZON_CLIENT.applicationId,
    clientId: read.text('AMAZON_CLIENT_ID') ?? SANDBOX_AMAZON_CLIENT.clientId,
    clientSecret: read.text('AMAZON_CLIENT_SECRET') ?? SANDBOX_AMAZON_CLIENT.clientSecret,
    redirectUri: read.url('AMAZON_REDIRECT_URI', `${publicUrl}/amazon/oauth`),
  };
}

export function readCdiscount(read: SettingReader, sandboxUrl: string): CdiscountConfig {
  const apiUrl = read.url('OCTOPIA_API_URL', sandboxUrl);
  const authUrl = read.url('OCTOPIA_AUTH_URL', sandboxUrl);
  const clientId = read.text('OCTOPIA_CLIENT_ID');
  const clientSecret = read.text('OCTOPIA_CLIENT_SECRET');
  if ((clientId === undefined) !== (clientSecret === undefined)) {
    read.problems.push('OCTOPIA_CLIENT_ID and OCTOPIA_CLIENT_SECRET belong together; expected both or neither');
  }
  if (clientId !== undefined && clientSecret !== undefined) {
    return { apiUrl, authUrl, application: { clientId, clientSecret } };
  }
  return { apiUrl, authUrl, application: apiUrl === sandboxUrl ? SANDBOX_OCTOPIA_CLIENT : null };
}

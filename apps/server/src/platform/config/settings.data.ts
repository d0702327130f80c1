/** One environment variable that Quayside reads. */
export interface Setting {
  readonly name: string;
  /** The default in words for the settings table; empty if there is none. */
  readonly fallback: string;
  /** What it controls, in one sentence. */
  readonly description: string;
}

/** Every setting, in the order of the README's table, which a check compares with this list. */
export const SETTINGS = [
  { name: 'QUAYSIDE_PORT', fallback: '4400', description: 'Port of the portal and its API.' },
  { name: 'QUAYSIDE_HOST', fallback: '127.0.0.1', description: 'Address that the port is opened on; `0.0.0.0` for every network.' },
  { name: 'QUAYSIDE_DATA', fallback: './.quayside', description: 'Data directory: the embedded database, logs, the made secret.' },
  { name: 'DATABASE_URL', fallback: 'the embedded database', description: 'A PostgreSQL server, 15 or newer: `postgresql://user:password@host:5432/name`.' },
  { name: 'QUAYSIDE_PG_BIN', fallback: 'the programs from npm', description: 'Directory of the PostgreSQL programs that the embedded database is run with.' },
  { name: 'QUAYSIDE_PUBLIC_URL', fallback: '`http://localhost:<QUAYSIDE_PORT>`', description: 'Address at which sellers reach the portal; links and consent pages lead back to it.' },
  { name: 'TRUSTED_PROXIES', fallback: 'none', description: 'Proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed: `loopback` for this machine, addresses and networks, with commas between them.' },
  { name: 'QUAYSIDE_SECRET', fallback: 'made once, kept in the data directory', description: 'At least 32 characters; marketplace tokens are encrypted with it. To change it, see “Changing the secret”.' },
  { name: 'QUAYSIDE_OLD_SECRETS', fallback: 'none', description: 'Earlier secrets, with commas between them, while what they sealed is sealed anew.' },
  { name: 'QUAYSIDE_ROLE', fallback: 'all', description: 'What this start runs: `all`, `gateway` (portal and API) or `worker` (background jobs).' },
  { name: 'QUAYSIDE_DEMO', fallback: 'on while eBay is the sandbox', description: 'Seeds the demo logins: `on` or `off`.' },
  { name: 'QUAYSIDE_LOG_LEVEL', fallback: 'info', description: '`trace`, `debug`, `info`, `warn`, `error` or `silent`.' },
  { name: 'SESSION_IDLE_MINUTES', fallback: '10080', description: 'After so many minutes without a request a session ends, 5 to 43200; it ends after 30 days in any case.' },
  { name: 'QUAYSIDE_POLL_INTERVAL_MS', fallback: '1000', description: 'How often marketplaces are asked for new orders at most; an account’s quota may stretch it.' },
  { name: 'MARKETPLACE_CLOCK_URL', fallback: 'the sandbox’s clock while every marketplace is the sandbox, else `off`', description: 'What tells the marketplaces’ time: throttle, pauses, waits, tokens and their warnings follow the sandbox’s clock, however it is moved. `off`: the machine’s, as for real marketplaces.' },
  { name: 'KEEP_SENDS_DAYS', fallback: '90', description: 'For how many days it is kept what was sent to marketplaces, with outcome and verdict.' },
  { name: 'KEEP_REQUESTS_DAYS', fallback: '7', description: 'For how many days the log of every call to a marketplace is kept.' },
  { name: 'GATEWAY_METRICS_PORT', fallback: 'a gateway serves none', description: 'Port on the loopback address where a gateway answers `/metrics` and `/healthz`.' },
  { name: 'WORKER_METRICS_PORT', fallback: 'a worker serves none', description: 'Port on the loopback address where a worker answers `/metrics` and `/healthz`.' },
  { name: 'SMTP_URL', fallback: 'mails become files in `<QUAYSIDE_DATA>/mail`', description: 'Mail server: `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte.' },
  { name: 'MAIL_FROM', fallback: '`Quayside <no-reply@<host of QUAYSIDE_PUBLIC_URL>>`', description: 'Sender of every mail.' },
  { name: 'TRANSLATION_ENGINE', fallback: 'off while eBay is the sandbox', description: 'Machine translation of titles that would be drafts: `ebay` (eBay’s Translation API) or `off`.' },
  { name: 'SANDBOX_PORT', fallback: '4410', description: 'Port of the sandbox marketplaces; `off` starts none.' },
  { name: 'SANDBOX_CATALOG', fallback: 'a built-in catalogue of 300 items', description: 'CSV file of what the sandbox’s sellers sell.' },
  { name: 'EBAY_API_URL', fallback: 'the sandbox', description: 'Host of eBay’s REST APIs; `https://api.ebay.com` is the real one.' },
  { name: 'EBAY_APIZ_URL', fallback: 'the sandbox', description: 'Host of eBay’s Identity API; `https://apiz.ebay.com` is the real one.' },
  { name: 'EBAY_APIM_URL', fallback: 'the sandbox', description: 'Host of eBay’s Media API; `https://apim.ebay.com` is the real one.' },
  { name: 'EBAY_AUTH_URL', fallback: 'the sandbox', description: 'Host of eBay’s consent page; `https://auth.ebay.com` is the real one.' },
  { name: 'EBAY_TRADING_URL', fallback: 'the sandbox', description: 'Host of eBay’s Trading API; `https://api.ebay.com` is the real one.' },
  { name: 'EBAY_CLIENT_ID', fallback: 'the sandbox’s demo client', description: 'App ID of the eBay developer account.' },
  { name: 'EBAY_CLIENT_SECRET', fallback: 'the sandbox’s demo client', description: 'Cert ID of the eBay developer account.' },
  { name: 'EBAY_RU_NAME', fallback: 'the sandbox’s demo client', description: 'RuName whose accepted address is `<QUAYSIDE_PUBLIC_URL>/ebay/oauth`.' },
  { name: 'EBAY_VERIFICATION_TOKEN', fallback: 'the sandbox’s demo token while eBay is the sandbox, else no notifications', description: 'What eBay and this Quayside both know when eBay checks the address for its notifications: 32 to 80 letters, digits, `_` and `-`.' },
  { name: 'EBAY_NOTIFICATION_URL', fallback: '`<QUAYSIDE_PUBLIC_URL>/ebay/notifications`', description: 'That address, exactly as it is registered at eBay.' },
  { name: 'EBAY_ALERT_EMAIL', fallback: '`SUPPORT_EMAIL`, else the one that eBay knows', description: 'Mailbox that eBay writes to when its notifications do not arrive; eBay takes no address for them before it knows one.' },
  { name: 'MAIN_SITE_URL', fallback: '`https://www.quayside.example`', description: 'Address of the main site, linked from the footer; who does not accept the terms is sent there.' },
  { name: 'CAREERS_URL', fallback: '`https://careers.quayside.example`', description: 'Address of the careers page, linked from the footer.' },
  { name: 'SHIPPING_URL', fallback: '`https://shipping.quayside.example`', description: 'Host of shipping and returns: `/shipping` and `/returns` lead there once they are enabled for a seller.' },
  { name: 'ADMIN_PORTAL_URL', fallback: '`https://admin.quayside.example`', description: 'First of the two admin portals, linked in an admin’s user menu.' },
  { name: 'ADMIN_PORTAL_2_URL', fallback: '`https://admin2.quayside.example`', description: 'Second of the two admin portals.' },
  { name: 'HELP_CENTRE_URL', fallback: '`https://help.quayside.example`', description: 'Address of the help centre; its search is `/search?query=…`.' },
  { name: 'CONTACT_URL', fallback: '`mailto:support@quayside.example`', description: 'Where sellers reach a person: a `mailto:` or an https address.' },
  { name: 'SUBMIT_REQUEST', fallback: '`form` where there is a mailbox for it', description: 'What `/submit-request` is: `form` (a support request) or `contact` (the help centre and the contact address).' },
  { name: 'SUPPORT_EMAIL', fallback: 'the mailbox of `CONTACT_URL`', description: 'Mailbox that support requests are mailed to; needed for the form where `CONTACT_URL` is a page.' },
  { name: 'CHAT_SCRIPT_URL', fallback: 'no chat', description: 'Script of the live chat, which sets `window.quaysideChat`; its origin is the only foreign one that the page may load from.' },
  { name: 'POP_UP_URL', fallback: 'no pop-up', description: 'Page that each seller’s browser shows once in a pop-up; its origin may be framed.' },
  { name: 'POP_UP_PERCENTAGE', fallback: '100', description: 'To how many of 100 visits the pop-up shows, 0 to 100.' },
  { name: 'POP_UP_DELAY_MS', fallback: '2000', description: 'How long after signing in the pop-up waits.' },
  { name: 'AMAZON_API_URL', fallback: 'the sandbox while eBay is the sandbox, else Amazon is off', description: 'Host of Amazon’s Selling Partner API; `https://sellingpartnerapi-eu.amazon.com` is the real one.' },
  { name: 'AMAZON_AUTH_URL', fallback: 'the sandbox', description: 'Host of Login with Amazon; `https://api.amazon.com` is the real one.' },
  { name: 'AMAZON_SELLER_CENTRAL_URL', fallback: 'the sandbox', description: 'Host of Amazon’s consent page; `https://sellercentral-europe.amazon.com` is the real one.' },
  { name: 'AMAZON_APPLICATION_ID', fallback: 'the sandbox’s demo client', description: 'Id of the application: `amzn1.sp.solution.…`.' },
  { name: 'AMAZON_CLIENT_ID', fallback: 'the sandbox’s demo client', description: 'Client id of the application’s Login with Amazon credentials.' },
  { name: 'AMAZON_CLIENT_SECRET', fallback: 'the sandbox’s demo client', description: 'Client secret of the application; Amazon has it renewed every 180 days.' },
  { name: 'AMAZON_REDIRECT_URI', fallback: '`<QUAYSIDE_PUBLIC_URL>/amazon/oauth`', description: 'Redirect address that is registered with the application.' },
  { name: 'OCTOPIA_API_URL', fallback: 'the sandbox while eBay is the sandbox, else Cdiscount is off', description: 'Host of Octopia’s seller API, which Cdiscount is reached through; `https://api.octopia-io.net` is the real one.' },
  { name: 'OCTOPIA_AUTH_URL', fallback: 'the sandbox', description: 'Host that Octopia’s tokens come from; `https://auth.octopia-io.net` is the real one.' },
  { name: 'OCTOPIA_CLIENT_ID', fallback: 'the sandbox’s demo client, else none', description: 'Client id of an aggregator that sellers link to their accounts; without one each seller types in a client of its own.' },
  { name: 'OCTOPIA_CLIENT_SECRET', fallback: 'the sandbox’s demo client, else none', description: 'Secret of that client.' },
] as const satisfies readonly Setting[];

export type SettingName = (typeof SETTINGS)[number]['name'];

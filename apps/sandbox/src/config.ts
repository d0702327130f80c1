export interface EbayClient {
  clientId: string;
  clientSecret: string;
  /** eBay's name of a registered redirect, used in place of a redirect URL. */
  ruName: string;
  acceptUrl: string;
}

export interface AmazonClient {
  clientId: string;
  clientSecret: string;
  /** The name of the application on the consent page. */
  applicationId: string;
  /** The redirect address after consent; null for a private application. */
  redirectUri: string | null;
}

export interface OctopiaClient {
  clientId: string;
  clientSecret: string;
}

export interface CatalogSize {
  singles: number;
  varied: number;
}

export interface SandboxConfig {
  port: number;
  dataDirectory: string;
  /** A CSV file; undefined for the built-in catalogue. */
  catalogPath: string | undefined;
  /** How many listings of the built-in catalogue there are, without variations and with them; undefined for all. */
  catalogSize: CatalogSize | undefined;
  quotaProfile: 'default' | 'strict';
  seed: string;
  publicUrl: string;
  ebayClients: EbayClient[];
  amazonClients: AmazonClient[];
  /** Clients of aggregators; sellers' own clients are created in the sandbox. */
  octopiaClients: OctopiaClient[];
  /** Where Stripe's events are sent; undefined sends none. */
  stripeWebhookUrl: string | undefined;
}

export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly problems: string[];
  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

const DEMO_EBAY_CLIENT = {
  clientId: 'quayside-demo',
  clientSecret: 'quayside-demo-secret',
  ruName: 'Quayside-demo-ru',
  acceptUrl: 'http://localhost:4400/ebay/oauth',
};

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

const DEMO_AMAZON_CLIENT = {
  clientId: 'amzn1.application-oa2-client.quayside-demo',
  clientSecret: 'quayside-demo-secret',
  applicationId: 'amzn1.sp.solution.quayside-demo',
  redirectUri: 'http://localhost:4400/amazon/oauth',
};

const DEMO_OCTOPIA_CLIENT = { clientId: 'quayside-demo-aggregator', clientSecret: 'quayside-demo-secret' };

/**
 * Reads a setting with a JSON list of objects with text fields. `urlField` is the field with an http(s) address, null
 * for none. If the setting is unset, the list contains only the client `demo`.
 */
function readClients<Name extends string>(
  setting: string,
  text: string | undefined,
  demo: Record<Name, string>,
  urlField: NoInfer<Name> | null,
  problems: string[],
): Record<Name, string>[] {
  if (text === undefined) return [demo];
  const names = Object.keys(demo) as Name[];
  const complain = (detail: string) => {
    problems.push(`${setting} ${detail}`);
    return [];
  };
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return complain(`is not JSON: give a list of {${names.map((name) => `"${name}"`).join(',')}}`);
  }
  if (!Array.isArray(parsed) || parsed.length === 0) return complain('must be a list of at least one client');
  return parsed.flatMap((entry: unknown, index) => {
    const fields = (typeof entry === 'object' && entry !== null ? entry : {}) as Record<string, unknown>;
    if (names.some((name) => typeof fields[name] !== 'string' || fields[name] === '')) {
      return complain(`entry ${index} needs ${names.slice(0, -1).join(', ')} and ${names.at(-1)} as text`);
    }
    if (urlField !== null && !isHttpUrl(String(fields[urlField]))) {
      return complain(`entry ${index}: ${urlField} "${fields[urlField]}" is not an http(s) URL`);
    }
    return [Object.fromEntries(names.map((name) => [name, String(fields[name])])) as Record<Name, string>];
  });
}

/** Reads every setting; throws one `ConfigError` that lists all problems by the name of the setting. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): SandboxConfig {
  const problems: string[] = [];
  // An empty variable counts as unset.
  const get = (name: string): string | undefined => env[name] || undefined;

  const portText = get('SANDBOX_PORT') ?? '4410';
  const port = /^\d{1,5}$/.test(portText) ? Number(portText) : Number.NaN;
  if (!(port >= 0 && port <= 65535)) problems.push(`SANDBOX_PORT "${portText}" is not a port (0 to 65535)`);

  const quotaProfile = get('SANDBOX_QUOTA_PROFILE') ?? 'default';
  if (quotaProfile !== 'default' && quotaProfile !== 'strict') {
    problems.push(`SANDBOX_QUOTA_PROFILE "${quotaProfile}" is not one of default, strict`);
  }

  const sizeText = get('SANDBOX_CATALOG_SIZE');
  const size = /^(\d{1,4})\+(\d{1,4})$/.exec(sizeText ?? '');
  if (sizeText !== undefined && size === null) {
    problems.push(`SANDBOX_CATALOG_SIZE "${sizeText}" is not two numbers as in 6+2`);
  }

  const publicUrl = (get('SANDBOX_PUBLIC_URL') ?? `http://127.0.0.1:${portText}`).replace(/\/+$/, '');
  if (!isHttpUrl(publicUrl)) problems.push(`SANDBOX_PUBLIC_URL "${publicUrl}" is not an http(s) URL`);

  const ebayClients: EbayClient[] = readClients(
    'SANDBOX_EBAY_CLIENTS',
    get('SANDBOX_EBAY_CLIENTS'),
    DEMO_EBAY_CLIENT,
    'acceptUrl',
    problems,
  );
  const amazonClients: AmazonClient[] = readClients(
    'SANDBOX_AMAZON_CLIENTS',
    get('SANDBOX_AMAZON_CLIENTS'),
    DEMO_AMAZON_CLIENT,
    'redirectUri',
    problems,
  );
  const octopiaClients: OctopiaClient[] = readClients(
    'SANDBOX_OCTOPIA_CLIENTS',
    get('SANDBOX_OCTOPIA_CLIENTS'),
    DEMO_OCTOPIA_CLIENT,
    null,
    problems,
  );

  const stripeWebhookUrl = get('SANDBOX_STRIPE_WEBHOOK_URL');
  if (stripeWebhookUrl !== undefined && !isHttpUrl(stripeWebhookUrl)) {
    problems.push(`SANDBOX_STRIPE_WEBHOOK_URL "${stripeWebhookUrl}" is not an http(s) URL`);
  }

  if (problems.length > 0) throw new ConfigError(problems);
  return {
    port,
    dataDirectory: get('SANDBOX_DATA') ?? './.quayside/sandbox',
    catalogPath: get('SANDBOX_CATALOG'),
    catalogSize: size === null ? undefined : { singles: Number(size[1]), varied: Number(size[2]) },
    quotaProfile: quotaProfile === 'strict' ? 'strict' : 'default',
    seed: get('SANDBOX_SEED') ?? 'quayside',
    publicUrl,
    ebayClients,
    amazonClients,
    octopiaClients,
    stripeWebhookUrl,
  };
}

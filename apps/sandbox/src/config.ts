export interface EbayClient {
  clientId: string;
  clientSecret: string;
  /** eBay's name for a registered redirect: it stands where other services take a redirect URL. */
  ruName: string;
  acceptUrl: string;
}

export interface SandboxConfig {
  port: number;
  dataDirectory: string;
  /** A CSV file; undefined for the built-in catalogue. */
  catalogPath: string | undefined;
  quotaProfile: 'default' | 'strict';
  seed: string;
  publicUrl: string;
  ebayClients: EbayClient[];
}

export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly problems: string[];
  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

const DEMO_CLIENT: EbayClient = {
  clientId: 'quayside-demo',
  clientSecret: 'quayside-demo-secret',
  ruName: 'Quayside-demo-ru',
  acceptUrl: 'http://localhost:4400/ebay/oauth',
};

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

function readClients(text: string | undefined, problems: string[]): EbayClient[] {
  if (text === undefined) return [DEMO_CLIENT];
  const complain = (detail: string) => {
    problems.push(`SANDBOX_EBAY_CLIENTS ${detail}`);
    return [];
  };
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return complain('is not JSON: give a list of {"clientId","clientSecret","ruName","acceptUrl"}');
  }
  if (!Array.isArray(parsed) || parsed.length === 0) return complain('must be a list of at least one client');
  const clients: EbayClient[] = [];
  for (const [index, entry] of parsed.entries()) {
    const fields: Record<string, unknown> = typeof entry === 'object' && entry !== null ? entry : {};
    const { clientId, clientSecret, ruName, acceptUrl } = fields;
    if ([clientId, clientSecret, ruName, acceptUrl].some((value) => typeof value !== 'string' || value === '')) {
      complain(`entry ${index} needs clientId, clientSecret, ruName and acceptUrl as text`);
    } else if (!isHttpUrl(String(acceptUrl))) {
      complain(`entry ${index}: acceptUrl "${acceptUrl}" is not an http(s) URL`);
    } else {
      clients.push({
        clientId: String(clientId),
        clientSecret: String(clientSecret),
        ruName: String(ruName),
        acceptUrl: String(acceptUrl),
      });
    }
  }
  return clients;
}

/** Reads every setting; throws one `ConfigError` that lists all problems by the setting's name. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): SandboxConfig {
  const problems: string[] = [];
  // A variable set to nothing counts as unset, as it does in most shells' scripts.
  const get = (name: string): string | undefined => env[name] || undefined;

  const portText = get('SANDBOX_PORT') ?? '4410';
  const port = /^\d{1,5}$/.test(portText) ? Number(portText) : Number.NaN;
  if (!(port >= 0 && port <= 65535)) problems.push(`SANDBOX_PORT "${portText}" is not a port (0 to 65535)`);

  const quotaProfile = get('SANDBOX_QUOTA_PROFILE') ?? 'default';
  if (quotaProfile !== 'default' && quotaProfile !== 'strict') {
    problems.push(`SANDBOX_QUOTA_PROFILE "${quotaProfile}" is not one of default, strict`);
  }

  const publicUrl = (get('SANDBOX_PUBLIC_URL') ?? `http://127.0.0.1:${portText}`).replace(/\/+$/, '');
  if (!isHttpUrl(publicUrl)) problems.push(`SANDBOX_PUBLIC_URL "${publicUrl}" is not an http(s) URL`);

  const ebayClients = readClients(get('SANDBOX_EBAY_CLIENTS'), problems);

  if (problems.length > 0) throw new ConfigError(problems);
  return {
    port,
    dataDirectory: get('SANDBOX_DATA') ?? './.quayside/sandbox',
    catalogPath: get('SANDBOX_CATALOG'),
    quotaProfile: quotaProfile === 'strict' ? 'strict' : 'default',
    seed: get('SANDBOX_SEED') ?? 'quayside',
    publicUrl,
    ebayClients,
  };
}

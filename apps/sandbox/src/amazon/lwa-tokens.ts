import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { AmazonClient } from '../config.ts';
import type { Clock } from '../platform/clock.ts';
import { type Expirable, expiring, ofSeller } from '../platform/expiring.ts';
import { openJournal } from '../platform/journal.ts';

/** Lifetimes in seconds: five minutes for a code, an hour for an access token, a year for a seller's authorisation. */
export const CODE_SECONDS = 300;
export const ACCESS_SECONDS = 3600;
const GRANT_SECONDS = 365 * 86_400;

interface Code {
  code: string;
  clientId: string;
  seller: string;
  redirectUri: string;
  expiresAt: number;
}

export interface Grant {
  refreshToken: string;
  clientId: string;
  seller: string;
  expiresAt: number;
}

interface Access {
  token: string;
  clientId: string;
  seller: string;
  refreshToken: string;
  expiresAt: number;
}

type TokenChange =
  | { t: 'code'; code: Code }
  | { t: 'code-used'; code: string }
  | { t: 'grant'; grant: Grant }
  | { t: 'grant-gone'; refreshToken: string }
  | { t: 'access'; access: Access }
  | { t: 'client'; client: AmazonClient }
  | { t: 'secret'; clientId: string; isExpired: boolean };

/** Login with Amazon: codes, tokens, and private applications of sellers. */
export interface LwaTokens {
  client(clientId: string): AmazonClient | undefined;
  /** Creates a self-authorised private application of the seller on first use. */
  selfAuthorise(seller: string): { client: AmazonClient; grant: Grant };
  /** Expires a client's secret, or makes it valid again. */
  setSecretExpired(clientId: string, isExpired: boolean): void;
  isSecretExpired(clientId: string): boolean;
  issueCode(input: Pick<Code, 'clientId' | 'seller' | 'redirectUri'>): string;
  /** Redeems a code; undefined if it is unknown, used or expired. */
  redeemCode(code: string): Code | undefined;
  grant(clientId: string, seller: string): Grant;
  findGrant(refreshToken: string): Grant | undefined;
  issueAccess(grant: Grant): string;
  /** `revoked` for a token whose grant has ended, and for an unknown token. */
  findAccess(token: string): Access | 'expired' | 'revoked';
  /** Ends all grants of a seller and returns their number. */
  revokeSeller(seller: string): number;
  /** Expires a seller's tokens of this kind; an authorisation also ends its access tokens. Returns their number. */
  expire(seller: string, what: Expirable): number;
  grantsOf(seller: string): number;
  settled(): Promise<void>;
  close(): Promise<void>;
}

const COMPACT_BYTES = 1024 * 1024;
const secret = () => randomBytes(32).toString('base64url');

export async function openLwaTokens(
  dataDirectory: string,
  clock: Clock,
  configured: readonly AmazonClient[],
): Promise<LwaTokens> {
  const codes = new Map<string, Code>();
  const grants = new Map<string, Grant>();
  const accesses = new Map<string, Access>();
  const clients = new Map(configured.map((client) => [client.clientId, client]));
  const own = new Map<string, AmazonClient>();
  const expiredSecrets = new Set<string>();

  function apply(change: TokenChange): void {
    switch (change.t) {
      case 'code':
        codes.set(change.code.code, change.code);
        return;
      case 'code-used':
        codes.delete(change.code);
        return;
      case 'grant':
        grants.set(change.grant.refreshToken, change.grant);
        return;
      case 'grant-gone':
        grants.delete(change.refreshToken);
        return;
      case 'access':
        accesses.set(change.access.token, change.access);
        return;
      case 'client':
        clients.set(change.client.clientId, change.client);
        own.set(change.client.clientId, change.client);
        return;
      case 'secret':
        if (change.isExpired) expiredSecrets.add(change.clientId);
        else expiredSecrets.delete(change.clientId);
        return;
    }
  }

  const journal = await openJournal(join(dataDirectory, 'amazon', 'tokens'), (record) => apply(record as TokenChange));
  function commit(change: TokenChange): void {
    journal.append(change);
    apply(change);
  }

  function* snapshot(): Generator<TokenChange> {
    for (const client of [...own.values()]) yield { t: 'client', client };
    for (const clientId of [...expiredSecrets]) yield { t: 'secret', clientId, isExpired: true };
    for (const grant of [...grants.values()]) yield { t: 'grant', grant };
    const isFresh = ({ expiresAt }: { expiresAt: number }) => expiresAt > clock.now() - 86_400_000;
    for (const code of [...codes.values()]) if (isFresh(code)) yield { t: 'code', code };
    for (const access of [...accesses.values()]) if (isFresh(access)) yield { t: 'access', access };
  }
  if (journal.bytes > COMPACT_BYTES) await journal.compact(snapshot());

  const inSeconds = (seconds: number) => clock.now() + seconds * 1000;

  function grant(clientId: string, seller: string): Grant {
    const made: Grant = { refreshToken: `Atzr|${secret()}`, clientId, seller, expiresAt: inSeconds(GRANT_SECONDS) };
    commit({ t: 'grant', grant: made });
    return made;
  }

  const expire = expiring(
    {
      code: { held: codes, put: (code) => commit({ t: 'code', code }) },
      access: { held: accesses, put: (access) => commit({ t: 'access', access }) },
      consent: { held: grants, put: (ended) => commit({ t: 'grant', grant: ended }) },
    },
    clock.now,
  );

  return {
    client: (clientId) => clients.get(clientId),
    selfAuthorise(seller) {
      const clientId = `amzn1.application-oa2-client.${seller}`;
      let client = own.get(clientId);
      if (client === undefined) {
        const clientSecret = `amzn1.oa2-cs.v1.${secret()}`;
        client = { clientId, clientSecret, applicationId: `amzn1.sp.solution.${seller}`, redirectUri: null };
        commit({ t: 'client', client });
      }
      return { client, grant: grant(clientId, seller) };
    },
    setSecretExpired: (clientId, isExpired) => commit({ t: 'secret', clientId, isExpired }),
    isSecretExpired: (clientId) => expiredSecrets.has(clientId),
    issueCode(input) {
      const code: Code = { ...input, code: `S${secret()}`, expiresAt: inSeconds(CODE_SECONDS) };
      commit({ t: 'code', code });
      return code.code;
    },
    redeemCode(code) {
      const found = codes.get(code);
      if (!found) return undefined;
      commit({ t: 'code-used', code });
      return found.expiresAt > clock.now() ? found : undefined;
    },
    grant,
    findGrant(refreshToken) {
      const found = grants.get(refreshToken);
      return found && found.expiresAt > clock.now() ? found : undefined;
    },
    issueAccess({ clientId, seller, refreshToken }) {
      const token = `Atza|${secret()}`;
      commit({ t: 'access', access: { token, clientId, seller, refreshToken, expiresAt: inSeconds(ACCESS_SECONDS) } });
      return token;
    },
    findAccess(token) {
      const access = accesses.get(token);
      if (!access || !grants.has(access.refreshToken)) return 'revoked';
      return access.expiresAt > clock.now() ? access : 'expired';
    },
    revokeSeller(seller) {
      const ended = ofSeller(grants, seller);
      for (const { refreshToken } of ended) commit({ t: 'grant-gone', refreshToken });
      return ended.length;
    },
    expire,
    grantsOf: (seller) => ofSeller(grants, seller).length,
    settled: () => journal.settled(),
    close: () => journal.close(),
  };
}

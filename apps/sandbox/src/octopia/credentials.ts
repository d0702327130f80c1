import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { OctopiaClient } from '../config.ts';
import type { Clock } from '../platform/clock.ts';
import { HOUR_MS } from '../platform/durations.ts';
import { openJournal } from '../platform/journal.ts';
import type { OctopiaProfile } from './sellers.data.ts';

/** The lifetime of an access token in seconds, and the number of tokens that a client may request per hour. */
export const ACCESS_SECONDS = 7200;
export const TOKENS_AN_HOUR = 500;

interface Access {
  token: string;
  clientId: string;
  issuedAt: number;
  expiresAt: number;
}

/** A seller's own client from its API credentials page. A new one replaces the earlier one. */
interface OwnClient extends OctopiaClient {
  seller: string;
}

type CredentialChange =
  | { t: 'own-client'; client: OwnClient }
  | { t: 'own-client-gone'; clientId: string }
  | { t: 'secret'; clientId: string; isExpired: boolean }
  | { t: 'link'; clientId: string; seller: string; isLinked: boolean }
  | { t: 'access'; access: Access };

/** Clients, the sellers that authorised them, and their tokens. There is no consent: a link grants access. */
export interface Credentials {
  client(clientId: string): OctopiaClient | undefined;
  /** Aggregators' clients; a seller authorises one by linking it. */
  aggregators: readonly OctopiaClient[];
  /** A seller's own client with its secret; created on first use. */
  ownClient(seller: string): OctopiaClient;
  hasOwnClient(seller: string): boolean;
  /** Withdraws the seller's own client with its tokens; the next one has another id and secret. */
  withdraw(seller: string): boolean;
  /** Expires a client's secret, or makes it valid again. */
  setSecretExpired(clientId: string, isExpired: boolean): void;
  isSecretExpired(clientId: string): boolean;
  setLinked(clientId: string, seller: string, isLinked: boolean): void;
  mayActFor(clientId: string, seller: string): boolean;
  /** Undefined if the hour's tokens are used up. */
  issueAccess(clientId: string): string | undefined;
  tokensThisHour(clientId: string): number;
  /** Undefined for an unknown token, and for one whose client was withdrawn or has an expired secret. */
  findAccess(token: string): { clientId: string; isExpired: boolean } | undefined;
  /** Expires the access tokens of every client of the seller. Returns their number. */
  expireAccess(seller: string): number;
  /** Unlinks every aggregator and withdraws the seller's own client. Returns the number of clients that lost access. */
  revokeSeller(seller: string): number;
  /** Clients that currently have access to a seller. */
  connectionsOf(seller: string): number;
  settled(): Promise<void>;
  close(): Promise<void>;
}

const COMPACT_BYTES = 1024 * 1024;
const secret = (bytes: number) => randomBytes(bytes).toString('base64url');

export async function openCredentials(
  dataDirectory: string,
  clock: Clock,
  aggregators: readonly OctopiaClient[],
  profiles: readonly OctopiaProfile[],
): Promise<Credentials> {
  const own = new Map<string, OwnClient>();
  const accesses = new Map<string, Access>();
  const expiredSecrets = new Set<string>();
  /** By client and seller; the seller's profile decides if there is no entry. */
  const links = new Map<string, { clientId: string; seller: string; isLinked: boolean }>();
  const keyOf = (clientId: string, seller: string) => `${clientId}|${seller}`;

  function apply(change: CredentialChange): void {
    switch (change.t) {
      case 'own-client':
        own.set(change.client.clientId, change.client);
        return;
      case 'own-client-gone':
        own.delete(change.clientId);
        return;
      case 'secret':
        if (change.isExpired) expiredSecrets.add(change.clientId);
        else expiredSecrets.delete(change.clientId);
        return;
      case 'link': {
        const { clientId, seller, isLinked } = change;
        links.set(keyOf(clientId, seller), { clientId, seller, isLinked });
        return;
      }
      case 'access':
        accesses.set(change.access.token, change.access);
        return;
    }
  }

  const journal = await openJournal(join(dataDirectory, 'octopia', 'credentials'), (record) =>
    apply(record as CredentialChange),
  );
  function commit(change: CredentialChange): void {
    journal.append(change);
    apply(change);
  }

  // Tokens are kept for a day after their end, so that they are reported as expired and not as unknown.
  const isWorthKeeping = ({ expiresAt }: Access) => expiresAt > clock.now() - 24 * HOUR_MS;

  function* snapshot(): Generator<CredentialChange> {
    for (const client of [...own.values()]) yield { t: 'own-client', client };
    for (const clientId of [...expiredSecrets]) yield { t: 'secret', clientId, isExpired: true };
    for (const link of [...links.values()]) yield { t: 'link', ...link };
    for (const access of [...accesses.values()]) if (isWorthKeeping(access)) yield { t: 'access', access };
  }
  if (journal.bytes > COMPACT_BYTES) await journal.compact(snapshot());
  for (const access of [...accesses.values()]) if (!isWorthKeeping(access)) accesses.delete(access.token);

  const aggregator = (clientId: string) => aggregators.find((known) => known.clientId === clientId);
  const ownOf = (seller: string) => [...own.values()].find((client) => client.seller === seller);

  function isLinked(clientId: string, seller: string): boolean {
    const said = links.get(keyOf(clientId, seller));
    return said?.isLinked ?? profiles.find(({ username }) => username === seller)?.isLinkedAtStart ?? false;
  }

  function mayActFor(clientId: string, seller: string): boolean {
    const mine = own.get(clientId);
    if (mine) return mine.seller === seller;
    return aggregator(clientId) !== undefined && isLinked(clientId, seller);
  }

  function withdraw(seller: string): boolean {
    const mine = ownOf(seller);
    if (mine) commit({ t: 'own-client-gone', clientId: mine.clientId });
    return mine !== undefined;
  }

  function tokensThisHour(clientId: string): number {
    const since = clock.now() - HOUR_MS;
    let count = 0;
    for (const access of accesses.values()) if (access.clientId === clientId && access.issuedAt > since) count += 1;
    return count;
  }

  return {
    client: (clientId) => own.get(clientId) ?? aggregator(clientId),
    aggregators,
    ownClient(seller) {
      const known = ownOf(seller);
      if (known) return known;
      const client = { clientId: `octopia-${seller}-${secret(4)}`, clientSecret: secret(24), seller };
      commit({ t: 'own-client', client });
      return client;
    },
    hasOwnClient: (seller) => ownOf(seller) !== undefined,
    withdraw,
    setSecretExpired: (clientId, isExpired) => commit({ t: 'secret', clientId, isExpired }),
    isSecretExpired: (clientId) => expiredSecrets.has(clientId),
    setLinked: (clientId, seller, isLinkedNow) => commit({ t: 'link', clientId, seller, isLinked: isLinkedNow }),
    mayActFor,
    issueAccess(clientId) {
      if (tokensThisHour(clientId) >= TOKENS_AN_HOUR) return undefined;
      const issuedAt = clock.now();
      const access: Access = { token: secret(48), clientId, issuedAt, expiresAt: issuedAt + ACCESS_SECONDS * 1000 };
      commit({ t: 'access', access });
      return access.token;
    },
    tokensThisHour,
    findAccess(token) {
      const access = accesses.get(token);
      if (!access || expiredSecrets.has(access.clientId)) return undefined;
      if (!own.has(access.clientId) && aggregator(access.clientId) === undefined) return undefined;
      return { clientId: access.clientId, isExpired: access.expiresAt <= clock.now() };
    },
    expireAccess(seller) {
      const expiresAt = clock.now();
      const ended = [...accesses.values()].filter(({ clientId }) => mayActFor(clientId, seller));
      for (const access of ended) commit({ t: 'access', access: { ...access, expiresAt } });
      return ended.length;
    },
    revokeSeller(seller) {
      const linked = aggregators.filter(({ clientId }) => isLinked(clientId, seller));
      for (const { clientId } of linked) commit({ t: 'link', clientId, seller, isLinked: false });
      return linked.length + (withdraw(seller) ? 1 : 0);
    },
    connectionsOf: (seller) =>
      aggregators.filter(({ clientId }) => isLinked(clientId, seller)).length + (ownOf(seller) ? 1 : 0),
    settled: () => journal.settled(),
    close: () => journal.close(),
  };
}

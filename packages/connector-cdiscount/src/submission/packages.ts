import { type AccountSession, ConnectorError, chunked, failedBy } from '@quayside/connector-kit';
import { type CdiscountClient, LINES_OF_CALL } from '../client.ts';
import type { OfferRequest, PackageType } from '../wire.ts';

/** The lines of a package that Octopia accepted, and the rejections of the others by reference. */
export interface Filled {
  readonly packageId: string;
  readonly accepted: readonly OfferRequest[];
  readonly refused: ReadonlyMap<string, ConnectorError>;
}

/**
 * Opens a package and adds the lines. Nothing happens before it is set ready, so any failure here leaves the shop unchanged. The lines can
 * then be submitted in another package, but not again in this one, where a line could be duplicated.
 * @throws ConnectorError, never `unknown`
 */
export async function fillPackage(
  client: CdiscountClient,
  session: AccountSession,
  type: PackageType,
  lines: readonly OfferRequest[],
): Promise<Filled> {
  const packageId = await client.createOfferPackage(session, type).catch(nothingDone);
  const accepted: OfferRequest[] = [];
  const refused = new Map<string, ConnectorError>();
  for (const chunk of chunked(lines, LINES_OF_CALL)) {
    const refusals = await sendInHalves(chunk, async (part) => {
      await client.addOfferRequests(session, packageId, part).catch(nothingDone);
      accepted.push(...part);
    });
    for (const [{ sellerExternalReference }, error] of refusals) refused.set(sellerExternalReference, error);
  }
  return { packageId, accepted, refused };
}

/**
 * Sends entries in halves. Octopia rejects a call with a bad entry completely and does nothing, so the call is halved until only the bad
 * entry remains.
 * @returns the entries that are rejected individually
 */
export async function sendInHalves<T>(
  entries: readonly T[],
  send: (entries: readonly T[]) => Promise<void>,
): Promise<Map<T, ConnectorError>> {
  try {
    await send(entries);
    return new Map();
  } catch (cause) {
    const { error } = failedBy(cause);
    if (error.kind !== 'rejected') throw error;
    const [first] = entries;
    if (entries.length === 1 && first !== undefined) return new Map([[first, error]]);
    const refused = new Map<T, ConnectorError>();
    for (const half of chunked(entries, Math.ceil(entries.length / 2))) {
      for (const [entry, refusal] of await sendInHalves(half, send)) refused.set(entry, refusal);
    }
    return refused;
  }
}

/** After a lost response about a package that is not ready, it is certain that the shop is unchanged. */
function nothingDone(cause: unknown): never {
  const { error } = failedBy(cause);
  if (error.kind !== 'unknown') throw error;
  throw new ConnectorError('unavailable', error.message, { code: error.code ?? 'lost-package', cause: error });
}

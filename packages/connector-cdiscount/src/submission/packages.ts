import { type AccountSession, ConnectorError, chunked, failedBy } from '@quayside/connector-kit';
import { type CdiscountClient, LINES_OF_CALL } from '../client.ts';
import type { OfferRequest, PackageType } from '../wire.ts';

/** The lines of a package that Octopia took, and why it did not take the others, by reference. */
export interface Filled {
  readonly packageId: string;
  readonly taken: readonly OfferRequest[];
  readonly refused: ReadonlyMap<string, ConnectorError>;
}

/**
 * Opens a package and puts the lines into it. Nothing happens before it is set ready, so whatever goes wrong here leaves the shop
 * as it is, and the lines can be handed in anew in another package: never again in this one, where a line that did arrive would stand twice.
 * @throws ConnectorError, never `unknown`
 */
export async function fillPackage(
  client: CdiscountClient,
  session: AccountSession,
  type: PackageType,
  lines: readonly OfferRequest[],
): Promise<Filled> {
  const packageId = await client.createOfferPackage(session, type).catch(nothingDone);
  const taken: OfferRequest[] = [];
  const refused = new Map<string, ConnectorError>();
  for (const chunk of chunked(lines, LINES_OF_CALL)) {
    const refusals = await sendInHalves(chunk, async (part) => {
      await client.addOfferRequests(session, packageId, part).catch(nothingDone);
      taken.push(...part);
    });
    for (const [{ sellerExternalReference }, error] of refusals) refused.set(sellerExternalReference, error);
  }
  return { packageId, taken, refused };
}

/**
 * A call with a bad entry is refused as a whole and has done nothing: its halves are sent, down to the bad entry itself.
 * @returns the entries that are refused for themselves
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

/** A lost answer about a package that is not ready is no doubt about the shop. */
function nothingDone(cause: unknown): never {
  const { error } = failedBy(cause);
  if (error.kind !== 'unknown') throw error;
  throw new ConnectorError('unavailable', error.message, { code: error.code ?? 'lost-package', cause: error });
}

import { type AccountSession, ConnectorError, chunked, failedBy } from '@quayside/connector-kit';
import { type CdiscountClient, LINES_OF_PACKAGE } from '../client.ts';
import type { TicketPackage } from '../transform/ticket.ts';
import type { OfferPackage, OfferRequest, OfferRequestResult, PackageType } from '../wire.ts';
import { fillPackage } from './packages.ts';
import type { Work } from './plan.ts';
import { createUnderway } from './underway.ts';

/** In which order packages are handed in. */
const TYPES: readonly PackageType[] = ['Delete', 'Update', 'Upsert'];
const DONE = new Set(['Integrated', 'Rejected']);

type States = ReadonlyMap<TicketPackage, OfferPackage>;

/** Packages that this process has filled and nobody has begun yet; what is older was given up. */
const LARGEST_MEMORY = 50;

/** Offers on their way into the shop. */
export interface LinePackages {
  /**
   * Fills packages with what is not on its way already; answers the packages to ask after. Nothing happens to those that are filled now
   * before they are begun. @param refused is added to
   */
  fill(
    session: AccountSession,
    works: readonly Work[],
    refused: Map<string, ConnectorError>,
  ): Promise<readonly TicketPackage[]>;
  /**
   * Sets packages going, those that are on their way already left as they are.
   * @throws ConnectorError `unknown` where one of them may be on its way
   */
  begin(session: AccountSession, packages: readonly TicketPackage[]): Promise<void>;
  /** The packages with their states; null while one of them is not done. */
  readStates(session: AccountSession, packages: readonly TicketPackage[]): Promise<States | null>;
  /** What became of the lines, by reference. A package whose results are not kept any more tells nothing. */
  readResults(session: AccountSession, states: States): Promise<ReadonlyMap<string, OfferRequestResult>>;
  /** @param works what is still to be done, looked at after the packages were done */
  note(session: AccountSession, states: States, works: Iterable<Work>): void;
}

export function createLinePackages(client: CdiscountClient): LinePackages {
  const underway = createUnderway<TicketPackage>();
  /** Lines of packages that were rejected as a whole, and with how many at most each goes next: so the line at fault is found. */
  const suspects = createUnderway<number>();
  const filledLines = new Map<string, readonly object[]>();

  /** Where the answer is lost the lines count as on their way: the next submission asks after them. */
  async function setReady(session: AccountSession, way: TicketPackage): Promise<void> {
    const { id } = way;
    underway.note(session, filledLines.get(id) ?? [], way);
    filledLines.delete(id);
    try {
      await client.setReady(session, id);
    } catch (cause) {
      const { error } = failedBy(cause);
      if (error.kind === 'rejected' && (await isBegun(session, id))) return;
      if (error.kind !== 'unknown') underway.forget(session, (one) => one.id === id);
      throw error;
    }
  }

  /** Said before, by whomever: Octopia takes it once. */
  async function isBegun(session: AccountSession, id: string): Promise<boolean> {
    const { state } = (await client.getOfferPackage(session, id)) ?? {};
    return state !== undefined && state !== 'WaitingForCompletion';
  }

  return {
    async fill(session, works, refused) {
      const packages = new Map<string, TicketPackage>();
      for (const type of TYPES) {
        const wanted = works.flatMap((work) => (work.kind === 'line' && work.type === type ? [work.line] : []));
        const isNew = (line: OfferRequest) => {
          const way = underway.find(session, { type, line });
          if (way) packages.set(way.id, way);
          return way === undefined;
        };
        const parts = inPackages(wanted.filter(isNew), (line) => suspects.find(session, { type, line }));
        for (const part of parts) {
          const filled = await fillPackage(client, session, type, part);
          for (const [reference, error] of filled.refused) refused.set(reference, error);
          const [first, ...others] = filled.taken;
          if (!first) continue;
          const size = others.length === 0 ? { only: first.sellerExternalReference } : {};
          const way: TicketPackage = { id: filled.packageId, type, ...size };
          filledLines.set(
            way.id,
            filled.taken.map((line) => ({ type, line })),
          );
          const [oldest] = filledLines.keys();
          if (filledLines.size > LARGEST_MEMORY && oldest !== undefined) filledLines.delete(oldest);
          packages.set(way.id, way);
        }
      }
      return [...packages.values()];
    },

    async begin(session, packages) {
      let isAnyBegun = false;
      for (const one of packages) {
        try {
          await setReady(session, one);
          isAnyBegun = true;
        } catch (cause) {
          const { error } = failedBy(cause);
          if (!isAnyBegun) throw error;
          throw new ConnectorError('unknown', error.message, { cause: error });
        }
      }
    },

    async readStates(session, packages) {
      const states = new Map<TicketPackage, OfferPackage>();
      for (const one of packages) {
        const state = await client.getOfferPackage(session, one.id).catch(unlessGone);
        // What was said about it got lost: saying it again changes nothing for a package that is on its way.
        if (state?.state === 'WaitingForCompletion') await client.setReady(session, one.id).catch(unlessReady);
        if (state !== undefined && !DONE.has(state.state ?? '')) return null;
        states.set(one, state ?? {});
      }
      return states;
    },

    async readResults(session, states) {
      const results = new Map<string, OfferRequestResult>();
      for (const [{ id }, { state }] of states) {
        if (state !== 'Integrated') continue;
        for (const result of (await client.getResults(session, id)) ?? []) {
          if (result.sellerExternalReference !== undefined) results.set(result.sellerExternalReference, result);
        }
      }
      return results;
    },

    note(session, states, works) {
      const done = new Set([...states.keys()].map(({ id }) => id));
      underway.forget(session, ({ id }) => done.has(id));
      const left = [...works].flatMap((work) => (work.kind === 'line' ? [{ type: work.type, line: work.line }] : []));
      for (const [{ type, only }, { state }] of states) {
        if (state !== 'Rejected' || only !== undefined) continue;
        const lines = left.filter((one) => one.type === type);
        suspects.note(session, lines, Math.max(1, Math.ceil(lines.length / 2)));
      }
    },
  };
}

/** Lines in as few packages as may be, each in one that is no larger than it may be. */
function inPackages(
  lines: readonly OfferRequest[],
  mostOf: (line: OfferRequest) => number | undefined,
): OfferRequest[][] {
  const bySize = new Map<number, OfferRequest[]>();
  for (const line of lines) {
    const most = mostOf(line) ?? LINES_OF_PACKAGE;
    const others = bySize.get(most);
    if (others) others.push(line);
    else bySize.set(most, [line]);
  }
  return [...bySize].flatMap(([most, those]) => chunked(those, most));
}

/** Somebody else said it first. */
function unlessReady(cause: unknown): void {
  const { error } = failedBy(cause);
  if (error.code !== '409') throw error;
}

function unlessGone(cause: unknown): undefined {
  const { error } = failedBy(cause);
  if (error.kind !== 'not-found') throw error;
  return undefined;
}

import { type AccountSession, type ConnectorError, chunked, failedBy } from '@quayside/connector-kit';
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

/** Offers on their way into the shop. */
export interface LinePackages {
  /** Hands in what is not on its way already; answers the packages to ask after. @param refused is added to */
  handIn(
    session: AccountSession,
    works: readonly Work[],
    refused: Map<string, ConnectorError>,
  ): Promise<readonly TicketPackage[]>;
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

  /** Where the answer is lost the lines count as on their way: the next submission asks after them. */
  async function setReady(session: AccountSession, { id }: TicketPackage): Promise<void> {
    try {
      await client.setReady(session, id);
    } catch (cause) {
      const { error } = failedBy(cause);
      if (error.kind !== 'unknown') underway.forget(session, (way) => way.id === id);
      throw error;
    }
  }

  return {
    async handIn(session, works, refused) {
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
          const lines = filled.taken.map((line) => ({ type, line }));
          underway.note(session, lines, way);
          await setReady(session, way);
          packages.set(way.id, way);
        }
      }
      return [...packages.values()];
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

import { type AccountSession, ConnectorError, chunked, failedBy } from '@quayside/connector-kit';
import { type CdiscountClient, LINES_OF_PACKAGE } from '../client.ts';
import type { TicketPackage } from '../transform/ticket.ts';
import type { OfferPackage, OfferRequest, OfferRequestResult, PackageType } from '../wire.ts';
import { fillPackage } from './packages.ts';
import type { Work } from './plan.ts';
import { createUnderway } from './underway.ts';

/** The order in which packages are submitted. */
const TYPES: readonly PackageType[] = ['Delete', 'Update', 'Upsert'];
const DONE = new Set(['Integrated', 'Rejected']);

type States = ReadonlyMap<TicketPackage, OfferPackage>;

/** Maximum remembered packages that are filled but not started; older ones are dropped. */
const LARGEST_MEMORY = 50;

/** Packages of offer lines that were submitted. */
export interface LinePackages {
  /**
   * Fills packages with lines that are not yet in progress. Returns the packages to poll. Nothing happens to the filled ones before
   * `begin`. A line of a finished package is sent again, because the shop does not show its values, or not any more.
   * @param refused receives rejected lines
   */
  fill(
    session: AccountSession,
    works: readonly Work[],
    refused: Map<string, ConnectorError>,
  ): Promise<readonly TicketPackage[]>;
  /**
   * Starts packages; those already started stay unchanged.
   * @throws ConnectorError `unknown` if one of them may have started
   */
  begin(session: AccountSession, packages: readonly TicketPackage[]): Promise<void>;
  /** The packages with their states; null while one is not finished. */
  readStates(session: AccountSession, packages: readonly TicketPackage[]): Promise<States | null>;
  /** The results of the lines by reference. A package whose results have expired yields nothing. */
  readResults(session: AccountSession, states: States): Promise<ReadonlyMap<string, OfferRequestResult>>;
  /** @param works the work still to be done, compared after the packages were finished */
  note(session: AccountSession, states: States, works: Iterable<Work>): void;
}

export function createLinePackages(client: CdiscountClient): LinePackages {
  const underway = createUnderway<TicketPackage>();
  /**
   * Lines of packages that were rejected as a whole, with the maximum package size for each next attempt, so that the faulty line is found.
   */
  const suspects = createUnderway<number>();
  const filledLines = new Map<string, readonly object[]>();

  /** If the response is lost, the lines count as in progress and the next submission polls them. */
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

  /** Whether any process has already started the package; Octopia accepts that once. */
  async function isBegun(session: AccountSession, id: string): Promise<boolean> {
    const { state } = (await client.getOfferPackage(session, id)) ?? {};
    return state !== undefined && state !== 'WaitingForCompletion';
  }

  /** Forgets packages that have finished. Another process may have settled them, and sent newer values since. */
  async function forgetFinished(session: AccountSession, works: readonly Work[]): Promise<void> {
    const remembered = new Map<string, { way: TicketPackage; works: Work[] }>();
    for (const work of works) {
      const way = work.kind === 'line' ? underway.find(session, { type: work.type, line: work.line }) : undefined;
      if (!way) continue;
      const others = remembered.get(way.id);
      if (others) others.works.push(work);
      else remembered.set(way.id, { way, works: [work] });
    }
    for (const { way, works: held } of remembered.values()) {
      const state = await client.getOfferPackage(session, way.id).catch(unlessGone);
      if (isFinished(state)) note(session, new Map([[way, state ?? {}]]), held);
    }
  }

  function note(session: AccountSession, states: States, works: Iterable<Work>): void {
    const done = new Set([...states.keys()].map(({ id }) => id));
    underway.forget(session, ({ id }) => done.has(id));
    const left = [...works].flatMap((work) => (work.kind === 'line' ? [{ type: work.type, line: work.line }] : []));
    for (const [{ type, only }, { state }] of states) {
      if (state !== 'Rejected' || only !== undefined) continue;
      const lines = left.filter((one) => one.type === type);
      suspects.note(session, lines, Math.max(1, Math.ceil(lines.length / 2)));
    }
  }

  return {
    async fill(session, works, refused) {
      await forgetFinished(session, works);
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
          const [first, ...others] = filled.accepted;
          if (!first) continue;
          const size = others.length === 0 ? { only: first.sellerExternalReference } : {};
          const way: TicketPackage = { id: filled.packageId, type, ...size };
          filledLines.set(
            way.id,
            filled.accepted.map((line) => ({ type, line })),
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
        // The earlier start was lost. Repeating it has no effect on a package that has started.
        if (state?.state === 'WaitingForCompletion') await client.setReady(session, one.id).catch(unlessReady);
        if (!isFinished(state)) return null;
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

    note,
  };
}

/** @param state undefined for a package that Octopia no longer knows */
function isFinished(state: OfferPackage | undefined): boolean {
  return state === undefined || DONE.has(state.state ?? '');
}

/** Distributes lines to as few packages as possible within each line's maximum size. */
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

/** Ignores that another process started the package first. */
function unlessReady(cause: unknown): void {
  const { error } = failedBy(cause);
  if (error.code !== '409') throw error;
}

function unlessGone(cause: unknown): undefined {
  const { error } = failedBy(cause);
  if (error.kind !== 'not-found') throw error;
  return undefined;
}

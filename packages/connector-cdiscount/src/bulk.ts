import {
  type AccountSession,
  type BulkChange,
  type BulkChannel,
  ConnectorError,
  chunked,
  failed,
  failedBy,
  type Outcome,
  type PublishedListing,
  succeeded,
} from '@quayside/connector-kit';
import { type CdiscountClient, LINES_OF_PACKAGE, PRODUCTS_OF_PACKAGE } from './client.ts';
import { productFirst, refusalByReport, refusalByResult, shortened, stillInProcess } from './errors.ts';
import { fillPackage, sendInHalves } from './packages.ts';
import { type Plan, type PlanDeps, planOf, type Work } from './plan.ts';
import { requireSite } from './sites.ts';
import { readTicket, refusalOn, type Ticket, type TicketPackage, writeTicket } from './transform/ticket.ts';
import { createUnderway } from './underway.ts';
import type { OfferPackage, OfferRequest, OfferRequestResult, PackageType, ProductReport } from './wire.ts';

/** Changes of one submission: a listing with variants is several lines, and a package holds 50,000. */
const CHANGES = 10_000;
/** In which order packages are handed in. */
const TYPES: readonly PackageType[] = ['Delete', 'Update', 'Upsert'];
const DONE = new Set(['Integrated', 'Rejected']);
/** A product that there is no report on after so long is looked for in the catalogue. */
const REPORT_PATIENCE_MS = 6 * 3_600_000;

export interface BulkDeps extends PlanDeps {
  readonly client: CdiscountClient;
}

/** A product that was handed in: its package, and whether its report is known to be good. */
interface ProductWay {
  readonly gtin: string;
  readonly packageId: string;
  readonly isIntegrated: boolean;
}

/**
 * Offer packages: opened, filled by the hundred, set ready, and asked after until Octopia is done with them. Few may be opened in an hour,
 * so everything that waits goes into as few as possible, and a product that the catalogue does not know goes there first.
 */
export function createBulkChannel(deps: BulkDeps): BulkChannel {
  const { client, products } = deps;
  const linesUnderway = createUnderway<TicketPackage>();
  const productsUnderway = createUnderway<ProductWay>();

  /** A revision that Octopia took is not repeated because its catalogue says it in words of its own. */
  function settledWork(session: AccountSession, work: Work): Work {
    const isTaken = work.kind === 'product' && productsUnderway.find(session, work.product)?.isIntegrated;
    return isTaken && work.afterwards ? work.afterwards : work;
  }

  /** @param refused is added to */
  async function handInProducts(
    session: AccountSession,
    works: readonly Work[],
    refused: Map<string, ConnectorError>,
  ): Promise<Set<string>> {
    const packages = new Set<string>();
    const wanted = works.flatMap((work) => (work.kind === 'product' ? [work.product] : []));
    const isNew = (product: object) => {
      const way = productsUnderway.find(session, product);
      if (way) packages.add(way.packageId);
      return way === undefined;
    };
    for (const chunk of chunked(wanted.filter(isNew), PRODUCTS_OF_PACKAGE)) {
      const refusals = await sendInHalves(chunk, async (part) => {
        const packageId = await client.createProducts(session, part);
        const gtins = new Set(part.map(({ gtin }) => gtin));
        // What was said of them before holds no longer, though it may be said again.
        productsUnderway.forget(session, ({ gtin }) => gtins.has(gtin));
        for (const product of part) {
          productsUnderway.note(session, [product], { gtin: product.gtin, packageId, isIntegrated: false });
        }
        products.forget(gtins);
        packages.add(packageId);
      });
      for (const [{ sellerProductReference }, error] of refusals) refused.set(sellerProductReference, error);
    }
    return packages;
  }

  /** @param refused is added to */
  async function handInLines(
    session: AccountSession,
    works: readonly Work[],
    refused: Map<string, ConnectorError>,
  ): Promise<TicketPackage[]> {
    const packages = new Map<string, TicketPackage>();
    for (const type of TYPES) {
      const wanted = works.flatMap((work) => (work.kind === 'line' && work.type === type ? [work.line] : []));
      const isNew = (line: OfferRequest) => {
        const way = linesUnderway.find(session, { type, line });
        if (way) packages.set(way.id, way);
        return way === undefined;
      };
      for (const chunk of chunked(wanted.filter(isNew), LINES_OF_PACKAGE)) {
        const filled = await fillPackage(client, session, type, chunk);
        for (const [reference, error] of filled.refused) refused.set(reference, error);
        if (filled.taken.length === 0) continue;
        const way: TicketPackage = { id: filled.packageId, type, lines: filled.taken.length };
        linesUnderway.note(
          session,
          filled.taken.map((line) => ({ type, line })),
          way,
        );
        await setReady(session, way);
        packages.set(way.id, way);
      }
    }
    return [...packages.values()];
  }

  /** Where the answer is lost the lines count as on their way: the next submission asks after them. */
  async function setReady(session: AccountSession, { id }: TicketPackage): Promise<void> {
    try {
      await client.setReady(session, id);
    } catch (cause) {
      const { error } = failedBy(cause);
      if (error.kind !== 'unknown') linesUnderway.forget(session, (way) => way.id === id);
      throw error;
    }
  }

  /** The packages with their states; null while one of them is not done. */
  async function readPackages(
    session: AccountSession,
    { packages }: Ticket,
  ): Promise<Map<TicketPackage, OfferPackage> | null> {
    const states = new Map<TicketPackage, OfferPackage>();
    for (const one of packages) {
      const state = await client.getOfferPackage(session, one.id).catch(unlessGone);
      // What was said about it got lost: saying it again changes nothing for a package that is on its way.
      if (state?.state === 'WaitingForCompletion') await client.setReady(session, one.id).catch(unlessReady);
      if (state !== undefined && !DONE.has(state.state ?? '')) return null;
      states.set(one, state ?? {});
    }
    return states;
  }

  /** What became of the lines, by reference. A package whose results are not kept any more tells nothing. */
  async function readResults(
    session: AccountSession,
    states: ReadonlyMap<TicketPackage, OfferPackage>,
  ): Promise<Map<string, OfferRequestResult>> {
    const results = new Map<string, OfferRequestResult>();
    for (const [{ id }, { state }] of states) {
      if (state !== 'Integrated') continue;
      for (const result of (await client.getResults(session, id)) ?? []) {
        if (result.sellerExternalReference !== undefined) results.set(result.sellerExternalReference, result);
      }
    }
    return results;
  }

  async function readReports(session: AccountSession, { products: packageIds }: Ticket) {
    const found = new Map<string, ProductReport>();
    const open = new Set<string>();
    for (const id of packageIds) {
      const reports = await client.getProductReports(session, id);
      if (reports.length === 0) open.add(id);
      for (const report of reports) found.set(report.gtin ?? '', report);
    }
    return { found, open };
  }

  return {
    limit: CHANGES,
    from: 1,

    async submit(session, site, changes) {
      requireSite(site);
      const { works } = await planOf(deps, session, changes);
      const wanted = [...works.values()].map((work) => settledWork(session, work));
      const refused = new Map<string, ConnectorError>();
      const productPackages = await handInProducts(session, wanted, refused);
      const packages = await handInLines(session, wanted, refused);
      for (const change of changes) {
        if (change.kind !== 'publish' || !change.entry.isGroup) continue;
        const { key, units } = change.entry;
        deps.shop.remember(
          session,
          key,
          units.map(({ sku }) => sku),
        );
      }
      const at = session.clock.now().getTime();
      return writeTicket({ at, packages, products: [...productPackages] }, refused);
    },

    async settle(session, site, text, changes) {
      requireSite(site);
      const ticket = readTicket(text);
      const states = await readPackages(session, ticket);
      if (states === null) return null;
      const reports = await readReports(session, ticket);
      const isPatient = session.clock.now().getTime() - ticket.at < REPORT_PATIENCE_MS;
      // What has been offered need not wait for products that are still looked at.
      if (ticket.packages.length === 0 && reports.open.size > 0 && isPatient) return null;
      const results = await readResults(session, states);
      products.forget(reports.found.keys());
      const plan = await planOf(deps, session, changes);
      for (const work of plan.works.values()) {
        if (work.kind !== 'product') continue;
        const way = productsUnderway.find(session, work.product);
        const report = reports.found.get(work.product.gtin);
        if (way && report && !isRefused(report)) {
          productsUnderway.note(session, [work.product], { ...way, isIntegrated: true });
        }
      }
      productsUnderway.forget(
        session,
        ({ packageId, isIntegrated }) =>
          !isIntegrated && ticket.products.includes(packageId) && !(reports.open.has(packageId) && isPatient),
      );
      linesUnderway.forget(session, ({ id }) => ticket.packages.some((one) => one.id === id));
      const seen = { ticket, states, results, reports: reports.found };
      return changes.map((change, index) =>
        outcomeOf(change, plan.references[index] ?? [], plan, (reference) => {
          const work = settledWork(session, plan.works.get(reference) ?? { kind: 'done' });
          return errorOf(reference, work, seen);
        }),
      );
    },
  };
}

interface Seen {
  readonly ticket: Ticket;
  readonly states: ReadonlyMap<TicketPackage, OfferPackage>;
  readonly results: ReadonlyMap<string, OfferRequestResult>;
  readonly reports: ReadonlyMap<string, ProductReport>;
}

const isRefused = ({ status }: ProductReport): boolean => status !== undefined && !/^integrated/i.test(status);

/** Why a reference is not what it shall be; undefined where it is, by the shop's own word or by the package's results. */
function errorOf(
  reference: string,
  work: Work,
  { ticket, states, results, reports }: Seen,
): ConnectorError | undefined {
  if (work.kind === 'done') return undefined;
  if (work.kind === 'refused') return work.error;
  const refused = refusalOn(ticket, reference);
  if (refused) return refused;
  if (work.kind === 'product') {
    const report = reports.get(work.product.gtin);
    return report && isRefused(report) ? refusalByReport(report) : productFirst();
  }
  const result = results.get(reference);
  if (result?.integrationStatus === 'Integrated') return undefined;
  if (result) return refusalByResult(result);
  const rejected = [...states].find(([{ type }, { state }]) => state === 'Rejected' && type === work.type);
  if (rejected) return packageRefusal(...rejected);
  // A product that has arrived since is offered with the next submission.
  return ticket.products.length > 0 ? productFirst() : stillInProcess();
}

/** A package that was rejected as a whole has changed nothing. One line's own fault is final; among many nobody knows whose it was. */
function packageRefusal({ lines }: TicketPackage, { result }: OfferPackage): ConnectorError {
  const reason = shortened(result?.message ?? 'Octopia rejected the whole package.');
  return new ConnectorError(lines === 1 ? 'rejected' : 'unavailable', reason, {
    code: result?.resultCode ?? 'package-rejected',
  });
}

function outcomeOf(
  change: BulkChange,
  references: readonly string[],
  { held }: Plan,
  errorFor: (reference: string) => ConnectorError | undefined,
): Outcome<PublishedListing | null> {
  const errors = references.flatMap((reference) => errorFor(reference) ?? []);
  // A refusal says more than a doubt.
  const error = errors.find(({ kind }) => kind === 'rejected') ?? errors[0];
  if (error) return failed(error);
  if (change.kind !== 'publish') return succeeded(null);
  return succeeded({
    // Octopia names a seller's listing by the seller's own reference; the product's page is shared with other sellers.
    listingId: change.entry.key,
    url: null,
    offers: Object.fromEntries(references.map((reference) => [reference, held.get(reference)?.offerId ?? reference])),
    warnings: [],
  });
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

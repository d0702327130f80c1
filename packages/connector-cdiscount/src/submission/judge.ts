import {
  type BulkChange,
  ConnectorError,
  failed,
  type Outcome,
  type PublishedListing,
  succeeded,
} from '@quayside/connector-kit';
import { productFirst, refusalByReport, refusalByResult, shortened, stillInProcess } from '../errors.ts';
import { refusalOn, type Ticket, type TicketPackage } from '../transform/ticket.ts';
import type { OfferPackage, OfferRequestResult, ProductReport } from '../wire.ts';
import type { Plan, Work } from './plan.ts';

/** Octopia's results of a finished submission. */
export interface Seen {
  readonly ticket: Ticket;
  readonly states: ReadonlyMap<TicketPackage, OfferPackage>;
  /** Results by the reference of the line. */
  readonly results: ReadonlyMap<string, OfferRequestResult>;
  /** Reports by GTIN. */
  readonly reports: ReadonlyMap<string, ProductReport>;
}

export const isRefused = ({ status }: ProductReport): boolean => status !== undefined && !/^integrated/i.test(status);

/** Why a reference is not in the desired state; undefined if it is, by the shop's offers or the package's results. */
export function errorOf(reference: string, work: Work, seen: Seen): ConnectorError | undefined {
  const { ticket, results, reports } = seen;
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
  const ofPackage = packageRefusal(reference, work.type, seen);
  if (ofPackage) return ofPackage;
  // The product has arrived since, so its offer goes with the next submission.
  return ticket.products.length > 0 ? productFirst() : stillInProcess();
}

/**
 * A package that was rejected as a whole changed nothing. The rejection is final for a single line; among several lines the cause is
 * unknown.
 */
function packageRefusal(reference: string, type: string, { states }: Seen): ConnectorError | undefined {
  const rejected = [...states].filter(([one, { state }]) => state === 'Rejected' && one.type === type);
  const own = rejected.find(([{ only }]) => only === reference);
  const [, found] = own ?? rejected.find(([{ only }]) => only === undefined) ?? [];
  if (!found) return undefined;
  const { resultCode = 'package-rejected', message = 'Octopia rejected the whole package.' } = found.result ?? {};
  return new ConnectorError(own ? 'rejected' : 'unavailable', shortened(message), { code: resultCode });
}

/** @param references the references of the change */
export function outcomeOf(
  change: BulkChange,
  references: readonly string[],
  { existing }: Pick<Plan, 'existing'>,
  errorFor: (reference: string) => ConnectorError | undefined,
): Outcome<PublishedListing | null> {
  const errors = references.flatMap((reference) => errorFor(reference) ?? []);
  // A rejection takes precedence over an unknown result.
  const error = errors.find(({ kind }) => kind === 'rejected') ?? errors[0];
  if (error) return failed(error);
  if (change.kind !== 'publish') return succeeded(null);
  return succeeded({
    // Octopia identifies a seller's listing by the seller's own reference; the product page is shared with other sellers.
    listingId: change.entry.key,
    url: null,
    offers: Object.fromEntries(
      references.map((reference) => [reference, existing.get(reference)?.offerId ?? reference]),
    ),
    warnings: [],
  });
}

import { ConnectorError } from '@quayside/connector-kit';
import type { PackageType } from '../wire.ts';

/** Maximum rejections in a ticket; further ones are reported by the next submission. */
const REFUSALS_KEPT = 200;

/** A submission: everything that any process needs to poll it. */
export interface Ticket {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly packages: readonly TicketPackage[];
  /** Packages of products that the catalogue needs first. */
  readonly products: readonly string[];
  /** Lines that Octopia did not accept into a package, by reference. */
  readonly refused: Readonly<Record<string, TicketRefusal>>;
}

export interface TicketPackage {
  readonly id: string;
  readonly type: PackageType;
  /** The reference of a package's only line: the package's rejection is then that line's own. */
  readonly only?: string;
}

export interface TicketRefusal {
  readonly reason: string;
  readonly code?: string;
  readonly field?: string;
}

export function writeTicket(ticket: Omit<Ticket, 'refused'>, refused: ReadonlyMap<string, ConnectorError>): string {
  const kept = [...refused]
    .slice(0, REFUSALS_KEPT)
    .map(([reference, { message, code, field }]) => [
      reference,
      { reason: message, ...(code === undefined ? {} : { code }), ...(field === undefined ? {} : { field }) },
    ]);
  return JSON.stringify({ ...ticket, refused: Object.fromEntries(kept) });
}

/** @throws ConnectorError `unknown` for an unreadable ticket; its changes must be read back */
export function readTicket(text: string): Ticket {
  try {
    const { at, packages, products, refused } = JSON.parse(text) as Partial<Ticket>;
    return { at: at ?? 0, packages: packages ?? [], products: products ?? [], refused: refused ?? {} };
  } catch (cause) {
    throw new ConnectorError('unknown', 'The ticket of the submission cannot be read.', { cause });
  }
}

export function refusalOn({ refused }: Ticket, reference: string): ConnectorError | undefined {
  const refusal = refused[reference];
  if (!refusal) return undefined;
  const { reason, ...details } = refusal;
  return new ConnectorError('rejected', reason, details);
}

import type { RegisterEntry } from '@quayside/kernel';

/** What a register says about a VAT id. Texts are at most `TEXT_LENGTH` long. */
export interface RegisterAnswer {
  readonly isValid: boolean;
  /** The day of the answer by the register's clock, `YYYY-MM-DD`; null if it does not say. */
  readonly on: string | null;
  /** The register's name for its answer; null if it gave none. */
  readonly reference: string | null;
  /** The business as registered; null if the register does not say. */
  readonly name: string | null;
  readonly address: string | null;
}

/** No answer: the register's own error code, or one of ours (`TIMEOUT`, `UNREACHABLE`, `RATE_LIMITED`, `UNREADABLE`). */
export interface NoAnswer {
  readonly problem: string;
}

/** The registers of the tax offices that this installation asks. */
export interface VatRegisters {
  /** The question about a VAT id; null if none of the registers here knows ids of its form. */
  entryOf(vatId: string, country: string): RegisterEntry | null;
  /** Never throws for what a register does. */
  ask(entry: RegisterEntry, signal: AbortSignal): Promise<RegisterAnswer | NoAnswer>;
}

/** The longest text of a register that is kept. */
const TEXT_LENGTH = 300;

/** A text of an answer; null for none. Members that do not publish names answer `---`. */
export function textOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value
    .replace(/\p{Cc}+/gu, ', ')
    .replace(/\s+/g, ' ')
    .trim();
  return /[\p{L}\p{N}]/u.test(text) ? text.slice(0, TEXT_LENGTH) : null;
}

/** A register's own error code. */
export function codeOf(value: unknown): string {
  return typeof value === 'string' && /^[A-Z][\w-]{1,60}$/.test(value) ? value : 'UNREADABLE';
}

/** The day of a time in ISO 8601, as the register writes it; null if it is none. */
export function dayIn(value: unknown): string | null {
  const [, day] = (typeof value === 'string' && /^(\d{4}-\d{2}-\d{2})(?:$|[T+Z])/.exec(value)) || [];
  return day === undefined || Number.isNaN(Date.parse(day)) ? null : day;
}

import type { VatTreatment } from './vat.ts';

/**
 * Registers of tax offices that say whether a VAT id is in force. `vies`: the European Commission's, for the members of
 * the EU and Northern Ireland. `hmrc`: that of the United Kingdom.
 */
export type VatRegister = 'vies' | 'hmrc';
export const VAT_REGISTERS: readonly VatRegister[] = ['vies', 'hmrc'];

/**
 * What is known of a VAT id. `valid` and `invalid` are answers of the register. `unanswered`: it was asked and gave none,
 * so that only the form of the id is known. `form`: it was not asked.
 */
export type VatVerdict = 'valid' | 'invalid' | 'unanswered' | 'form';
export const VAT_VERDICTS: readonly VatVerdict[] = ['valid', 'invalid', 'unanswered', 'form'];

/** What the VAT of an invoice rests on, as far as the buyer's VAT id decides it. */
export interface VatProof {
  readonly verdict: VatVerdict;
  /** Null if no register was asked. */
  readonly register: VatRegister | null;
  /** The day of the answer, `YYYY-MM-DD`; without one, that of the last question or of the check of the form. */
  readonly on: string;
  /** The register's name for its answer, which proves it to a tax office; null if it gave none. */
  readonly reference: string | null;
}

/** Whether an invoice states what is known of the buyer's VAT id. */
export function statesProof(treatment: VatTreatment, proof: VatProof | null): proof is VatProof {
  return proof !== null && (treatment === 'reverse_charge' || proof.register !== null);
}

/** Why a register gave no answer: its own code, or one of ours for what is no answer of it. */
export const BLOCKED_PROBLEMS: readonly string[] = [
  'VAT_BLOCKED',
  'IP_BLOCKED',
  'INVALID_INPUT',
  'INVALID_REQUESTER_INFO',
  'KEYS_REFUSED',
];

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** An answer is renewed before the next monthly invoice. */
const VALID_FOR_MS = 30 * DAY_MS;
/** A new registration appears in VIES within days. */
const INVALID_FOR_MS = 7 * DAY_MS;
const FIRST_PAUSE_MS = 10 * MINUTE_MS;

/**
 * The time until a register is asked again. Without an answer the pause doubles, up to a day; what only a person can
 * mend is asked once a day.
 * @param failures questions without an answer since the last answer
 */
export function pauseUntilNextQuestion(
  outcome: { readonly isValid: boolean } | { readonly problem: string; readonly failures: number },
): number {
  if ('isValid' in outcome) return outcome.isValid ? VALID_FOR_MS : INVALID_FOR_MS;
  if (BLOCKED_PROBLEMS.includes(outcome.problem)) return DAY_MS;
  return Math.min(DAY_MS, FIRST_PAUSE_MS * 2 ** Math.min(outcome.failures - 1, 10));
}

/** An answer that is this young is not asked for again when the details are saved. */
export const FRESH_ANSWER_MS = DAY_MS;
/** Questions about VAT ids that one business may cause in a day by saving. */
export const QUESTIONS_PER_DAY = 20;

import { VAT_REGISTERS, VAT_TERRITORIES, VAT_VERDICTS } from '@quayside/kernel';
import { z } from 'zod';

/** The place that makes VAT differ from that of the address's country; null if there is none. */
export const vatTerritory = z.enum(VAT_TERRITORIES).nullable();

/**
 * What is known of the buyer's VAT id: what its register says, that it gave no answer, or that only its form was checked.
 * Null without a VAT id, and if its form is unknown.
 */
export const vatProof = z
  .object({
    verdict: z.enum(VAT_VERDICTS),
    /** Null if no register was asked. */
    register: z.enum(VAT_REGISTERS).nullable(),
    /** `YYYY-MM-DD`. */
    on: z.string(),
    /** The register's name for its answer. */
    reference: z.string().nullable(),
  })
  .nullable();

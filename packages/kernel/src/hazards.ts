import { ENERGY_SITES } from './compliance/energy-label.ts';
import type { Reason } from './reasons.ts';
import type { Site } from './sites.ts';

/** Hazards of a product, by eBay's codes: the pictograms, signal word and statements of its safety data sheet. */
export interface Hazards {
  /** What the hazard is in; may be empty. */
  readonly component: string;
  readonly pictograms: readonly string[];
  /** Empty for none. */
  readonly signalWord: string;
  readonly statements: readonly string[];
}

/** Warnings about the use of a product, by eBay's codes. */
export interface Warnings {
  /** What the warning is about; may be empty. */
  readonly component: string;
  readonly pictograms: readonly string[];
  readonly statements: readonly string[];
}

/** What eBay takes, by the descriptions of `Hazmat` and `ProductSafety` in its Inventory API. */
export const HAZARD_LIMITS = { component: 120, warningPictograms: 2, warningStatements: 8 } as const;
/** eBay has some hundred codes; a listing that states more has none of them right. */
export const MOST_HAZARD_CODES = 50;

/** eBay shows hazards and warnings on its sites in the EU and the United Kingdom, and no other marketplace's offers have a place for them. */
export const HAZARD_SITES: readonly Site[] = ENERGY_SITES;

export type HazardProblem = 'no_statements' | 'no_warnings' | 'over_limit' | 'too_long';

export function hazardProblem({ component, statements }: Hazards): HazardProblem | undefined {
  if (statements.length === 0) return 'no_statements';
  return isTooLong(component) ? 'too_long' : undefined;
}

export function warningProblem({ component, pictograms, statements }: Warnings): HazardProblem | undefined {
  if (pictograms.length + statements.length === 0) return 'no_warnings';
  const { warningPictograms, warningStatements } = HAZARD_LIMITS;
  if (pictograms.length > warningPictograms || statements.length > warningStatements) return 'over_limit';
  return isTooLong(component) ? 'too_long' : undefined;
}

const isTooLong = (component: string) => [...component.trim()].length > HAZARD_LIMITS.component;

/** Why goods may not be offered where their category requires hazard statements or warnings. */
export function lackingLabels(
  site: Site,
  requires: { readonly hazards: boolean; readonly warnings: boolean },
  { hazards, warnings }: { readonly hazards: Hazards | null; readonly warnings: Warnings | null },
): Reason | undefined {
  if (requires.hazards && hazards === null) return { code: 'no_hazard_statements', params: { site } };
  return requires.warnings && warnings === null ? { code: 'no_safety_warnings', params: { site } } : undefined;
}

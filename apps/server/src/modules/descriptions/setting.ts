import type { DescriptionChoice, DescriptionEngine } from '@quayside/contract';
import type { Site } from '@quayside/kernel';

/** How the listings of a site are described. */
export interface Setting {
  readonly choice: DescriptionChoice;
  /** Which translates the seller's own text; null where the choice needs none. */
  readonly engine: DescriptionEngine | null;
  /** Safe HTML with placeholders. */
  readonly template: string | null;
}

/** Applies until the seller chooses something else. */
export const STANDARD: Setting = { choice: 'facts', engine: null, template: null };

export interface SettingOf {
  (site: Site): Setting;
  /** Those for which the seller has chosen. */
  readonly sites: readonly Site[];
}

export const isSame = (one: Setting, other: Setting): boolean =>
  one.choice === other.choice && one.engine === other.engine && one.template === other.template;

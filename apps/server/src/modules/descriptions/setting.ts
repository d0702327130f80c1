import type { DescriptionChoice } from '@quayside/contract';
import type { Site } from '@quayside/kernel';

/** How the listings of a site are described. */
export interface Setting {
  readonly choice: DescriptionChoice;
  /** Safe HTML with placeholders. */
  readonly template: string | null;
}

/** Until the seller chooses something else. */
export const STANDARD: Setting = { choice: 'facts', template: null };

export type SettingOf = (site: Site) => Setting;

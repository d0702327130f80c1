import type { Site } from '@quayside/kernel';
import type { AccountSession } from './runtime.ts';

/** A category of a site in which goods can be listed. */
export interface SiteCategory {
  readonly categoryId: string;
  /** Its names in the site's language, from the top down. */
  readonly path: readonly string[];
}

/** Present if each site has its own categories, so that a category at home says nothing about the other sites. */
export interface CategoryChannel {
  /**
   * Whether the platform's own items have the same category on all of its sites, so that only items of other platforms
   * are looked up.
   */
  readonly isForOthersOnly?: true;
  /** The version of the site's categories. A category found in another version may be gone or have moved. */
  version(session: AccountSession, site: Site): Promise<string>;
  /** The categories that the marketplace suggests for words in the site's language, best first; may be empty. */
  suggest(session: AccountSession, site: Site, words: string): Promise<readonly SiteCategory[]>;
}

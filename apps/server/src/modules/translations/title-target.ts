import { type Site, siteFacts } from '@quayside/kernel';
import type { TitleTarget } from '@quayside/text';

/** The language that titles on a site are written in. */
export function targetOf(site: Site): TitleTarget {
  return siteFacts(site).language;
}

import type { AccountSession, CategoryChannel, SiteCategory } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import type { AmazonClient } from './client.ts';
import type { ProductTypeList } from './wire.ts';

/** Amazon updates product types a few times a year. An outdated one costs at most one rejected listing. */
const LIFETIME_MS = 86_400_000;
/** Amazon's limit for the characters of a title; a longer one gives no better result. */
const LONGEST_TITLE = 200;

/**
 * The product types of each site, which serve as the categories of items of other accounts. The account's own items
 * have the same type on every site.
 */
export function createProductTypeSearch(client: AmazonClient): CategoryChannel {
  const versions = new Map<Site, { readonly readAt: number; readonly version: Promise<string> }>();

  function versionOf(session: AccountSession, site: Site): Promise<string> {
    const now = session.clock.now().getTime();
    const existing = versions.get(site);
    if (existing && now - existing.readAt < LIFETIME_MS) return existing.version;
    const version = client
      .searchProductTypes(session, site, undefined)
      .then((found) => found?.productTypeVersion ?? '');
    versions.set(site, { readAt: now, version });
    version.catch(() => versions.delete(site));
    return version;
  }

  return {
    isForOthersOnly: true,
    version: versionOf,
    async suggest(session, site, words) {
      const title = [...words.trim()].slice(0, LONGEST_TITLE).join('');
      return title === '' ? [] : toCategories(await client.searchProductTypes(session, site, title));
    },
  };
}

function toCategories(found: ProductTypeList | undefined): SiteCategory[] {
  return (found?.productTypes ?? []).flatMap(({ name, displayName }) =>
    name ? [{ categoryId: name, path: [displayName || name] }] : [],
  );
}

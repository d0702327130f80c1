import type { AccountSession, CategoryChannel, SiteCategory } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import type { AmazonClient } from './client.ts';
import type { ProductTypeList } from './wire.ts';

/** Amazon publishes product types anew a few times a year. An old one costs at most one rejected listing. */
const LIFETIME_MS = 86_400_000;
/** A title has at most this many characters at Amazon; a longer one has no better answer. */
const LONGEST_TITLE = 200;

/**
 * The product types of each site, which stand for the categories of items from elsewhere. The account's own items have the same type on
 * every site.
 */
export function createProductTypeSearch(client: AmazonClient): CategoryChannel {
  const versions = new Map<Site, { readonly readAt: number; readonly version: Promise<string> }>();

  function versionOf(session: AccountSession, site: Site): Promise<string> {
    const now = session.clock.now().getTime();
    const held = versions.get(site);
    if (held && now - held.readAt < LIFETIME_MS) return held.version;
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

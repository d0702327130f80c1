import type { Platform } from '@quayside/kernel';
import type { TitleInput, TitleOutcome } from '@quayside/text';

/** The data of an item that determines its titles. */
export interface TitledItem {
  readonly itemId: number;
  /** The account whose home site states the title's language. */
  readonly accountId: number;
  readonly platform: Platform;
  readonly sku: string;
  readonly title: string;
  readonly brand: string | null;
  readonly mpn: string | null;
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  readonly categoryId: string | null;
  readonly categoryPath: readonly string[];
  readonly units: readonly { readonly specifics: Readonly<Record<string, string>> }[];
}

/** Another item of the seller has the title on the site, and no data distinguishes the two. */
interface SameAsOther {
  readonly ok: false;
  readonly reason: 'same_as_other';
  /** The title. */
  readonly detail: string;
  readonly equal: Extract<TitleOutcome, { ok: true }>;
  readonly other: Pick<TitledItem, 'itemId' | 'sku'>;
}

export type SiteTitle = (TitleOutcome | SameAsOther) & {
  /** The source title has changed since a person wrote this one. */
  readonly isStale?: boolean;
  /** An engine made it, whose titles the seller wants to see on the site before they go live. */
  readonly isUnseen?: boolean;
};

export type WriteAsk = Pick<TitleInput, 'limit' | 'unlike'>;

import type { SheetProblem, TemplateProblem } from '@quayside/contract';
import { type Site, siteFacts } from '@quayside/kernel';
import type { Db } from '../../../platform/database/db.ts';
import { type Account, listAccounts } from '../../accounts/index.ts';
import type { RawRow } from '../read-sheet.ts';
import { siteNamed } from './file-sites.ts';
import type { TemplateHead } from './recognise-template.ts';

/** What is wrong with a whole file, beside what the seller’s accounts are. */
export interface HeadProblem {
  readonly code: TemplateProblem;
  readonly value: string;
}

/** The accounts to which a marketplace’s file may belong. */
export async function accountsOf(db: Db, userId: number, { platform }: TemplateHead): Promise<readonly Account[]> {
  return (await listAccounts(db, userId)).filter((account) => account.platform === platform);
}

/** Why no row of the file can be read: a file for another site or currency would change what it does not mean. */
export function problemOfHead(head: TemplateHead, accounts: readonly Account[]): HeadProblem | undefined {
  const { site, unknownSite, currency } = head;
  if (accounts.length === 0) return { code: 'platform_not_connected', value: '' };
  if (unknownSite !== null) return { code: 'site_unknown', value: unknownSite };
  if (currency === null) return undefined;
  const own = site === null ? accounts.map(({ sourceSite }) => sourceSite) : [site];
  const agrees = own.some((one) => siteFacts(one).currency === currency);
  return agrees ? undefined : { code: 'currency_differs', value: site === null ? currency : `${site} · ${currency}` };
}

/** A row is wrong for what it asks for, before anybody knows of which product. */
interface RowProblem {
  readonly code: SheetProblem;
  /** The heading and the text that are meant. */
  readonly at: readonly [heading: string | null, text: string];
}

/** Where a row stands, or why it is not read at all. */
export function standingOf({ role }: RawRow, head: TemplateHead): { readonly site: Site | null } | RowProblem {
  if (!role || role.does === 'end') return { code: 'end_not_by_file', at: role?.action ?? [null, ''] };
  if (role.does === 'other') return { code: 'action_not_done', at: role.action };
  const site = role.site === '' ? head.site : siteNamed(head.platform, role.site);
  if (site === undefined) return { code: 'site_unknown', at: [null, role.site] };
  return { site };
}

/** Whether a row states its prices in another currency than its site has. */
export function hasOtherCurrency({ role }: RawRow, site: Site): boolean {
  const stated = role?.currency.toUpperCase() ?? '';
  return stated !== '' && stated !== siteFacts(site).currency;
}

/** The sites that the rows of a file are about. */
export function sitesOfRows(rows: readonly RawRow[], head: TemplateHead): readonly Site[] {
  const named = new Set(rows.map(({ role }) => role?.site ?? ''));
  return [...named].flatMap((name) => (name === '' ? (head.site ?? []) : (siteNamed(head.platform, name) ?? [])));
}

/** Reports say what is so; the other files say what is to be. */
export const isReport = ({ format }: TemplateHead): boolean =>
  format === 'ebay_active_listings' || format === 'amazon_active_listings';

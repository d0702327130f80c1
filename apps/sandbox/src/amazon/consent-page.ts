import { escapeHtml } from '../catalog/derive.ts';
import { signInPage } from '../platform/sign-in-page.ts';
import type { AmazonProfile } from './sellers.data.ts';

/** The page on which a sandbox seller authorises or declines an application. `problem` replaces the form. */
export function amazonConsentPage(
  sellers: readonly AmazonProfile[],
  fields: Record<string, string | undefined>,
  problem: string | undefined,
): string {
  return signInPage({
    title: 'Authorise an application',
    introduction: `The application <b>${escapeHtml(fields.application_id ?? '')}</b> asks for access to your selling account:`,
    rights: ['listings and their prices', 'stock', 'orders, with buyers’ addresses', 'reports'],
    hidden: Object.fromEntries(
      ['application_id', 'redirect_uri', 'state', 'version'].map((name) => [name, fields[name]]),
    ),
    choices: sellers.map(({ username, shopName, city }) => ({ username, detail: `${shopName}, ${city}` })),
    problem,
  });
}

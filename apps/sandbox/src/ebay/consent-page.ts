import { escapeHtml } from '../catalog/derive.ts';
import { signInPage } from '../platform/sign-in-page.ts';
import type { SellerProfile } from './sellers.data.ts';
import { rightOf } from './tokens.ts';

/** The suffix of the scope that every consent includes. */
export const BASE_SCOPE_SUFFIX = 'api_scope';

/**
 * The page on which a sandbox seller gives or refuses consent. `problem` replaces the form if the request is invalid.
 */
export function consentPage(
  sellers: readonly SellerProfile[],
  fields: Record<string, string | undefined>,
  problem: string | undefined,
): string {
  const rights = (fields.scope ?? '').split(' ').map(rightOf);
  const names = ['client_id', 'redirect_uri', 'response_type', 'scope', 'state'];
  return signInPage({
    title: 'Give consent',
    introduction: `The application <b>${escapeHtml(fields.client_id ?? '')}</b> asks for access to:`,
    rights: ['public data'],
    // The basic scope cannot be deselected: without it there is no consent.
    choosable: rights.filter((right) => right !== BASE_SCOPE_SUFFIX && right !== ''),
    hidden: Object.fromEntries(names.map((name) => [name, fields[name]])),
    choices: sellers.map(({ username, shopName, city }) => ({ username, detail: `${shopName}, ${city}` })),
    problem,
  });
}

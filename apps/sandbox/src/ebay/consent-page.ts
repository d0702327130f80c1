import { escapeHtml } from '../catalog/derive.ts';
import { signInPage } from '../platform/sign-in-page.ts';
import type { SellerProfile } from './sellers.data.ts';

/** The page on which a sandbox seller gives or refuses consent. `problem` replaces the form when the request is not valid. */
export function consentPage(
  sellers: readonly SellerProfile[],
  fields: Record<string, string | undefined>,
  problem: string | undefined,
): string {
  const scopes = (fields.scope ?? '').split(' ').map((scope) => scope.split('/').at(-1) ?? scope);
  const names = ['client_id', 'redirect_uri', 'response_type', 'scope', 'state'];
  return signInPage({
    title: 'Give consent',
    introduction: `The application <b>${escapeHtml(fields.client_id ?? '')}</b> asks for access to:`,
    rights: scopes.map((scope) => (scope === 'api_scope' ? 'public data' : scope)),
    withheld: (fields.scope ?? '').split(' ').filter((scope) => scope.split('/').length > 4 && scope !== ''),
    hidden: Object.fromEntries(names.map((name) => [name, fields[name]])),
    choices: sellers.map(({ username, shopName, city }) => ({ username, detail: `${shopName}, ${city}` })),
    problem,
  });
}

import { EBAY_LOGIN } from '@quayside/contract';
import { connectingSchemas } from '@quayside/contract/connecting.schema';
import { sitesOf } from '@quayside/kernel';
import { type Route, route } from '../../platform/http/route.ts';
import { tokenOf } from '../session/index.ts';
import { connectWithCallback, connectWithCredentials, listWays, requireMayConnect } from './connect.service.ts';
import type { ConnectionDeps } from './connection.service.ts';
import { beginConsent } from './consent.service.ts';

/** The name of this installation's eBay keyset. */
const KEYSET = 'quayside';

export function connectingRoutes(deps: ConnectionDeps): Route[] {
  return [
    route(connectingSchemas.listWays, async () => ({ list: listWays(deps) })),
    route(connectingSchemas.begin, async ({ who, params, body, language, raw, access }) => {
      const accountId = body.account_id ?? null;
      requireMayConnect(await access(), params.platform, accountId);
      const { redirectUrl, expiresAt } = await beginConsent(deps, who, {
        platform: params.platform,
        redirectBackUrl: body.redirect_back_url,
        redirectBackFailureUrl: body.redirect_back_failure_url ?? null,
        accountId,
        host: raw.request.host,
        sessionToken: tokenOf(raw.request),
        locale: language,
      });
      return { redirect_url: redirectUrl, expires_at: expiresAt.toISOString() };
    }),
    route(connectingSchemas.paste, ({ who, params, body, raw }) =>
      connectWithCallback(deps, who, {
        platform: params.platform,
        callback: body.callback,
        sessionToken: tokenOf(raw.request),
      }),
    ),
    route(connectingSchemas.connect, async ({ who, params, body, access }) => {
      const accountId = body.account_id ?? null;
      requireMayConnect(await access(), params.platform, accountId);
      return connectWithCredentials(deps, who, { platform: params.platform, credentials: body.credentials, accountId });
    }),
    route(connectingSchemas.listTokenOffers, async ({ query }) => {
      // eBay no longer issues its old token type, and one keyset is in use.
      const { keyset = KEYSET, type = 'oauth', site = null } = query;
      const isSite = site === null || sitesOf('ebay').includes(site);
      const isOffered = deps.connectors.has('ebay') && type === 'oauth' && keyset === KEYSET && isSite;
      return { list: isOffered ? [{ type, keyset, site, url: EBAY_LOGIN.path }] : [] };
    }),
  ];
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EbayClient } from '../config.ts';
import { formFields } from '../platform/form-body.ts';
import { BASE_SCOPE_SUFFIX, consentPage } from './consent-page.ts';
import type { EbayWorld } from './ebay-world.ts';
import { type Answer, answerCall, json } from './operation.ts';
import { tokenQuota } from './token-quotas.data.ts';
import { ACCESS_SECONDS, CODE_SECONDS, rightOf } from './tokens.ts';

const BASE_SCOPE = 'https://api.ebay.com/oauth/api_scope';

const oauthError = (status: number, error: string, description: string): Answer =>
  json(status, { error, error_description: description });

const readScopes = (text: string | undefined): string[] => (text ?? '').split(' ').filter((scope) => scope !== '');

function knownScopes(scopes: readonly string[]): boolean {
  return scopes.every((scope) => scope === BASE_SCOPE || scope.startsWith(`${BASE_SCOPE}/`));
}

/** The client and RuName of a consent request, or a sentence about what is wrong with it. */
function readConsentRequest(world: EbayWorld, fields: Record<string, string | undefined>): EbayClient | string {
  const client = world.config.ebayClients.find((known) => known.clientId === fields.client_id);
  if (!client) return 'The client id is not registered.';
  if (fields.redirect_uri !== client.ruName) return 'The redirect name (RuName) does not belong to this client.';
  if (fields.response_type !== 'code') return 'The response type must be "code".';
  const scopes = readScopes(fields.scope);
  if (scopes.length === 0 || !knownScopes(scopes)) return 'The scopes are missing or unknown.';
  return client;
}

function redirectTo(client: EbayClient, parameters: Record<string, string | undefined>): string {
  const url = new URL(client.acceptUrl);
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) url.searchParams.set(name, value);
  return url.toString();
}

/** All requested scopes, unless the seller has deselected some. */
function grantedScopes(fields: Record<string, string | undefined>): string[] {
  const asked = readScopes(fields.scope);
  if (fields.chooses === undefined) return asked;
  return asked.filter(
    (scope) => rightOf(scope) === BASE_SCOPE_SUFFIX || fields[`right.${rightOf(scope)}`] !== undefined,
  );
}

async function decide(world: EbayWorld, fields: Record<string, string | undefined>): Promise<Answer> {
  const client = readConsentRequest(world, fields);
  if (typeof client === 'string') return json(400, { error: 'invalid_request', error_description: client });
  const { state } = fields;
  if (fields.decision !== 'approve') {
    const location = redirectTo(client, {
      state,
      isAuthSuccessful: 'false',
      error: 'access_denied',
      error_description: 'The user did not give consent',
    });
    return { status: 302, headers: { location } };
  }
  const seller = world.ebay.sellers.profiles.find((profile) => profile.username === fields.seller);
  if (!seller) return json(400, { error: 'invalid_request', error_description: 'Choose the seller who signs in.' });
  const issued = world.ebay.tokens.issueCode({
    clientId: client.clientId,
    ruName: client.ruName,
    seller: seller.username,
    scopes: grantedScopes(fields),
  });
  await world.ebay.tokens.settled();
  const location = redirectTo(client, {
    state,
    isAuthSuccessful: 'true',
    code: issued.code,
    expires_in: String(CODE_SECONDS),
  });
  return { status: 302, headers: { location } };
}

function readClient(world: EbayWorld, request: FastifyRequest): EbayClient | undefined {
  const header = request.headers.authorization ?? '';
  if (!header.startsWith('Basic ')) return undefined;
  const text = Buffer.from(header.slice('Basic '.length), 'base64').toString('utf8');
  const colon = text.indexOf(':');
  const client = world.config.ebayClients.find(
    (known) => known.clientId === text.slice(0, colon) && known.clientSecret === text.slice(colon + 1),
  );
  return client && !world.ebay.tokens.isSecretExpired(client.clientId) ? client : undefined;
}

function tokenAnswer(world: EbayWorld, request: FastifyRequest): Answer {
  const client = readClient(world, request);
  if (!client) return oauthError(401, 'invalid_client', 'The client could not be authenticated');
  const fields = formFields(request);
  if (!fields) return oauthError(400, 'invalid_request', 'The request is no posted form');
  const { tokens, quotas } = world.ebay;
  const counted = tokenQuota(fields.grant_type);
  if (counted !== undefined && !quotas.take(client.clientId, counted, null)) {
    return oauthError(429, 'rate_limited', 'The tokens that an application may ask for in a day are used up');
  }

  if (fields.grant_type === 'client_credentials') {
    const scopes = readScopes(fields.scope);
    if (scopes.length === 0 || !knownScopes(scopes)) {
      return oauthError(400, 'invalid_scope', 'The scopes are missing or unknown');
    }
    const access = tokens.issueAccess({ clientId: client.clientId, seller: null, refreshToken: null, scopes });
    return json(200, {
      access_token: access.token,
      expires_in: ACCESS_SECONDS,
      token_type: 'Application Access Token',
    });
  }

  if (fields.grant_type === 'authorization_code') {
    if (fields.redirect_uri !== client.ruName) {
      return oauthError(400, 'invalid_request', 'The redirect name (RuName) does not belong to this client');
    }
    const code = tokens.redeemCode(fields.code ?? '');
    if (!code || code.clientId !== client.clientId) {
      return oauthError(400, 'invalid_grant', 'The authorization code is unknown, expired, or was used before');
    }
    const { clientId, seller, scopes } = code;
    const grant = tokens.grant({ clientId, seller, scopes });
    const access = tokens.issueAccess({ clientId, seller, refreshToken: grant.refreshToken, scopes });
    return json(200, {
      access_token: access.token,
      expires_in: ACCESS_SECONDS,
      refresh_token: grant.refreshToken,
      refresh_token_expires_in: tokens.consentSeconds,
      token_type: 'User Access Token',
    });
  }

  if (fields.grant_type === 'refresh_token') {
    const grant = tokens.findGrant(fields.refresh_token ?? '');
    if (!grant || grant.clientId !== client.clientId) {
      return oauthError(400, 'invalid_grant', 'The refresh token is unknown, expired, or was revoked');
    }
    const asked = readScopes(fields.scope);
    if (asked.some((scope) => !grant.scopes.includes(scope))) {
      return oauthError(400, 'invalid_scope', 'A scope goes beyond what the user agreed to');
    }
    const scopes = asked.length > 0 ? asked : grant.scopes;
    const { clientId, seller, refreshToken } = grant;
    const access = tokens.issueAccess({ clientId, seller, refreshToken, scopes });
    return json(200, { access_token: access.token, expires_in: ACCESS_SECONDS, token_type: 'User Access Token' });
  }

  return oauthError(400, 'unsupported_grant_type', 'The grant type is not supported');
}

export function mountOAuth(app: FastifyInstance, world: EbayWorld): void {
  app.get('/oauth2/authorize', (request, reply) => {
    const fields = request.query as Record<string, string | undefined>;
    const client = readConsentRequest(world, fields);
    const page = consentPage(world.ebay.sellers.profiles, fields, typeof client === 'string' ? client : undefined);
    return reply
      .code(typeof client === 'string' ? 400 : 200)
      .type('text/html; charset=utf-8')
      .send(page);
  });

  app.post('/oauth2/authorize', async (request: FastifyRequest, reply: FastifyReply) => {
    const fields = {
      ...(request.query as Record<string, string | undefined>),
      ...(request.body as Record<string, string | undefined> | undefined),
    };
    const answer = await decide(world, fields);
    const location = answer.headers?.location;
    return location ? reply.redirect(location, 302) : reply.code(answer.status).send(answer.body);
  });

  app.post('/identity/v1/oauth2/token', (request, reply) =>
    answerCall(world, 'token', request, reply, async (struck) => {
      if (struck.some((fault) => fault.kind === '5xx')) {
        return oauthError(500, 'server_error', 'A fault is switched on');
      }
      const answer = tokenAnswer(world, request);
      await world.ebay.tokens.settled();
      return answer;
    }),
  );
}

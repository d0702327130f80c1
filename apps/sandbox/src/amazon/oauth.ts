import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AmazonClient } from '../config.ts';
import { type Answer, answerCall } from '../platform/answer-call.ts';
import type { AmazonWorld } from './amazon-world.ts';
import { amazonConsentPage } from './consent-page.ts';
import { ACCESS_SECONDS, type Grant } from './lwa-tokens.ts';
import { json } from './operation.ts';

/** Seller Central's consent page and Login with Amazon's token endpoint. */

type Fields = Record<string, string | undefined>;

/** The application and its redirect address, or the error of the request. */
function readConsentRequest(
  world: AmazonWorld,
  fields: Fields,
): { client: AmazonClient; redirectUri: string } | string {
  const client = world.config.amazonClients.find(({ applicationId }) => applicationId === fields.application_id);
  if (!client) return 'The application id is not registered.';
  if (!fields.state) return 'The state is missing.';
  const redirectUri = fields.redirect_uri ?? client.redirectUri;
  if (redirectUri === null || redirectUri !== client.redirectUri)
    return 'The redirect address does not belong to this application.';
  return { client, redirectUri };
}

async function decide(world: AmazonWorld, fields: Fields): Promise<Answer> {
  const asked = readConsentRequest(world, fields);
  if (typeof asked === 'string') return json(400, { error: 'invalid_request', error_description: asked });
  const { client, redirectUri } = asked;
  const back = new URL(redirectUri);
  back.searchParams.set('state', fields.state ?? '');
  if (fields.decision !== 'approve') {
    back.searchParams.set('error', 'access_denied');
    back.searchParams.set('error_description', 'The selling partner did not give consent');
    return { status: 302, headers: { location: back.toString() } };
  }
  const profile = world.amazon.sellers.profiles.find(({ username }) => username === fields.seller);
  if (!profile) return json(400, { error: 'invalid_request', error_description: 'Choose the seller who signs in.' });
  const code = world.amazon.tokens.issueCode({ clientId: client.clientId, seller: profile.username, redirectUri });
  await world.amazon.tokens.settled();
  back.searchParams.set('selling_partner_id', profile.sellerId);
  back.searchParams.set('spapi_oauth_code', code);
  return { status: 302, headers: { location: back.toString() } };
}

const refused = (status: number, error: string, description: string): Answer =>
  json(status, { error, error_description: description });

function tokenAnswer(world: AmazonWorld, fields: Fields): Answer {
  const { tokens } = world.amazon;
  const client = tokens.client(fields.client_id ?? '');
  if (!client || client.clientSecret !== fields.client_secret || tokens.isSecretExpired(client.clientId)) {
    return refused(401, 'invalid_client', 'Client authentication failed');
  }
  const given = (grant: Grant): Answer => ({
    ...json(200, {
      access_token: tokens.issueAccess(grant),
      token_type: 'bearer',
      expires_in: ACCESS_SECONDS,
      refresh_token: grant.refreshToken,
    }),
    headers: { 'cache-control': 'no-store' },
  });
  if (fields.grant_type === 'authorization_code') {
    const code = tokens.redeemCode(fields.code ?? '');
    if (!code || code.clientId !== client.clientId || (fields.redirect_uri ?? code.redirectUri) !== code.redirectUri) {
      return refused(400, 'invalid_grant', 'The request has an invalid grant parameter : code');
    }
    return given(tokens.grant(client.clientId, code.seller));
  }
  if (fields.grant_type === 'refresh_token') {
    const grant = tokens.findGrant(fields.refresh_token ?? '');
    if (!grant || grant.clientId !== client.clientId) {
      return refused(400, 'invalid_grant', 'The request has an invalid grant parameter : refresh_token');
    }
    return given(grant);
  }
  return refused(
    400,
    'unsupported_grant_type',
    'The authorization grant type is not supported by the authorization server',
  );
}

export function mountAmazonOAuth(app: FastifyInstance, world: AmazonWorld): void {
  app.get('/apps/authorize/consent', (request, reply) => {
    const fields = request.query as Fields;
    const asked = readConsentRequest(world, fields);
    const problem = typeof asked === 'string' ? asked : undefined;
    return reply
      .code(problem === undefined ? 200 : 400)
      .type('text/html; charset=utf-8')
      .send(amazonConsentPage(world.amazon.sellers.profiles, fields, problem));
  });

  app.post('/apps/authorize/consent', async (request: FastifyRequest, reply) => {
    const fields = { ...(request.query as Fields), ...(request.body as Fields | undefined) };
    const answer = await decide(world, fields);
    const location = answer.headers?.location;
    return location ? reply.redirect(location, 302) : reply.code(answer.status).send(answer.body);
  });

  app.post('/auth/o2/token', (request, reply) =>
    answerCall(world, { operation: 'lwaToken', seller: null }, request, reply, async (struck) => {
      if (struck.some((fault) => fault.kind === '5xx')) return refused(500, 'server_error', 'A fault is switched on');
      const answer = tokenAnswer(world, (request.body ?? {}) as Fields);
      await world.amazon.tokens.settled();
      return answer;
    }),
  );
}

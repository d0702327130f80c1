import type { FastifyInstance } from 'fastify';
import { type Answer, answerCall } from '../platform/answer-call.ts';
import { formFields } from '../platform/form-body.ts';
import { ACCESS_SECONDS } from './credentials.ts';
import { tooMany } from './errors.ts';
import type { OctopiaWorld } from './octopia-world.ts';
import { json, problemAnswer } from './operation.ts';

/**
 * The realm's token endpoint. There is no consent and no redirect: a client has a secret, and sellers link the client.
 */
const TOKEN_PATH = '/auth/realms/maas/protocol/openid-connect/token';

const refused = (status: number, error: string, description: string): Answer =>
  json(status, { error, error_description: description });

function tokenAnswer(world: OctopiaWorld, fields: ReturnType<typeof formFields>): Answer {
  const { credentials } = world.octopia;
  if (fields === undefined) return refused(400, 'invalid_request', 'Missing form parameter: grant_type');
  if (fields.grant_type !== 'client_credentials') {
    return refused(400, 'unsupported_grant_type', 'Unsupported grant_type');
  }
  const client = credentials.client(fields.client_id ?? '');
  if (!client || client.clientSecret !== fields.client_secret || credentials.isSecretExpired(client.clientId)) {
    return refused(401, 'invalid_client', 'Invalid client or Invalid client credentials');
  }
  const token = credentials.issueAccess(client.clientId);
  if (token === undefined) return problemAnswer(tooMany('The client has asked for all the tokens of an hour.'));
  return json(
    200,
    {
      access_token: token,
      expires_in: ACCESS_SECONDS,
      refresh_expires_in: 0,
      token_type: 'Bearer',
      'not-before-policy': 0,
      scope: 'profile email',
    },
    { 'cache-control': 'no-store' },
  );
}

export function mountOctopiaOAuth(app: FastifyInstance, world: OctopiaWorld): void {
  app.post(TOKEN_PATH, (request, reply) =>
    answerCall(world, { operation: 'octopiaToken', seller: null }, request, reply, async (struck) => {
      if (struck.some(({ kind }) => kind === '5xx')) return refused(500, 'server_error', 'A fault is switched on');
      if (struck.some(({ kind }) => kind === 'throttle-429')) return problemAnswer(tooMany());
      const answer = tokenAnswer(world, formFields(request));
      await world.octopia.credentials.settled();
      return answer;
    }),
  );
}

import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../catalog/derive.ts';
import { plainPage } from '../platform/sign-in-page.ts';
import type { OctopiaWorld } from './octopia-world.ts';
import type { OctopiaProfile } from './sellers.data.ts';

/**
 * The page where a seller finds API credentials and links an aggregator's client, like Octopia's page for developers.
 */
const PAGE = '/api-credentials';
/** The path of the API credentials page in the sandbox. */
export const CREDENTIALS_PATH = `/octopia${PAGE}`;

const button = (action: string, value: string, label: string): string =>
  `<button name="${action}" value="${escapeHtml(value)}">${escapeHtml(label)}</button>`;

function sellerForm(world: OctopiaWorld, profile: OctopiaProfile): string {
  const { credentials } = world.octopia;
  const own = credentials.hasOwnClient(profile.username) ? credentials.ownClient(profile.username) : undefined;
  const isExpired = own !== undefined && credentials.isSecretExpired(own.clientId);
  const mine = own
    ? `<p>Client id <code>${escapeHtml(own.clientId)}</code><br>Secret <code>${escapeHtml(own.clientSecret)}</code>` +
      `${isExpired ? ' <b>(expired)</b>' : ''}</p><div class="row">` +
      `${button('withdraw', own.clientId, 'Withdraw')}` +
      `${button(isExpired ? 'renew' : 'expire', own.clientId, isExpired ? 'Make the secret valid again' : 'Let the secret expire')}</div>`
    : `<p>No credentials of its own yet.</p><div class="row">${button('create', 'own', 'Create credentials')}</div>`;
  const links = credentials.aggregators
    .map(({ clientId }) => {
      const isLinked = credentials.mayActFor(clientId, profile.username);
      return (
        `<p>Aggregator <code>${escapeHtml(clientId)}</code>: ${isLinked ? 'linked' : 'not linked'}</p>` +
        `<div class="row">${isLinked ? button('unlink', clientId, 'Unlink') : button('link', clientId, 'Link')}</div>`
      );
    })
    .join('');
  return (
    `<form method="post"><input type="hidden" name="seller" value="${profile.username}">` +
    `<h2>${escapeHtml(profile.shopName)}</h2><p>Seller id <code>${profile.sellerId}</code> · ${escapeHtml(profile.username)}</p>` +
    `${mine}${links}</form>`
  );
}

function page(world: OctopiaWorld): string {
  const forms = world.octopia.sellers.profiles.map((profile) => sellerForm(world, profile)).join('<hr>');
  return plainPage(
    'API credentials',
    `<h1>API credentials</h1><p>Every seller of the sandbox, as if it were signed in.</p>${forms}`,
  );
}

function act(world: OctopiaWorld, { username }: OctopiaProfile, fields: Record<string, string | undefined>): void {
  const { credentials } = world.octopia;
  const isOwn = (clientId: string) => credentials.mayActFor(clientId, username);
  if (fields.create !== undefined) credentials.ownClient(username);
  if (fields.link !== undefined) credentials.setLinked(fields.link, username, true);
  if (fields.unlink !== undefined) credentials.setLinked(fields.unlink, username, false);
  if (fields.withdraw !== undefined) credentials.withdraw(username);
  if (fields.expire !== undefined && isOwn(fields.expire)) credentials.setSecretExpired(fields.expire, true);
  if (fields.renew !== undefined && isOwn(fields.renew)) credentials.setSecretExpired(fields.renew, false);
}

export function mountCredentialsPage(app: FastifyInstance, world: OctopiaWorld): void {
  app.get(PAGE, (_request, reply) => reply.type('text/html; charset=utf-8').send(page(world)));

  app.post(PAGE, async (request, reply) => {
    const fields = (request.body ?? {}) as Record<string, string | undefined>;
    const profile = world.octopia.sellers.profiles.find(({ username }) => username === fields.seller);
    if (!profile) return reply.code(400).send({ error: 'there is no such seller' });
    act(world, profile, fields);
    await world.octopia.credentials.settled();
    return reply.redirect(CREDENTIALS_PATH, 303);
  });
}

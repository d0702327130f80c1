import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../catalog/derive.ts';
import { plainPage } from '../../platform/sign-in-page.ts';
import type { EbayWorld } from '../ebay-world.ts';
import { advertisingOf } from './advertising-account.ts';

/** Where sellers accept the terms of promoted listings, which no call can. */
export const SELLER_PAGE = '/sh/mkt';

const TITLE = 'Promoted listings';

export function mountSellerPage(app: FastifyInstance, world: EbayWorld): void {
  app.get(SELLER_PAGE, (_request, reply) => {
    const choices = world.ebay.sellers.profiles
      .map(
        ({ username }, index) =>
          `<label><input type="radio" name="seller" value="${username}"${index === 0 ? ' checked' : ''}>${escapeHtml(username)}</label>`,
      )
      .join('');
    const form =
      `<form method="post"><fieldset><legend>Seller</legend>${choices}</fieldset>` +
      `<div class="row"><button>Accept the terms</button></div></form>`;
    const introduction = '<p>Before the first campaign, the seller accepts the terms of promoted listings.</p>';
    return reply.type('text/html; charset=utf-8').send(plainPage(TITLE, `<h1>${TITLE}</h1>${introduction}${form}`));
  });

  app.post<{ Body: { seller?: string } | undefined }>(SELLER_PAGE, async (request, reply) => {
    const seller = await world.ebay.sellers.open(request.body?.seller ?? '');
    reply.type('text/html; charset=utf-8');
    if (!seller) return reply.code(404).send(plainPage(TITLE, '<h1>There is no such seller</h1>'));
    seller.commit([{ t: 'advertising', account: { ...advertisingOf(seller), hasAcceptedTerms: true } }]);
    await seller.settled();
    return reply.send(plainPage(TITLE, '<h1>The terms are accepted</h1>'));
  });
}

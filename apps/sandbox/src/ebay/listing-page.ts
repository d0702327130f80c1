import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../catalog/derive.ts';
import type { EbayWorld } from './ebay-world.ts';
import { type ListingView, viewListing } from './listing-view.ts';
import { type PageTexts, pageTexts } from './page-texts.data.ts';
import { sanitiseHtml } from './sanitise.ts';
import { handlingDaysOf, shippingTo } from './shipping-costs.ts';
import { pathOn, siteCategories } from './site-categories.ts';
import type { EbaySite } from './sites.data.ts';

const style = `
:root{color-scheme:light dark}body{font:16px/1.55 system-ui,sans-serif;margin:0 auto;max-width:1080px;padding:24px;color:light-dark(#191b1e,#e8eaed);background:light-dark(#fff,#131518)}
.top{display:flex;justify-content:space-between;gap:16px;border-bottom:1px solid light-dark(#e1e4e8,#33383f);padding-bottom:12px;margin-bottom:24px;color:light-dark(#5c636b,#9aa2ab);font-size:14px}
.grid{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,6fr);gap:40px}@media(max-width:760px){.grid{grid-template-columns:1fr}}
.pictures img{width:100%;border-radius:12px;background:light-dark(#f3f4f6,#1e2226);aspect-ratio:1;object-fit:contain}.thumbs{display:flex;gap:8px;margin-top:8px}.thumbs img{width:72px}
h1{font-size:24px;line-height:1.3;margin:0 0 8px;overflow-wrap:anywhere}.price{font-size:28px;font-weight:650;margin:16px 0 4px}.quiet{color:light-dark(#5c636b,#9aa2ab)}
.out{color:light-dark(#a3141c,#ff9a9a)}table{border-collapse:collapse;width:100%;margin:8px 0 24px}td,th{text-align:left;padding:6px 12px 6px 0;border-bottom:1px solid light-dark(#e9ebee,#2b3036);vertical-align:top;font-weight:400}
h2{font-size:18px;margin:32px 0 8px}.description{overflow-wrap:anywhere}`;

const contentSecurityPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src *";

const documentOf = (language: string, title: string, body: string) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escapeHtml(title)}</title><style>${style}</style></head><body>${body}</body></html>`;

function textsOf(site: EbaySite): PageTexts {
  const language = site.languages[0].slice(0, 2);
  return language === 'de' || language === 'fr' || language === 'it' || language === 'es'
    ? pageTexts[language]
    : pageTexts.en;
}

function money(view: ListingView, minor: number): string {
  const format = new Intl.NumberFormat(view.site.languages[0], { style: 'currency', currency: view.currency });
  return format.format(minor / 100);
}

function pictures(view: ListingView): string {
  const picture = (url: string, alt: string) => `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}">`;
  const [main, ...others] = view.pictures;
  const thumbs = others.map((url) => picture(url, '')).join('');
  return `<div class="pictures">${main ? picture(main, view.title) : ''}<div class="thumbs">${thumbs}</div></div>`;
}

function variations(view: ListingView, texts: PageTexts): string {
  if (view.variations.length === 0) return '';
  const rows = view.variations.map((one) => {
    const name = escapeHtml(Object.values(one.specifics).join(', '));
    return `<tr><td>${name}</td><td>${money(view, one.priceMinor)}</td><td>${one.quantity}</td></tr>`;
  });
  const head = [texts.variation, texts.price, texts.available].map((name) => `<th scope="col">${name}</th>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function specifics(view: ListingView, texts: PageTexts): string {
  const rows = [[texts.condition, [view.condition.name]] as const, ...Object.entries(view.specifics)].map(
    ([name, values]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(values.join(', '))}</td></tr>`,
  );
  return `<h2>${escapeHtml(texts.specifics)}</h2><table><tbody>${rows.join('')}</tbody></table>`;
}

/** The shipping options for a buyer in the country. A home listing shows none, because its policy is unknown here. */
function shipping(view: ListingView, texts: PageTexts, country: string): string {
  const { fulfillmentPolicy: policy, site } = view;
  if (policy === null) return '';
  const offers = shippingTo(policy, site, country);
  const days = handlingDaysOf(policy);
  const ways = offers.map(
    ({ service, costMinor, isFree }) =>
      `${isFree ? texts.free : money(view, costMinor)} <span class="quiet">${escapeHtml(service)}</span>`,
  );
  const handling = days === null ? '' : ` · ${days} ${texts.handling}`;
  const shippingText = offers.length > 0 ? ways.join('<br>') : `<span class="out">${texts.notSent}</span>`;
  return `<p><b>${texts.shipping}</b> (${escapeHtml(country)}${handling})<br>${shippingText}</p>`;
}

/** A listing as a buyer sees it on its site, with the site's language and price format. */
export function listingPage(world: EbayWorld, view: ListingView, shopName: string, country: string): string {
  const texts = textsOf(view.site);
  const category = siteCategories(world, view.site.marketplaceId).byId.get(view.categoryId);
  const path = category ? pathOn(category, view.site.languages[0]) : '';
  const left =
    view.quantity > 0
      ? `<p class="quiet">${view.quantity} ${texts.available} · ${view.sold} ${texts.sold}</p>`
      : `<p class="out">${texts.outOfStock}</p>`;
  const offer =
    `<div><h1>${escapeHtml(view.title)}</h1><p class="quiet">${texts.soldBy} ${escapeHtml(shopName)}</p>` +
    `<p class="price">${money(view, view.priceMinor)}</p>${shipping(view, texts, country)}${left}` +
    `${view.endedAt === null ? '' : `<p class="out">${texts.ended}</p>`}` +
    `${variations(view, texts)}${specifics(view, texts)}</div>`;
  const body =
    `<div class="top"><span>${view.site.host}</span><span>${escapeHtml(path)}</span></div>` +
    `<div class="grid">${pictures(view)}${offer}</div>` +
    `<h2>${texts.description}</h2><div class="description">${sanitiseHtml(view.description)}</div>` +
    `<p class="quiet">${escapeHtml(texts.itemNumber)} ${view.itemId}</p>`;
  return documentOf(view.site.languages[0], view.title, body);
}

export function mountListingPage(app: FastifyInstance, world: EbayWorld): void {
  app.get<{ Params: { itemId: string }; Querystring: { country?: string } }>('/itm/:itemId', async (request, reply) => {
    const { itemId } = request.params;
    const seller = await world.ebay.sellers.ofItemId(itemId);
    const view = seller && viewListing(world, seller, itemId);
    reply.type('text/html; charset=utf-8').header('content-security-policy', contentSecurityPolicy);
    if (seller && view) {
      const { country = view.site.country } = request.query;
      return reply.send(listingPage(world, view, seller.profile.shopName, country));
    }
    return reply.code(404).send(documentOf('en', 'No listing', '<p>This listing has ended, or never was.</p>'));
  });
}

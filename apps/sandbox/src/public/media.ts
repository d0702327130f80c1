import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../catalog/derive.ts';
import { hash32 } from '../platform/seeded.ts';
import type { World } from '../world.ts';

const CAPTION_LENGTH = 36;

/** As many whole words as fit; a single long word is truncated. */
function firstWords(text: string, length: number): string {
  const signs = [...text];
  if (signs.length <= length) return text;
  const cut = signs.slice(0, length).join('');
  return cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut;
}

/**
 * A picture for a SKU: its initial on a coloured background, both derived from the SKU and its title; `view` shifts the
 * colour.
 */
export function drawPicture(sku: string, title: string, view: number): string {
  const hue = (hash32(`hue/${sku}`) + (view - 1) * 40) % 360;
  const initial = escapeHtml([...title.trim()].find((sign) => /[\p{L}\p{N}]/u.test(sign))?.toUpperCase() ?? '?');
  const caption = escapeHtml(firstWords(title, CAPTION_LENGTH));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 600 600">` +
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="hsl(${hue} 45% 88%)"/>` +
    `<stop offset="1" stop-color="hsl(${(hue + 30) % 360} 50% 70%)"/></linearGradient></defs>` +
    `<rect width="600" height="600" fill="url(#g)"/><circle cx="300" cy="270" r="170" fill="hsl(${hue} 55% 97%)"/>` +
    `<text x="300" y="345" font-family="Georgia,serif" font-size="210" text-anchor="middle" fill="hsl(${hue} 45% 32%)">${initial}</text>` +
    `<text x="300" y="540" font-family="system-ui,sans-serif" font-size="26" text-anchor="middle" fill="hsl(${hue} 40% 22%)">${caption}</text></svg>`
  );
}

export function mountMedia(app: FastifyInstance, world: World): void {
  const titles = new Map(world.catalog.entries.map((entry) => [entry.sku, entry.title]));
  for (const { product } of world.octopia.goods) {
    titles.set(product.variantGroupReference || product.sellerProductReference, product.title);
  }
  app.get<{ Params: { file: string }; Querystring: { view?: string } }>('/media/:file', (request, reply) => {
    const { file } = request.params;
    if (!file.endsWith('.svg')) return reply.code(404).send({ error: 'pictures are .svg files' });
    const sku = file.slice(0, -'.svg'.length);
    const view = Math.max(1, Math.min(24, Number(request.query.view ?? 1) || 1));
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .header('access-control-allow-origin', '*')
      .send(drawPicture(sku, titles.get(sku) ?? sku, view));
  });
}

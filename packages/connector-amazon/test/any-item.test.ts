import { anyEntry, blanksIn } from '@quayside/connector-kit/conformance/any-entry';
import type { Site } from '@quayside/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amazonSite } from '../src/sites.ts';
import { refusalOf, SKU_LIMIT, TITLE_LIMIT, toWritings } from '../src/transform/attributes.ts';
import { definitionOf, plain, words } from './definitions.ts';
import { createOfficialCheck } from './official-model.ts';

const SITE: Site = 'DE';
const { marketplaceId, locale } = amazonSite(SITE);
const headers = {
  'content-type': 'application/json',
  'user-agent': 'Quayside/1.0 (Language=TypeScript)',
  'x-amz-access-token': 'token',
  'x-amz-date': '20261122T000000Z',
};
const { shapes, mayRequire } = definitionOf({ color: words(), size: words(), part_number: plain({ type: 'string' }) });
const marketplace = { currency: 'EUR', settings: {}, titleLimit: TITLE_LIMIT, skuLimit: SKU_LIMIT } as const;

it('sends only what Amazon’s models allow, whatever an item contains, in single calls and in a feed', () => {
  const official = createOfficialCheck();
  const sent = { headers, status: 200, answer: undefined };
  fc.assert(
    fc.property(anyEntry(marketplace), (entry) => {
      fc.pre(refusalOf(entry) === undefined);
      const writings = toWritings(entry, { site: SITE, shapes, mayRequire }, new Map());
      const singly = writings.flatMap(({ sku, body }) => {
        const path = `/listings/2021-08-01/items/A1/${encodeURIComponent(sku)}?marketplaceIds=${marketplaceId}&issueLocale=${locale}`;
        return official.request({ ...sent, method: 'PUT', path, body: JSON.stringify(body) });
      });
      const messages = writings.map(({ sku, body }, index) => ({
        messageId: index + 1,
        sku,
        operationType: 'UPDATE',
        ...body,
      }));
      const feed = { header: { sellerId: 'A1', version: '2.0', issueLocale: locale }, messages };
      const together = { ...sent, method: 'PUT', path: '/amazon-documents/feed', body: JSON.stringify(feed) };
      expect([...singly, ...official.request(together), ...blanksIn(feed)]).toEqual([]);
    }),
  );
});

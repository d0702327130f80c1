import { glossarySchemas } from '@quayside/contract/glossary.schema';
import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { parseParts } from './parse-parts.ts';

const request = (body: unknown) => ({ params: { id: '1' }, query: {}, body }) as unknown as FastifyRequest;

it('composes the letters of every text before its length is checked, as a Mac may send them apart', () => {
  const term = { src_text: 'chair', dst_text: 'a\u0308'.repeat(200), src_lang: 'en', dst_lang: 'de' };
  expect(parseParts(glossarySchemas.create, request(term))).toMatchObject({
    body: { src_text: 'chair', dst_text: 'ä'.repeat(200) },
  });
  expect(() => parseParts(glossarySchemas.create, request({ ...term, dst_text: 'ä'.repeat(201) }))).toThrow(
    'invalid_request',
  );
});

it('keeps no more marks of a letter than a language has, because ordering 100,000 would take seconds', () => {
  const term = { src_text: 'chair', dst_text: `a${'\u0315\u0300'.repeat(40_000)}`, src_lang: 'en', dst_lang: 'de' };
  const { body } = parseParts(glossarySchemas.create, request(term)) as unknown as { body: typeof term };
  expect(body.dst_text.length).toBeLessThanOrEqual(31);
});

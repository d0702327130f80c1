import { TERMS_EDITIONS, TERMS_LANGUAGES } from '@quayside/contract';
import { describe, expect, it } from 'vitest';
import { termsDocument } from './texts/index.ts';

const words = (text: string) => text.split(/\s+/).length;
const textOf = (document: ReturnType<typeof termsDocument>) =>
  document.sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]).join(' ');

describe.each(TERMS_LANGUAGES)('the terms in %s', (language) => {
  const now = termsDocument('wi', '6', language);
  const before = termsDocument('wi', '5.2', language);

  it('have thirteen parts, formerly eleven, each with some text', () => {
    expect([now.sections.length, before.sections.length]).toEqual([13, 11]);
    for (const { heading, paragraphs } of [...now.sections, ...before.sections]) {
      expect(heading.length).toBeGreaterThan(3);
      expect(paragraphs.length).toBeGreaterThan(0);
    }
  });

  it('are about two pages long', () => {
    expect(words(textOf(now))).toBeGreaterThan(800);
    expect(words(textOf(now))).toBeLessThan(1_400);
  });

  it('state their version, and differ from the version before', () => {
    expect(now.edition).toContain('6');
    expect(before.edition).toContain('5.2');
    expect(textOf(before)).not.toBe(textOf(now));
  });
});

it('are written separately in each language', () => {
  const texts = TERMS_LANGUAGES.map((language) => textOf(termsDocument('wi', '6', language)));
  expect(new Set(texts).size).toBe(TERMS_LANGUAGES.length);
});

it('there is no document that the contract does not list, and none is missing', () => {
  expect(() => termsDocument('wi', '4', 'en')).toThrow(/no terms 4/);
  expect(() => termsDocument('shipping', '1', 'de')).toThrow(/no shipping terms/);
  for (const { version, languages } of TERMS_EDITIONS.shipping) {
    for (const language of languages) expect(termsDocument('shipping', version, language).sections).toHaveLength(7);
  }
});

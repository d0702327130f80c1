import { describe, expect, it } from 'vitest';
import { siteNameIn } from './site-name.ts';

describe('a site in a sentence', () => {
  it.each([
    ['de', 'UK', 'Vereinigtes Königreich'],
    ['fr', 'BEFR', 'Belgique'],
    ['zh', 'DE', '德国'],
    ['es', 'CDFR', 'Cdiscount'],
    ['en', 'US', 'United States'],
    ['en', 'nowhere', 'nowhere'],
  ] as const)('is called in %s, of %s, %s', (language, code, name) => {
    expect(siteNameIn(language, code)).toBe(name);
  });
});

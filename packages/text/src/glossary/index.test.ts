import { describe, expect, it } from 'vitest';
import { baseGlossary } from './index.ts';

describe('base glossary', () => {
  const entries = baseGlossary();

  it('is read completely, each headword once', () => {
    expect(entries.length).toBeGreaterThan(3000);
    expect(new Set(entries.map(({ headword }) => headword)).size).toBe(entries.length);
  });

  it('gives every noun a gender, which its adjectives need', () => {
    const without = entries.filter(({ forms }) =>
      [forms.de, forms.fr, forms.it, forms.es].some((form) => form.kind === 'noun' && form.gender === null),
    );
    expect(without.map(({ headword }) => headword)).toEqual([]);
  });

  it('gives Romance modifiers one form, or one for each gender and number', () => {
    const odd = entries.filter(({ forms }) =>
      [forms.fr, forms.it, forms.es].some(
        (form) => form.kind === 'modifier' && form.forms.length !== 1 && form.forms.length !== 4,
      ),
    );
    expect(odd.map(({ headword }) => headword)).toEqual([]);
  });

  it('gives German modifiers a stem, and a form in -e if they are inflected', () => {
    const odd = entries.filter(
      ({ forms: { de } }) => de.kind === 'modifier' && (de.forms.length > 2 || !(de.forms[1] ?? 'e').endsWith('e')),
    );
    expect(odd.map(({ headword }) => headword)).toEqual([]);
  });

  it('keeps the number of a phrase in every language', () => {
    const lost = entries.filter(
      ({ headword, forms }) =>
        headword.includes('{n}') &&
        [forms.de, forms.fr, forms.it, forms.es].some(
          (form) => form.kind !== 'fixed' || form.text.split('{n}').length !== 2,
        ),
    );
    expect(lost.map(({ headword }) => headword)).toEqual([]);
  });
});

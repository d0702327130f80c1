import { describe, expect, it } from 'vitest';
import { fitText } from './fit.ts';

describe('meaning', () => {
  it('of a number ends at a phrase that begins with "with", which may be left out', () => {
    const title = 'Jump Leads 4m 35mm Clamps Insulated for Petrol and Diesel Engines up to 5.5L with Zip Storage Bag';
    expect(fitText(title, 80, 'en')).toMatchObject({ ok: true, text: expect.stringContaining('5.5L') });
  });

  it.each([
    'Batteries NOT included',
    'not in mint condition',
    'without charger',
    'w/o charger',
    'for iPhone 12',
    'Pack of 3 masks',
    '2 m cable',
    'non-magnetic',
    'free from latex',
    'excluding stand',
    'spares or repairs',
    'fits Dyson',
    'compatible with Samsung',
    'display case only',
  ])('is kept in a title that is shortened: %s', (phrase) => {
    const title = `Red Wooden Train with Bridge - ${phrase} - party, robot, lovely large plastic balloons and flags`;
    expect(fitText(title, 60, 'en')).toMatchObject({ ok: true, text: expect.stringContaining(phrase) });
  });

  it.each([
    ['de', 'Zug aus Holz ohne Batterien sehr schön verarbeitet und lackiert', /ohne Batterien/],
    ['fr', 'Train en bois sans piles vraiment très bien fini et peint', /sans piles/],
    ['it', 'Treno di legno senza pile davvero molto ben rifinito e dipinto', /senza pile/],
    ['es', 'Tren de madera sin pilas realmente muy bien acabado y pintado', /sin pilas/],
  ] as const)('shortens a finished text in %s without losing a negation', (language, text, kept) => {
    const fitted = fitText(text, 48, language);
    expect(fitted.ok ? fitted.text : '').toMatch(kept);
  });
});

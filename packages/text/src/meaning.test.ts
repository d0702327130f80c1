import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitText } from './fit.ts';
import { baseGlossary } from './glossary/index.ts';
import { compileLexicon, makeTitle, type TitleTarget } from './index.ts';

const TARGETS = ['en-US', 'de', 'fr', 'it', 'es'] as const satisfies readonly TitleTarget[];
const LEXICONS = new Map(TARGETS.map((to) => [to, compileLexicon(baseGlossary(), 'en', to)]));
type Target = (typeof TARGETS)[number];

const write = (title: string, to: Target, limit = 80, brand = '') => {
  const lexicon = LEXICONS.get(to);
  if (lexicon === undefined) throw new Error(`no lexicon for ${to}`);
  return makeTitle({ title, brand, from: 'en', to, limit, lexicon });
};

/**
 * For each phrase, what the translated title must match: the translation, or the seller's own words if no list has
 * them.
 */
const MEANINGS: readonly (readonly [phrase: string, Readonly<Record<Target, RegExp>>])[] = [
  [
    'Batteries NOT included',
    {
      'en-US': /batteries not included/i,
      de: /batterien nicht enthalten|ohne batterien/i,
      fr: /piles non incl|sans piles/i,
      it: /(?:pile|batterie) non incl|senza (?:pile|batterie)/i,
      es: /(?:pilas|baterías) no incl|sin (?:pilas|baterías)/i,
    },
  ],
  [
    'No Batteries',
    {
      'en-US': /no batteries/i,
      de: /ohne batterien/i,
      fr: /sans (?:piles|batteries)/i,
      it: /senza (?:pile|batterie)/i,
      es: /sin (?:pilas|baterías)/i,
    },
  ],
  [
    'not in mint condition',
    {
      'en-US': /not in mint condition/i,
      de: /nicht in/i,
      fr: /non (?:en|à|neuf)/i,
      it: /non (?:in|come)/i,
      es: /no (?:en|como)/i,
    },
  ],
  [
    'without charger',
    {
      'en-US': /without charger/i,
      de: /ohne ladeger/i,
      fr: /sans chargeur/i,
      it: /senza carica/i,
      es: /sin cargador/i,
    },
  ],
  [
    'w/o charger',
    { 'en-US': /w\/o charger/i, de: /ohne ladeger/i, fr: /sans chargeur/i, it: /senza carica/i, es: /sin cargador/i },
  ],
  [
    'for iPhone 12',
    {
      'en-US': /for iphone 12/i,
      de: /für iphone 12/i,
      fr: /pour iphone 12/i,
      it: /per iphone 12/i,
      es: /para iphone 12/i,
    },
  ],
  [
    'Pack of 3 masks',
    {
      'en-US': /pack of 3 masks/i,
      de: /3 .*masken|masken.*, 3 stück/i,
      fr: /lot de 3 .*masques|masques .*lot de 3|masques.*, 3 pièces/i,
      it: /da 3 .*maschere|maschere .*da 3|maschere.*, 3 pezzi/i,
      es: /de 3 .*máscaras|máscaras .*de 3|máscaras.*, 3 unidades/i,
    },
  ],
  [
    '2 m cable',
    {
      'en-US': /2 m cable/i,
      de: /2 m.*kabel|kabel.*2 m/i,
      fr: /câble.*2 m|2 m.*câble/i,
      it: /cavo.*2 m|2 m.*cavo/i,
      es: /cable.*2 m|2 m.*cable/i,
    },
  ],
  [
    'non-magnetic',
    {
      'en-US': /non-magnetic/i,
      de: /non-magnetic|nicht ?magnetisch/i,
      fr: /non-magnetic|non magnétique/i,
      it: /non-magnetic|non magnetic/i,
      es: /non-magnetic|no magnétic/i,
    },
  ],
  [
    'unassembled',
    {
      'en-US': /unassembled/i,
      de: /unmontiert/i,
      fr: /non assemblé|à monter/i,
      it: /non assemblat|da montare/i,
      es: /sin montar/i,
    },
  ],
  [
    'untested',
    {
      'en-US': /untested/i,
      de: /untested|ungeprüft/i,
      fr: /untested|non testé/i,
      it: /untested|non testat/i,
      es: /untested|sin probar/i,
    },
  ],
  [
    'free from latex',
    {
      'en-US': /free from latex/i,
      de: /frei von latex/i,
      fr: /sans latex/i,
      it: /senza (?:latex|lattice)/i,
      es: /libre de l[aá]tex/i,
    },
  ],
  ["doesn't float", { 'en-US': /doesn't float/i, de: /doesn't/i, fr: /doesn't/i, it: /doesn't/i, es: /doesn't/i }],
  [
    'excluding stand',
    {
      'en-US': /excluding stand/i,
      de: /exkl\..*ständer|exkl\..*stand/i,
      fr: /hors (?:support|pied|socle|stand)/i,
      it: /escl\. (?:supporto|stand)/i,
      es: /excl\. (?:soporte|stand)/i,
    },
  ],
  [
    'spares or repairs',
    { 'en-US': /spares or repairs/i, de: /bastler/i, fr: /pour pièces/i, it: /per ricambi/i, es: /para piezas/i },
  ],
  [
    'replaces ABC-123',
    {
      'en-US': /replaces abc-123/i,
      de: /(?:ersetzt|replaces) abc-123/i,
      fr: /remplace abc-123/i,
      it: /sostituisce abc-123/i,
      es: /(?:sustituye|reemplaza)(?: a)? abc-123/i,
    },
  ],
  [
    'fits Dyson',
    {
      'en-US': /fits dyson/i,
      de: /passend für dyson/i,
      fr: /compatible avec dyson/i,
      it: /per dyson/i,
      es: /compatible con dyson/i,
    },
  ],
  [
    'compatible with Samsung',
    {
      'en-US': /compatible with samsung/i,
      de: /kompatibel mit samsung/i,
      fr: /compatible avec samsung/i,
      it: /compatibile con samsung/i,
      es: /compatible con samsung/i,
    },
  ],
  ['for babies', { 'en-US': /for babies/i, de: /für babys/i, fr: /pour bébé/i, it: /per neonati/i, es: /para bebés/i }],
  [
    'ideal for kids',
    { 'en-US': /for kids/i, de: /für kinder/i, fr: /pour enfants/i, it: /per bambini/i, es: /para niños/i },
  ],
  [
    'display case only',
    {
      'en-US': /display case only/i,
      de: /vitrine.* nur|nur .*vitrine/i,
      fr: /vitrine.* seulement/i,
      it: /vetrin.* solo/i,
      es: /vitrina.* solo/i,
    },
  ],
];

describe.each(MEANINGS)('"%s"', (phrase, expected) => {
  const around = fc.array(
    fc.constantFrom(
      'Red',
      'wooden',
      'Train',
      'Balloons',
      'lovely',
      'Frobnicator',
      'party',
      'New',
      'Large',
      'plastic',
      'robot',
      'Zorkmid',
    ),
    { maxLength: 14 },
  );

  it('is preserved, or the title does not go live', () => {
    fc.assert(
      fc.property(
        around,
        around,
        fc.constantFrom(...TARGETS),
        fc.integer({ min: 40, max: 200 }),
        (before, after, to, limit) => {
          const made = write([...before, '-', phrase, '-', ...after].join(' '), to, limit);
          if (made.ok) expect(made.title).toMatch(expected[to]);
          else expect(['protected_too_long', 'nothing_translated']).toContain(made.reason);
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each(TARGETS)('is kept in a title of usual length in %s', (to) => {
    const made = write(`Red Wooden Train with Bridge - ${phrase} - party, robot, lovely large plastic balloons`, to);
    expect(made).toMatchObject({ ok: true, title: expect.stringMatching(expected[to]) });
  });
});

describe('meaning', () => {
  it('of a number ends at a phrase that begins with "with", which may be left out', () => {
    const title = 'Jump Leads 4m 35mm Clamps Insulated for Petrol and Diesel Engines up to 5.5L with Zip Storage Bag';
    expect(write(title, 'de')).toMatchObject({ ok: true, title: expect.stringContaining('5.5L') });
  });

  it('composes nothing from specifics if the title contains a negation, a count or a purpose', () => {
    const lexicon = compileLexicon(baseGlossary(), 'en', 'de');
    const attributes = { Brand: 'Brio', Type: 'Train', Colour: 'Red' };
    const confidence = (title: string) => {
      const made = makeTitle({ title, brand: 'Brio', attributes, from: 'en', to: 'de', limit: 80, lexicon });
      return made.ok ? made.confidence : made.reason;
    };
    const ofSpecifics = confidence('Brio Red Train');
    expect(ofSpecifics).toBe(0.87);
    for (const title of ['Brio Train not Red', 'Brio Train without Train', 'Brio 6 Trains Red', 'Brio Red for Train']) {
      expect(confidence(title)).not.toBe(ofSpecifics);
    }
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

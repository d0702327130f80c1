/** Invented people and places; every mail address ends in `.example`. */
export interface Place {
  city: string;
  region: string;
  postalCode: string;
  streets: readonly [string, ...string[]];
}

export interface Country {
  firstNames: readonly [string, ...string[]];
  lastNames: readonly [string, ...string[]];
  places: readonly [Place, ...Place[]];
  /** The prefix of phone numbers that are not in use. */
  phonePrefix: string;
}

const de: Country = {
  firstNames: ['Annika', 'Jonas', 'Mila', 'Torben', 'Greta', 'Lennart'],
  lastNames: ['Brückner', 'Haverkamp', 'Lindemann', 'Osterloh', 'Wiesner'],
  places: [
    { city: 'Lübeck', region: 'Schleswig-Holstein', postalCode: '23552', streets: ['Fährgasse 12', 'Speicherweg 4'] },
    { city: 'Freiburg', region: 'Baden-Württemberg', postalCode: '79098', streets: ['Am Mühlbach 7', 'Rebstockweg 31'] },
  ],
  phonePrefix: '+49 30 23125',
};
const fr: Country = {
  firstNames: ['Élodie', 'Mathis', 'Camille', 'Yann', 'Solène', 'Bastien'],
  lastNames: ['Delorme', 'Kervran', 'Marchais', 'Vasseur', 'Thibault'],
  places: [
    { city: 'Nantes', region: 'Pays de la Loire', postalCode: '44000', streets: ['8 rue des Tilleuls', '21 quai aux Grains'] },
    { city: 'Annecy', region: 'Auvergne-Rhône-Alpes', postalCode: '74000', streets: ['3 chemin du Lac'] },
  ],
  phonePrefix: '+33 1 99 00 1',
};

export const people: Readonly<Record<string, Country>> = {
  GB: {
    firstNames: ['Imogen', 'Rhys', 'Tamsin', 'Alasdair', 'Nadia', 'Gareth'],
    lastNames: ['Fairweather', 'Okafor', 'Pettigrew', 'Sandhu', 'Trevelyan'],
    places: [
      { city: 'Norwich', region: 'Norfolk', postalCode: 'NR2 1TF', streets: ['14 Weaver Lane', '3 Cherry Tree Walk'] },
      { city: 'Stirling', region: 'Stirlingshire', postalCode: 'FK8 1AY', streets: ['27 Bridge Row'] },
    ],
    phonePrefix: '+44 1632 960',
  },
  DE: de,
  AT: {
    ...de,
    places: [{ city: 'Graz', region: 'Steiermark', postalCode: '8010', streets: ['Murgasse 9', 'Lindenhof 2'] }],
    phonePrefix: '+43 1 00000',
  },
  FR: fr,
  BE: {
    ...fr,
    places: [{ city: 'Namur', region: 'Wallonie', postalCode: '5000', streets: ['17 rue du Pont', '5 place aux Herbes'] }],
    phonePrefix: '+32 2 000 00',
  },
  IT: {
    firstNames: ['Chiara', 'Matteo', 'Giulia', 'Davide', 'Serena'],
    lastNames: ['Bellandi', 'Corsini', 'Marchetti', 'Rinaldo', 'Vannucci'],
    places: [{ city: 'Lucca', region: 'LU', postalCode: '55100', streets: ['Via dei Fossi 18', 'Piazza del Pozzo 2'] }],
    phonePrefix: '+39 06 0000',
  },
  ES: {
    firstNames: ['Lucía', 'Álvaro', 'Nerea', 'Iker', 'Carmen'],
    lastNames: ['Aranda', 'Echeverri', 'Montalbán', 'Quiroga', 'Salvatierra'],
    places: [{ city: 'Gijón', region: 'Asturias', postalCode: '33201', streets: ['Calle del Muelle 6', 'Avenida del Faro 40'] }],
    phonePrefix: '+34 900 000',
  },
  US: {
    firstNames: ['Harper', 'Wyatt', 'Delia', 'Marcus', 'June'],
    lastNames: ['Calloway', 'Dunmore', 'Espinoza', 'Whitlock', 'Yarrow'],
    places: [
      { city: 'Duluth', region: 'MN', postalCode: '55802', streets: ['410 Lakeside Ave', '88 Pine Hollow Rd'] },
      { city: 'Asheville', region: 'NC', postalCode: '28801', streets: ['19 Orchard St'] },
    ],
    phonePrefix: '+1 202 555 0',
  },
  CA: {
    firstNames: ['Maëlle', 'Grant', 'Priya', 'Owen'],
    lastNames: ['Beauregard', 'Macleod', 'Sinclair', 'Tremont'],
    places: [{ city: 'Halifax', region: 'NS', postalCode: 'B3H 1A1', streets: ['72 Harbour Rd', '5 Spruce Crescent'] }],
    phonePrefix: '+1 613 555 0',
  },
  AU: {
    firstNames: ['Isla', 'Lachlan', 'Matilda', 'Cooper'],
    lastNames: ['Ashby', 'Drummond', 'Kowalski', 'Merriweather'],
    places: [{ city: 'Hobart', region: 'TAS', postalCode: '7000', streets: ['33 Wattle St', '9 Ferry Terrace'] }],
    phonePrefix: '+61 3 5550 1',
  },
  IE: {
    firstNames: ['Saoirse', 'Cian', 'Aoife', 'Declan'],
    lastNames: ['Brannigan', 'Fennelly', 'Gallagher', 'Tierney'],
    places: [{ city: 'Galway', region: 'Co. Galway', postalCode: 'H91 E9V2', streets: ['4 Quay Lane', '16 Salthill Park'] }],
    phonePrefix: '+353 20 913',
  },
};

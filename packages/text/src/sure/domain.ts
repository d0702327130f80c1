/** A trade that gives a word its sense: "tank" is a vehicle among kits and a vessel among aquaria. */
export type Domain =
  | 'vehicles'
  | 'trains'
  | 'kits'
  | 'slot'
  | 'rc'
  | 'figures'
  | 'costume'
  | 'party'
  | 'cards'
  | 'games'
  | 'puzzles'
  | 'dolls'
  | 'puppets'
  | 'crafts'
  | 'outdoor'
  | 'baby'
  | 'music'
  | 'tech'
  | 'fashion'
  | 'home'
  | 'garden'
  | 'jewellery'
  | 'auto'
  | 'tools'
  | 'office'
  | 'pet'
  | 'sport'
  | 'media'
  | 'beauty'
  | 'characters'
  | 'none';

/** The first that matches names the domain: what is told apart early stands early. */
const DOMAINS: readonly (readonly [RegExp, Domain])[] = [
  [/trading card|collectible card/u, 'cards'],
  [/model trains?|railway|rail vehicles|toy trains|train sets?|locomotive/u, 'trains'],
  [/model building|model kit|plastic model|scale model kit/u, 'kits'],
  [/slot car/u, 'slot'],
  [/remote control|radio control|\brc\b|drone|quadcopter/u, 'rc'],
  [/die-?cast|toy vehicles?|toy cars|scaled models|friction cars/u, 'vehicles'],
  [/puppet/u, 'puppets'],
  [/fancy dress|costume/u, 'costume'],
  [/part(?:y|ies)\b|balloon|celebration/u, 'party'],
  [/jigsaw|puzzle|brain teaser/u, 'puzzles'],
  [/\bgames?\b|casino|chess|dice/u, 'games'],
  [/doll/u, 'dolls'],
  [/craft|colouring|drawing|bead/u, 'crafts'],
  [/figures?|playset|memorabilia|bobblehead|action man|dinosaur/u, 'figures'],
  [/characters & brands/u, 'characters'],
  [/baby|toddler|nursery|pram/u, 'baby'],
  [/music(?:al)?\b.*instrument|guitar|piano/u, 'music'],
  [/outdoor toys|sports toys|beach toys|paddling pool|water pistol|kite/u, 'outdoor'],
  [/computer|electronic|phone|camera|audio|video game|headphone|television|tablet|\btv\b/u, 'tech'],
  [/jewell?ery|watches|rings|necklace|bracelet/u, 'jewellery'],
  [/clothing|clothes|fashion|shoes|handbag|\b(?:wo)?men\b|t-shirts/u, 'fashion'],
  [/car parts|automotive|motorcycle|vehicle parts|motors/u, 'auto'],
  [/diy|power tools|hand tools|hardware|plumbing/u, 'tools'],
  [/stationery|office|pens|paper/u, 'office'],
  [/\bpets?\b|\bdogs?\b|\bcats?\b|aquarium/u, 'pet'],
  [/garden|patio|plants/u, 'garden'],
  [/kitchen|home|furniture|bedding|bath|lighting|dining|cookware|curtain/u, 'home'],
  [/sport|fitness|camping|cycling|fishing|golf|hiking/u, 'sport'],
  [/books|comics|dvd|vinyl|film/u, 'media'],
  [/beauty|health|make-?up|fragrance|hair/u, 'beauty'],
];

/** A catalogue has few categories, and each is asked for often. */
const MOST_KEPT = 2_000;
const kept = new Map<string, Domain>();

/** The domain of a home category, given from the root; `none` where it says nothing. */
export const domainOf = (category: readonly string[]): Domain => {
  const text = category.join(' > ').toLowerCase();
  const before = kept.get(text);
  if (before !== undefined) return before;
  const domain = DOMAINS.find(([pattern]) => pattern.test(text))?.[1] ?? 'none';
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(text, domain);
  return domain;
};

import type { FeeGroup } from './names.ts';

/** The words by which names of categories are recognised, in the languages of the sites. The first group that matches counts. */
const WORDS: readonly (readonly [FeeGroup, string])[] = [
  [
    'large_appliances',
    'large appliances|großgeräte|gros électroménager|grandi elettrodomestici|grandes electrodomésticos',
  ],
  ['appliances', 'appliances|haushaltsgeräte|électroménager|elettrodomestici|electrodomésticos'],
  [
    'vehicle_parts',
    'auto.* teile|auto|autoteile|car|parts & accessories|pièces .*|ricambi.*|recambios.*|automotive|motorrad',
  ],
  ['watches', 'watches|\\p{L}*uhren|montres|orologi|relojes'],
  ['jewellery', 'jewell?e?ry|\\p{L}*schmuck|bijoux|bijouterie|gioielli|joyería|joyas'],
  [
    'electronics',
    'computers?|laptops?|notebooks?|tablets?|(?:cell |mobile |smart)?phones?|handys?|cameras?|kameras?|foto|photo|tv|fernseher|' +
      'audio|hi-?fi|electronics|elektronik|électronique|elettronica|electrónica|informatique|informatica|informática|téléphonie|' +
      'telefonia|telefonía|konsolen|consoles?|drucker|printers?',
  ],
  [
    'media',
    'books?|bücher|livres?|libri|libros|dvds?|films?|filme|movies|películas|musi[ck]|musique|musica|música|magazines',
  ],
  [
    'fashion',
    'clothing|clothes|shoes|fashion|kleidung|bekleidung|\\p{L}*schuhe|mode|vêtements|chaussures|abbigliamento|scarpe|moda|ropa|zapatos',
  ],
  ['beauty', 'beauty|kosmetik|körperpflege|beauté|parfums?|bellezza|belleza|cosmetics'],
  ['baby', 'baby|babys|bébé|puériculture|infanzia|bebés?'],
  ['pets', 'pets?|pet supplies|haustier\\p{L}*|tierbedarf|animalerie|animaux|animali|mascotas'],
  ['food', 'food|grocery|lebensmittel|feinschmecker|épicerie|alimentari|alimentación'],
  ['furniture', 'furniture|möbel|meubles|mobili|muebles'],
  ['tools', 'tools?|diy|heimwerker|werkzeuge?|bricolage|outillage|fai da te|bricolaje'],
  ['home', 'home|kitchen|haushalt|küche|wohnen|maison|cuisine|casa|cucina|hogar|cocina'],
];
const word = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
const GROUPS = WORDS.map(([group, words]) => [group, word(words)] as const);
const ACCESSORIES = word('accessories|accessory|\\p{L}*zubehör|accessoires|accessori|accesorios');

/** The group of a category, decided by the lowest of its names that has a known word. @param path names from the top level down */
export function feeGroupOf(path: readonly string[]): FeeGroup {
  for (const name of path.toReversed()) {
    const group = GROUPS.find(([, words]) => words.test(name))?.[0];
    if (group === 'electronics' && path.some((one) => ACCESSORIES.test(one))) return 'electronics_accessories';
    if (group) return group;
  }
  return 'other';
}

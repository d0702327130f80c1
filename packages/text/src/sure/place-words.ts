import { stemOf } from '../choose.ts';
import type { Element } from '../elements.ts';
import { isEnglishWord } from '../english-words.ts';
import { isNoun, type TermElement } from '../phrases.ts';
import type { Domain } from './domain.ts';
import { FIRST_NAMES } from './names.data.ts';
import { PALETTE } from './pieces.data.ts';
import { isStray, lower } from './product.ts';

/** Trades in which a capitalised word of English is part of a name more often than not. */
export const NAMED: ReadonlySet<Domain> = new Set([
  'games',
  'cards',
  'puzzles',
  'characters',
  'figures',
  'dolls',
  'media',
  'none',
]);

/** A pack's size or a half of a size: "Pk5", "X" of "X Small". */
export const UNCLEAR = /^(?:pk\p{Nd}+|x|\p{Nd}+pk|t\p{Nd}|pk|co|ltd|inc|uk|us)$/iu;

/** Words that change what is sold, or tell with what it is used. */
export const NEEDED =
  /^(?:use|uses|requires?|spare parts?|replacement parts?|parts|upgrade parts?|inflatables?|edible|miniature|dress[- ]up|sample|empty|digital|blank|spare|custom|customised|personali[sz]ed|refills?|printable|download)$/u;

export const COUNTING =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|pair|pairs|twin|triple|couple|half)(?: of)?$/u;
export const isNumber = (element: Element | undefined): boolean =>
  element?.kind === 'slot' && !element.isMeasure && !element.isBrand && /^\p{Nd}+$/u.test(element.text);
export const isLink = (element: Element | undefined): boolean =>
  element?.kind === 'term' && element.term.pos === 'function';
export const isBreak = (element: Element | undefined): boolean =>
  element === undefined || (element.kind === 'symbol' && !/^['’]$/u.test(element.text));

/** Whether the element is the item's brand. */
export const isBrand = (element: Element | undefined): boolean => element?.kind === 'slot' && element.isBrand === true;

export const isName = (element: Element | undefined): boolean =>
  element?.kind === 'slot' && !element.isMeasure && !isNumber(element) && !isStray(element) && !isOpen(element);

/** Trades whose names are made of words of English: beside a name they belong to it. */
export const ENGLISH_NAMES: ReadonlySet<Domain> = new Set(['figures', 'characters', 'cards', 'games']);

export const isColour = (element: Element | undefined): element is TermElement =>
  element?.kind === 'term' &&
  element.term.pos === 'colour' &&
  (PALETTE.has(lower(element)) || element.term.trust === 'sure');

export const isColourLink = (element: Element | undefined): boolean =>
  element !== undefined && /^(?:&|\/|\+|,|-|and)$/u.test(lower(element));

/** A colour behind the goods ends at a mark, a link, a number or a code. */
export const endsHere = (element: Element | undefined): boolean =>
  (isBreak(element) && !/^[&/+]$/u.test(element?.text ?? '')) ||
  isLink(element) ||
  (element?.kind === 'slot' && /\p{Nd}/u.test(element.text));

/** Goods whose material in front is what they work on. */
export const WORKS_ON =
  /(?:marker|pen|paint|glue|scissors|dye|cleaner|punch|polish|brush|cutter|saw|drill|plane|varnish|stain|detector|file|sander|knife|bit)s?$/u;

export const firstNames = new Set(FIRST_NAMES.split(',').map((name) => name.trim()));

/** Words of other languages in careless feeds. */
export const FOREIGN = /^(?:modell|modellauto|fertigmodell|spielzeug|neu|mit|und|für|japan|import|collectors?)$/iu;

/** What a number in front measures or counts. */
export const COUNTED =
  /^(?:ton|tons|tonne|tonnes|wheel|wheels|axle|door|doors|seater|plank|compartment|car|gun|pounder|hp|cylinder|cylinders|speed|channel|way|pole|cell)$/u;

/** Nouns whose loss changes nothing. */
export const isIdleNoun = (element: Element): boolean =>
  /^(?:toys?|gifts?|presents?|collections?|series|models?|sets?|kits?|colou?rs?|assorted colou?rs?|sizes?|styles?|designs?|animals?|characters?|party|parties|fun|game|games|play|hobby|decorations?|accessory|accessories|collectibles?|collectables?|single|novelty|fancy dress|outfit|costumes?|dolls?|figures?|figurines?|stocking fillers?|adventures?|action|edition|head|face|film|movie|tv)$/u.test(
    lower(element),
  ) ||
  (isNoun(element) &&
    element.term.trust === 'sure' &&
    /(?:gift|toy|present|filler|collection|edition|party|decoration|accessory|accessories|colours|colors)$/u.test(
      lower(element),
    ));

/** "Richmond Toys" is a maker. */
export const MAKER_WORD =
  /^(?:Toys|Games|Models|Collectibles|Collectables|Novelties|Diecast|Die-Cast|Puppets|Designs|Crafts|Dolls|Miniatures|Hobbies)$/u;

/** An unknown slot whose words may be English: quotations, ordinals, codes written together with words. */
export const isOpen = (element: Element): boolean =>
  element.kind === 'slot' && element.isUnknown === true && element.keep === 'must';

/** "3 Banners" counts a "Birthday Banner". */
export const isSameGoods = (one: TermElement, goods: TermElement): boolean => {
  const last = (element: TermElement) => stemOf(lower(element).split(/[\s-]/u).at(-1) ?? '');
  return one.term.form === goods.term.form || last(one) === last(goods);
};

/** A quotation with a number that is no name: "Model 1:35 British Heavy Tank". */
export const saysEnglish = (text: string): boolean =>
  /^["“'‘].*\p{Nd}/u.test(text) && (text.match(/\p{L}{4,}/gu) ?? []).some((word) => isEnglishWord(word.toLowerCase()));

/** "Designed for" wants an object. */
export const hasOpenEnd = (text: string): boolean => /(?:for|of|from|with|to|by|on|in)$/u.test(text);

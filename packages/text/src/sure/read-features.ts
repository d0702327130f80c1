import type { Element } from '../elements.ts';
import { isNoun, type TermElement } from '../phrases.ts';
import { nounText } from '../word-forms.ts';
import { stateFact } from './facts.ts';
import { isMaker } from './names.ts';
import { ADJECTIVES, AUDIENCES, MATERIALS, OCCASIONS, ONE_SIZE, PALETTE, SIZE, SIZES } from './pieces.data.ts';
import { endsHere, isBrand, isBreak, isColour, isColourLink, isName, MAKER_WORD, WORKS_ON } from './place-words.ts';
import { isMotif, isShape, lower, VEHICLES } from './product.ts';
import type { Reader } from './reader.ts';
import { COLLECTED_GOODS } from './strict.data.ts';

/** Adjectives that name a line of figures. */
const LINE_WORD = /^(?:classic|vintage|traditional|electronic|ultimate|basic)$/u;

/** Reads what stands for itself: an adjective, a size, a state. @returns the last place read; undefined where it is none of these */
export const readFeature = (reader: Reader, element: Element, at: number): number | undefined => {
  const { elements, goods, language, domain, said, adjectives, facts, goodsAt, isWorn } = reader;
  const { addName, add, isInPhrase, isSizeAlone } = reader;
  const text = lower(element);
  if (
    at === 1 &&
    element.kind === 'term' &&
    element.joiner === ' ' &&
    MAKER_WORD.test(element.text) &&
    isName(elements[0]) &&
    !isBreak(elements[2])
  ) {
    addName(element, at);
    return at;
  }
  // "Class 47" is what railways call it everywhere.
  const behind = elements[at + 1];
  if (domain === 'trains' && /^Class$/u.test(element.text) && behind?.kind === 'slot' && /^\p{Nd}/u.test(behind.text)) {
    addName(element, at);
    return at;
  }
  if (element.kind === 'term' && isInPhrase(at) && goods !== undefined) {
    const adjective = ADJECTIVES.get(text)?.[language];
    // "Large" of clothes is a size, which its buyers read otherwise.
    // A "Classic Figure" of a hero is one of a line.
    const isOfLine = LINE_WORD.test(text) && COLLECTED_GOODS.test(lower(goods));
    if (adjective !== undefined && !isOfLine && !(isWorn && SIZES.has(text))) {
      add(adjectives, adjective, element);
      return at;
    }
    if (at === goodsAt + 1 && /^sets?$/u.test(text)) {
      reader.isSet = true;
      said.add(element);
      return at;
    }
  }
  if (isWorn) {
    const size = SIZES.get(text);
    if (text === 'one size' || text === 'one size fits all') {
      add(facts, ONE_SIZE[language], element);
      return at;
    }
    if (size !== undefined && isSizeAlone(at)) {
      add(facts, SIZE[language].replace('{n}', element.kind === 'slot' ? element.text : size), element);
      return at;
    }
    const next = elements[at + 1];
    if (text === 'uk' && next?.kind === 'slot' && /^\p{Nd}[\p{Nd}/-]*$/u.test(next.text)) {
      add(facts, SIZE[language].replace('{n}', `${element.text} ${next.text}`), element, next);
      return at;
    }
  }
  const state = stateFact(element, language);
  if (state !== undefined && element.kind !== 'slot') {
    add(facts, state, element);
    return at;
  }
  return undefined;
};

/** Reads what belongs to the goods: colour, material, audience, occasion, motif. Answers as `readSlot`. */
export const readModifier = (reader: Reader, element: TermElement, at: number): number | undefined => {
  const {
    elements,
    goods,
    isNumberedSet,
    language,
    domain,
    said,
    motifs,
    colours,
    materials,
    audiences,
    occasions,
    goodsAt,
    add,
    leadsToGoods,
    isInPhrase,
    isColourOfGoods,
    isAlone,
  } = reader;
  const text = lower(element);
  const { term } = element;
  const isAttached = isInPhrase(at);
  if (isColour(element)) {
    let end = at;
    for (;;) {
      if (isColourLink(elements[end + 1]) && isColour(elements[end + 2])) end += 2;
      else if (isColour(elements[end + 1])) end += 1;
      else break;
    }
    const group = elements.slice(at, end + 1).filter(isColour);
    // A model's colour stands in front of its maker or behind its name: "Black Riley Kestrel", "Range Rover Silver".
    const after = elements[end + 1];
    const isOfModel =
      VEHICLES.has(domain) &&
      group.every((one) => PALETTE.has(lower(one))) &&
      ((after?.kind === 'slot' && isMaker(after.text)) ||
        isBrand(elements[at - 1]) ||
        (isName(elements[at - 1]) && (endsHere(after) || after === goods)));
    const isOfGoods = isOfModel || (isInPhrase(end) && isColourOfGoods(end)) || isAlone(at, end);
    if (isOfGoods) {
      colours.push(...group);
      for (const one of elements.slice(at, end + 1)) said.add(one);
    }
    return end;
  }
  const material = MATERIALS.get(text)?.[language];
  if (material !== undefined && isAttached) {
    // Fabric markers are for fabric.
    if (goods !== undefined && WORKS_ON.test(lower(goods))) return undefined;
    add(materials, material, element);
    return at;
  }
  const audience = AUDIENCES.get(text)?.[language];
  if (audience !== undefined && (isAttached || isAlone(at))) {
    add(audiences, audience, element);
    return at;
  }
  const occasion = OCCASIONS.get(text)?.[language];
  const isSaidInGoods = (phrase: string) =>
    goods !== undefined &&
    nounText(goods.term)
      .toLowerCase()
      .includes(phrase.replace(/^(?:d’|d[ei] |per |pour )|-$/gu, '').toLowerCase());
  if (occasion !== undefined && isSaidInGoods(occasion)) {
    said.add(element);
    return at;
  }
  if (
    occasion !== undefined &&
    goods !== undefined &&
    (at < goodsAt ? leadsToGoods(at) : text.startsWith('doll') || isAlone(at))
  ) {
    add(occasions, occasion, element);
    return at;
  }
  if (isNoun(element) && isMotif(element)) {
    const isFree = isNumberedSet
      ? false
      : goods === undefined
        ? domain === 'figures' || domain === 'puppets'
        : isShape(goods) && leadsToGoods(at) && !isNoun(elements[at + 1]);
    if (isFree || (goods !== undefined && (isAttached || (isBreak(elements[at - 1]) && isBreak(elements[at + 1])))))
      add(motifs, nounText(term), element);
  }
  return at;
};

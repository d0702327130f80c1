import type { Element } from '../elements.ts';
import { isEnglishWord } from '../english-words.ts';
import { isNoun } from '../phrases.ts';
import { isIdleNoun, isLink, MAKER_WORD, NAMED } from './place-words.ts';
import { isMotif, isShape, isStray, lower, VEHICLES } from './product.ts';
import type { Reader } from './reader.ts';

/** Whether what was left out takes the sense from what is written. */
export const isRefused = (reader: Reader, left: readonly Element[]): boolean => {
  const {
    elements,
    goods,
    isNumberedSet,
    domain,
    style,
    said,
    names,
    motifs,
    colours,
    materials,
    audiences,
    occasions,
    facts,
    goodsAt,
  } = reader;
  const strays = left.filter(isStray).filter((one) => style === 'mixed' || one.kind === 'unknown');
  const isLost = (one: Element | undefined) =>
    one !== undefined && one.kind !== 'symbol' && !said.has(one) && !isLink(one);
  if (left.some(({ isBound }) => isBound)) return true;
  // Half a hyphenated word says something else, and a small word that no dictionary has is a name.
  const isTorn = elements.some(
    (one, at) => one.joiner === '-' && elements[at - 1] !== undefined && isLost(one) !== isLost(elements[at - 1]),
  );
  if (
    isTorn ||
    left.some((one) => one.kind === 'unknown' && /^\p{Ll}/u.test(one.text) && !isEnglishWord(one.text.toLowerCase()))
  )
    return true;
  // Capitals tell names from words, where a title has them.
  if (style === 'lower' && names.some(({ element }) => element.kind === 'slot' && !element.isBrand)) return true;
  if (style === 'upper' && left.filter(isStray).length > 2) return true;
  if (style === 'upper' && left.some((one) => one.kind === 'unknown' && !isEnglishWord(lower(one)))) return true;
  const isTitled =
    VEHICLES.has(domain) &&
    names.some(
      ({ element, text }) =>
        element.kind === 'slot' && !element.isBrand && (element.keep === 'name' || /\p{Nd}/u.test(text)),
    );
  if (goods === undefined && !isTitled && !isNumberedSet && left.some((one) => isNoun(one))) return true;
  const isTold =
    names.some(({ element }) => element.kind === 'slot' && !element.isBrand) ||
    motifs.length + materials.length + colours.length + audiences.length + occasions.length + facts.length > 0 ||
    reader.count !== undefined;
  if (motifs.length > 1 || (motifs.length > 0 && left.some((one) => isNoun(one) && isMotif(one)))) return true;
  // "Teddy Bear Mask": what stands right in front is what the goods show.
  const inFront = goodsAt > 0 ? elements[goodsAt - 1] : undefined;
  if (
    goods !== undefined &&
    isShape(goods) &&
    motifs.length === 0 &&
    isNoun(inFront) &&
    left.includes(inFront) &&
    !isIdleNoun(inFront) &&
    goods.joiner !== ''
  )
    return true;
  const isNamedBeside = names.some(
    ({ element }) =>
      !MAKER_WORD.test(element.text) && element.kind === 'slot' && !element.isBrand && /\p{L}{2}/u.test(element.text),
  );
  const isShown = motifs.length > 0 || isNamedBeside;
  if (
    goods !== undefined &&
    isShape(goods) &&
    !isShown &&
    left.some((one) => (isNoun(one) && !isIdleNoun(one)) || isStray(one))
  )
    return true;
  if (!isTold && left.some((one) => isNoun(one) || isStray(one))) return true;
  if (NAMED.has(domain) && !isNumberedSet && strays.some(({ text }) => /^\p{Lu}/u.test(text))) return true;
  return false;
};

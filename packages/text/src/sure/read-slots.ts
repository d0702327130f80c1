import type { Element } from '../elements.ts';
import { ageForm, localForm } from '../local-forms.ts';
import type { TermElement } from '../phrases.ts';
import { countOf, measureFact } from './facts.ts';
import { OCCASIONS } from './pieces.data.ts';
import { ENGLISH_NAMES, FOREIGN, firstNames, isName, isNumber, saysEnglish, UNCLEAR } from './place-words.ts';
import { isStray, lower, VEHICLES } from './product.ts';
import { readNumber } from './read-numbers.ts';
import type { Reader } from './reader.ts';

/** Reads a name, a code or a measure. @returns the last place read; undefined where something that must be said has no right word */
export const readSlot = (
  reader: Reader,
  element: Extract<Element, { kind: 'slot' }>,
  at: number,
): number | undefined => {
  const {
    elements,
    goods,
    language,
    domain,
    style,
    said,
    brandWords,
    names,
    occasions,
    facts,
    isPlural,
    addName,
    add,
    leadsToGoods,
    isLinked,
  } = reader;
  const text = lower(element);
  if (element.isMeasure) {
    const fact = measureFact(element, language);
    // "25 x 12 inch balloons" are 25 of 12 inches.
    const isCounted =
      goods !== undefined && isPlural && /^\p{Nd}+ ?x ?\p{Nd}+/iu.test(element.text) && leadsToGoods(at);
    const isPacked =
      elements.slice(0, at).some((one) => lower(one) === 'pack') &&
      /^\p{Nd}+ ?x/iu.test(element.text) &&
      lower(elements[at - 1] ?? element) === 'of';
    if (fact === undefined || isCounted || isPacked) return undefined;
    add(facts, fact, element);
    return at;
  }
  if (/^\p{Nd}+ ?[x×]$/iu.test(element.text)) {
    if (!leadsToGoods(at) || reader.count !== undefined) return undefined;
    reader.count = element.text;
    said.add(element);
    return at;
  }
  if (/^X\p{Nd}+$/u.test(element.text)) {
    // "Syma X11" is a model, "X25 Dice" are 25.
    if (isPlural) return undefined;
    addName(element, at);
    return at;
  }
  if (/^[x×] ?\p{Nd}+$/iu.test(element.text)) {
    add(facts, countOf(element.text.replace(/\P{Nd}/gu, ''), language), element);
    return at;
  }
  if (isName(element)) {
    // A quotation with a mark is a saying.
    if (/^["“'‘].*!/u.test(element.text) && !/\p{Nd}/u.test(element.text)) return at;
    if (element.isUnknown && FOREIGN.test(element.text)) return at;
    // "Lhasa Green" is a colour that has a maker's name.
    if (
      VEHICLES.has(domain) &&
      element.isUnknown &&
      elements[at + 1]?.kind === 'term' &&
      (elements[at + 1] as TermElement).term.pos === 'colour'
    ) {
      return at + 1;
    }
    if (elements[at - 1]?.text === '(' && /^\p{Nd}+[-–]\p{Nd}+$/u.test(element.text)) {
      add(facts, element.text, element);
      return at;
    }
    const isLetter =
      /^\p{Lu}$/u.test(element.text) &&
      ((!VEHICLES.has(domain) && domain !== 'cards' && domain !== 'trains') || isStray(elements[at + 1]));
    if (UNCLEAR.test(element.text) || isLetter || isLinked(at) || saysEnglish(element.text)) return undefined;
    const isShort =
      elements[at + 1]?.text === '.' && /^(?:Dr|Mr|Mrs|Ms|St|Jr|Sr|Prof|Lt|Capt|Sgt)$/u.test(element.text);
    const whole = isShort ? `${element.text}.` : element.text;
    addName(element, at, /\p{Nd}0'?s$/u.test(whole) ? localForm(whole, 'en', language) : whole);
    return at;
  }
  const isOfBrand =
    isStray(element) && brandWords.has(text) && !names.some(({ element: one }) => one.kind === 'slot' && one.isBrand);
  if (isOfBrand) {
    addName(element, at);
    return at;
  }
  const after = elements[at + 1];
  const isFirstName =
    firstNames.has(text) &&
    /^\p{Lu}/u.test(element.text) &&
    after !== undefined &&
    isName(after) &&
    after.joiner === ' ' &&
    /^\p{Lu}\p{Ll}/u.test(after.text) &&
    after.kind === 'slot' &&
    !after.isBrand;
  if (isFirstName && isStray(element) && !isLinked(at)) {
    addName(element, at);
    return at;
  }
  const isBesideName = [elements[at - 1], elements[at + 1]].some(
    (one) => one !== undefined && isName(one) && (one === elements[at - 1] ? element : one).joiner === ' ',
  );
  if (
    isStray(element) &&
    ENGLISH_NAMES.has(domain) &&
    isBesideName &&
    style === 'mixed' &&
    element.keep === 'likely_name' &&
    !isLinked(at)
  ) {
    addName(element, at);
    return at;
  }
  if (!isNumber(element)) {
    if (/\p{Nd}(?:st|nd|rd|th)$/iu.test(element.text) && !/^\p{Nd}+\p{L}+$/u.test(element.text)) return undefined;
    // An ordinal says whose birthday it is.
    const age = ageForm(element.text, language);
    if (age !== undefined) {
      const next = elements[at + 1];
      if (next === undefined || !/^birthday\b/u.test(lower(next))) return undefined;
      const ordinal = localForm(element.text, 'en', language);
      if (language !== 'de') {
        const birthday = next === goods ? '' : (OCCASIONS.get('birthday')?.[language] ?? '');
        add(occasions, `${birthday} ${age}`.trim(), element, ...(next === goods ? [] : [next]));
      } else add(occasions, `zum ${ordinal} Geburtstag`, element, ...(next === goods ? [] : [next]));
      return at;
    }
    if (/\p{Nd}/u.test(element.text)) return undefined;
    return at;
  }
  return readNumber(reader, element, at);
};

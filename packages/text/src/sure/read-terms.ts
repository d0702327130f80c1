import type { JudgedLanguage } from '../confidence.ts';
import { hasMarker } from '../meaning.ts';
import { isNoun, type TermElement } from '../phrases.ts';
import { nounText } from '../word-forms.ts';
import { ageFact, countFact } from './facts.ts';
import { AUDIENCES, FOR, WITH } from './pieces.data.ts';
import { COUNTING, hasOpenEnd, isBreak, isName, NEEDED } from './place-words.ts';
import { lower } from './product.ts';
import { readModifier } from './read-features.ts';
import type { Reader } from './reader.ts';

/** A noun behind "with": German plurals stand in the dative. */
const withNoun = ({ term }: TermElement, language: JudgedLanguage): string => {
  const noun = nounText(term);
  return language === 'de' && term.plural && /(?:e|er|el)$/u.test(noun) ? `${noun}n` : noun;
};

/** Reads what the glossary knows. Answers as `readSlot`. */
export const readTerm = (reader: Reader, element: TermElement, at: number): number | undefined => {
  const { elements, goods, language, domain, said, names, audiences, facts, addName, add, readFor } = reader;
  const text = lower(element);
  const plus = elements[at + 1];
  if (element.number !== undefined) {
    const whole = plus?.kind === 'symbol' && plus.text === '+' ? `${text} +` : text;
    if (
      /^age /u.test(text) &&
      elements.some((one) => one.kind === 'slot' && /^\p{Nd}+(?:st|nd|rd|th)$/iu.test(one.text))
    )
      return undefined;
    const fact =
      ageFact(whole.replace(/(\p{Nd})\+$/u, '$1 +'), language) ?? countFact(element, language, domain, goods);
    if (fact === undefined) return undefined;
    add(facts, fact, element);
    return at;
  }
  if (/\p{Nd}/u.test(text) && element.term.form.kind === 'fixed' && element.term.trust === 'sure') {
    add(facts, element.term.form.text, element);
    return at;
  }
  if (
    /\p{Nd}/u.test(text) ||
    COUNTING.test(text) ||
    (text === 'double' && /^\p{Nd}/u.test(elements[at + 1]?.text ?? ''))
  )
    return undefined;
  if (element.term.own) {
    addName(element, at, element.term.form.kind === 'fixed' ? element.term.form.text : element.text);
    return at;
  }
  if (text === 'for') {
    const end = readFor(at, FOR[language]);
    if (end === undefined) return undefined;
    return end;
  }
  if (text === 'with' || text === 'w/' || text === 'and' || text === 'includes' || text === 'including') {
    // Names behind a link are not what is sold.
    const next = elements[at + 1];
    if (/^w/u.test(text) && isNoun(next) && next !== goods && isBreak(elements[at + 2]) && next.term.trust === 'sure') {
      add(facts, `${WITH[language]} ${withNoun(next, language)}`, element, next);
      return at + 1;
    }
    if (text !== 'and' && isName(next)) {
      const end = readFor(at, WITH[language]);
      if (end === undefined) return undefined;
      return end;
    } else if (text === 'and' && isName(next) && names.at(-1)?.element === elements[at - 1] && at > 0) {
      names.push({ element, text: '&', isJoined: false });
      said.add(element);
    }
    return at;
  }
  const audienceOf = /^for (?:all )?(.+)$/u.exec(text)?.[1];
  const forWhom = audienceOf === undefined ? undefined : AUDIENCES.get(audienceOf)?.[language];
  if (forWhom !== undefined) {
    add(audiences, forWhom, element);
    return at;
  }
  // Whole phrases that deny or say for what the goods are, as readers found them right.
  if (
    hasMarker(element.text, 'en') &&
    element.term.pos === 'phrase' &&
    element.term.trust === 'sure' &&
    / /u.test(text) &&
    element.term.form.kind === 'fixed' &&
    !hasOpenEnd(text)
  ) {
    add(facts, element.term.form.text, element);
    return at;
  }
  if (hasMarker(element.text, 'en') || NEEDED.test(text)) return undefined;
  return readModifier(reader, element, at);
};

import type { TextLanguage } from '../language.ts';

interface Marks {
  readonly point: string;
  readonly group: string;
}

const COMMA: Marks = { point: ',', group: '.' };

/** How numbers are written; French groups digits by a narrow space that does not break. */
const MARKS: Readonly<Record<TextLanguage, Marks>> = {
  en: { point: '.', group: ',' },
  de: COMMA,
  fr: { point: ',', group: '\u202f' },
  it: COMMA,
  es: COMMA,
};

const formOf = ({ point, group }: Marks): RegExp =>
  new RegExp(`^(\\p{Nd}{1,3}(?:[${group}]\\p{Nd}{3})+|\\p{Nd}+)(?:[${point}](\\p{Nd}+))?$`, 'u');

const FORMS: Readonly<Record<TextLanguage, RegExp>> = {
  en: formOf(MARKS.en),
  de: formOf(MARKS.de),
  fr: formOf(MARKS.fr),
  it: formOf(MARKS.it),
  es: formOf(MARKS.es),
};

/** A number of one language as another writes it, with the same digits. What is no number there stays as it is: `1/2`, English `2,5`. */
export function localNumber(text: string, from: TextLanguage, to: TextLanguage): string {
  const [, whole, fraction] = FORMS[from].exec(text) ?? [];
  if (whole === undefined) return text;
  const { point, group } = MARKS[to];
  return whole.replaceAll(MARKS[from].group, group) + (fraction === undefined ? '' : point + fraction);
}

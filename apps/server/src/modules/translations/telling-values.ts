import type { Site } from '@quayside/kernel';
import type { SizeConverter } from '@quayside/kernel/sizes/size-converter';
import { localForm, type TellingValue, targetLanguage } from '@quayside/text';
import { targetOf } from './title-target.ts';
import type { TitledItem } from './titled-item.ts';

/** Names on home sites of the specifics that distinguish items in a title, the most distinctive first. */
const TELLING: readonly RegExp[] = [
  /^(?:main |manufacturer |hersteller)?(?:colou?r|farbe|couleur(?: principale)?|colore)$/u,
  /^(?:.* )?(?:size|größe|taille|pointure|taglia|misura|talla|grösse)$/u,
  /^(?:number of (?:items|pieces)(?: in set)?|unit count|pack(?: size)?|quantity|set includes|anzahl.*|nombre de pièces|numero di pezzi|número de piezas)$/u,
  /^(?:model(?: number| name)?|modell|modèle|modello|modelo|character|charakter|personnage|personaggio|personaje|style|scale|edition|volume|capacity|pattern|material|theme)$/u,
];
const COUNT = TELLING[2];
/** Names and codes, which are the same in every language. */
const VERBATIM =
  /^(?:model.*|modell|modèle|modello|modelo|character|charakter|personnage|personaggio|personaje|scale|capacity)$/u;
/** Specifics that the title contains already, that are equal for many goods, or that buyers do not compare. */
const IDLE =
  /brand|marke|marque|marca|type|typ$|produktart|tipo|condition|country|land$|pays|paese|país|ean|upc|isbn|gtin|mpn|herstellernummer|warranty|manufacturer$|hersteller$|feature|age|department|safety|category|occasion|year/u;
const NO_CODE =
  /^(?:n\/?a|none|unknown|does not apply|nicht zutreffend|non applicable|ne s'applique pas|non applicabile|no aplica|-+)$/iu;

/** A longer value is a description. */
const LONGEST = 30;

export interface ValueReader {
  /** Translates a value into the site's language; undefined if a word of it is unknown. */
  readonly known: (value: string) => string | undefined;
  readonly converter: SizeConverter;
}

/** The values of an item that can distinguish its title on a site: its specifics, then the manufacturer's number. */
export function tellingValuesOf(item: TitledItem, site: Site, { known, converter }: ValueReader): TellingValue[] {
  const units = item.units.length === 1 ? Object.entries(item.units[0]?.specifics ?? {}) : [];
  const single = Object.entries(item.attributes).flatMap(([name, values]) =>
    values.length === 1 && values[0] !== undefined ? [[name, values[0]] as const] : [],
  );
  const given = [...new Map([...single, ...units].map(([name, value]) => [nameOf(name), { name, value }]))]
    .map(([key, one]) => ({ ...one, key, rank: rankOf(key) }))
    .filter(({ key, value }) => !IDLE.test(key) && value.trim().length > 0 && value.length <= LONGEST)
    .sort((one, other) => one.rank - other.rank || (one.key < other.key ? -1 : 1));
  const values = given.flatMap(({ key, name, value }): TellingValue[] => {
    const text = textOf(key, name, value.trim());
    return text === undefined ? [] : [{ name: key, text }];
  });
  const code = item.mpn?.trim() ?? '';
  if (code.length < 2 || code.length > LONGEST || NO_CODE.test(code)) return values;
  return [...values, { name: 'mpn', text: code }];

  function textOf(key: string, name: string, value: string): string | undefined {
    const size = converter({ home: name, there: name }, value, site);
    if (size) return size.size;
    if (/^\p{Nd}+$/u.test(value) && COUNT?.test(key))
      return localForm(`${value} pcs`, 'en', targetLanguage(targetOf(site)));
    const isCode = /\p{Nd}/u.test(value) && !/\s/u.test(value);
    return isCode || VERBATIM.test(key) ? value : known(value);
  }
}

const nameOf = (name: string): string => name.trim().toLowerCase().replaceAll('_', ' ');

function rankOf(key: string): number {
  const rank = TELLING.findIndex((names) => names.test(key));
  return rank < 0 ? TELLING.length : rank;
}

import type { TextLanguage } from './language.ts';

/**
 * Words of one language that determine the meaning of a title. Lower case; a phrase has single spaces between its
 * words.
 */
export interface Markers {
  /** Negate what follows: "no batteries", "without charger". */
  readonly denying: readonly string[];
  /** Negate what precedes: "batteries not included", "case only". */
  readonly denyingBefore: readonly string[];
  /** State what the item is for, together with what follows. */
  readonly purpose: readonly string[];
  /** State the condition of the item; each is independent. */
  readonly state: readonly string[];
  /** Numbers as words, together with what they count. */
  readonly counting: readonly string[];
  /** A word with such a prefix or suffix is a negation by itself: "unpainted", "BPA-free". */
  readonly affixes: RegExp;
  /** Words that may occur between a marker and what it refers to. */
  readonly linking: readonly string[];
}

const words = (text: string): readonly string[] => text.split('|');

export const MARKERS: Readonly<Record<TextLanguage, Markers>> = {
  en: {
    denying: words(
      "no|not|non|never|none|nothing|without|w/o|wo|w/out|cannot|can't|cant|don't|dont|doesn't|doesnt|didn't|didnt|isn't|isnt|aren't|arent|wasn't|won't|wont|hasn't|hasnt|haven't|neither|nor|excluding|excl|exc|excludes|exclude|except|minus|missing|lacks|lacking|lack|less|anti|free from|free of|instead of|rather than|out of|not for|nil|zero",
    ),
    denyingBefore: words(
      "not|only|free|excluded|missing|doesn't|doesnt|don't|dont|isn't|isnt|aren't|arent|won't|wont|can't|cant|cannot|never|less|sold separately|needed|required",
    ),
    purpose: words(
      'for|fits|fit|to fit|fitting|compatible|compatible with|suitable|suits|replaces|replace|replacing|replacement|works with|work with|use with|used with|designed for|made for|to suit',
    ),
    state: words(
      'spares|repairs|repair|faulty|damaged|broken|defective|incomplete|used|refurbished|reconditioned|preowned|pre-owned|second hand|secondhand|second-hand|replica|fake|faux|imitation|dummy|copy|reproduction|repro|worn|scratched',
    ),
    counting: words(
      'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|pair|pairs|half|double|twin|triple|single|quad|both|couple',
    ),
    affixes:
      /^(?:non-?(?!e$|agon|sense|a$)\p{L}|un-?(?!i(?!n|ssu|den|mp)|der|til$|to$|cl|ca$|it)\p{L})|\p{L}(?:-free|(?<!b)less|n['’]t)$/u,
    linking: words('the|a|an|any|all|most|your|my|our|in|use|with|from|of|to|on|other|this|these|be|is|are|ages|age|aged|up|by'),
  },
  de: {
    denying: words('kein|keine|keinen|keiner|nicht|ohne|nie|außer|exkl|frei von|weder|noch|statt|anti'),
    denyingBefore: words('nicht|nur|frei|ausgenommen'),
    purpose: words('für|fürs|passend|passt|kompatibel|geeignet|ersetzt|zum|zur'),
    state: words('defekt|beschädigt|gebraucht|bastler|kaputt|unvollständig|replik|nachbildung|generalüberholt'),
    counting: words('zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|dutzend|paar|doppelt|halb'),
    affixes: /^(?:un(?!i|ter|d$|s$)\p{L}|nicht\p{L})|\p{L}(?:frei|los)$/u,
    linking: words('der|die|das|den|dem|ein|eine|einen|einem|mit|in|alle|viele|ihr|ihre|von'),
  },
  fr: {
    denying: words('sans|non|pas|ne|aucun|aucune|hors|sauf|jamais|ni|excl|anti'),
    denyingBefore: words('non|pas|seulement|uniquement|seul|seule|exclu|exclus'),
    purpose: words('pour|compatible|convient|remplace|adapté|destiné'),
    state: words('défectueux|endommagé|occasion|cassé|incomplet|réplique|pièces|reconditionné'),
    counting: words('deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|douzaine|paire|double|demi'),
    affixes: /^(?:non-\p{L})/u,
    linking: words("le|la|les|l'|un|une|des|du|de|d'|avec|en|tous|tout|votre|vos|à|au"),
  },
  it: {
    denying: words('senza|non|no|nessun|nessuna|escluso|esclusa|esclusi|escluse|escl|eccetto|mai|né|anti'),
    denyingBefore: words('non|solo|soltanto|escluso|esclusa|esclusi|escluse'),
    purpose: words('per|compatibile|adatto|adatta|adatti|adatte|sostituisce|da'),
    state: words('difettoso|danneggiato|usato|rotto|incompleto|ricambi|replica|ricondizionato'),
    counting: words('due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|dozzina|paio|doppio|mezzo'),
    affixes: /^(?:non-\p{L})/u,
    linking: words("il|lo|la|i|gli|le|un|uno|una|di|del|della|dei|con|in|tutti|tutte|l'"),
  },
  es: {
    denying: words('sin|no|ningún|ninguna|excepto|excl|excluido|excluida|nunca|ni|libre de|anti'),
    denyingBefore: words('no|solo|sólo|solamente|excluido|excluida|excluidos|excluidas'),
    purpose: words('para|compatible|apto|apta|adecuado|adecuada|sustituye|reemplaza'),
    state: words('defectuoso|dañado|usado|roto|incompleto|piezas|réplica|reacondicionado'),
    counting: words('dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|docena|par|doble|medio'),
    affixes: /^(?:no-\p{L})/u,
    linking: words('el|la|los|las|un|una|de|del|con|en|todos|todas|tu|su'),
  },
};

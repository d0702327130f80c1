import type { TextLanguage } from '../language.ts';

type Words = Readonly<Record<TextLanguage, string>>;

/** The parts of a description, in display order. */
export const SECTIONS = ['product', 'features', 'sizes', 'choices', 'box'] as const;
export type Section = (typeof SECTIONS)[number];

export const HEADINGS: Readonly<Record<Section, Words>> = {
  product: { de: 'Produkt', fr: 'Produit', it: 'Prodotto', es: 'Producto', en: 'Product' },
  features: { de: 'Merkmale', fr: 'Caractéristiques', it: 'Caratteristiche', es: 'Características', en: 'Features' },
  sizes: { de: 'Größe und Maße', fr: 'Taille et dimensions', it: 'Taglia e misure', es: 'Talla y medidas', en: 'Size and measures' },
  choices: { de: 'Zur Auswahl', fr: 'Au choix', it: 'A scelta', es: 'Para elegir', en: 'To choose from' },
  box: { de: 'Lieferumfang', fr: 'Contenu du colis', it: 'Contenuto della confezione', es: 'Contenido del paquete', en: 'In the box' },
};

/** Names of facts that are not specifics. */
export const LABELS: Readonly<Record<'type' | 'condition' | 'quantity', Words>> = {
  type: { de: 'Kategorie', fr: 'Catégorie', it: 'Categoria', es: 'Categoría', en: 'Category' },
  condition: { de: 'Zustand', fr: 'État', it: 'Condizione', es: 'Estado', en: 'Condition' },
  quantity: { de: 'Menge', fr: 'Quantité', it: 'Quantità', es: 'Cantidad', en: 'Quantity' },
};

/** The unit of a pack; never for a single piece. */
export const PIECES: Words = { de: 'Stück', fr: 'pièces', it: 'pezzi', es: 'unidades', en: 'pieces' };

/** Between a name and its value: French has a no-break space before the colon. */
export const COLON: Words = { de: ': ', fr: '\u00a0: ', it: ': ', es: ': ', en: ': ' };

/** Precedes the seller's own text if that is not in the buyer's language. `{}` is the language's name. */
export const OWN_TEXT_NOTE: Words = {
  de: 'Originalbeschreibung des Verkäufers ({}):',
  fr: 'Description d’origine du vendeur (en {})\u00a0:',
  it: 'Descrizione originale del venditore (in {}):',
  es: 'Descripción original del vendedor (en {}):',
  en: 'Seller’s original description (in {}):',
};

/** Names of languages, by the language in which they are written. */
export const LANGUAGE_NAMES: Readonly<Record<TextLanguage, Words>> = {
  de: { de: 'Deutsch', fr: 'Französisch', it: 'Italienisch', es: 'Spanisch', en: 'Englisch' },
  fr: { de: 'allemand', fr: 'français', it: 'italien', es: 'espagnol', en: 'anglais' },
  it: { de: 'tedesco', fr: 'francese', it: 'italiano', es: 'spagnolo', en: 'inglese' },
  es: { de: 'alemán', fr: 'francés', it: 'italiano', es: 'español', en: 'inglés' },
  en: { de: 'German', fr: 'French', it: 'Italian', es: 'Spanish', en: 'English' },
};

export const YES: Words = { de: 'Ja', fr: 'Oui', it: 'Sì', es: 'Sí', en: 'Yes' };
export const NO: Words = { de: 'Nein', fr: 'Non', it: 'No', es: 'No', en: 'No' };

const refurbished: Words = { de: 'Generalüberholt', fr: 'Reconditionné', it: 'Ricondizionato', es: 'Reacondicionado', en: 'Refurbished' };
const fresh: Words = { de: 'Neu', fr: 'Neuf', it: 'Nuovo', es: 'Nuevo', en: 'New' };
const used: Words = { de: 'Gebraucht', fr: 'Occasion', it: 'Usato', es: 'Usado', en: 'Used' };
const likeNew: Words = { de: 'Neuwertig', fr: 'Comme neuf', it: 'Come nuovo', es: 'Como nuevo', en: 'Like new' };
const veryGood: Words = { de: 'Gebraucht: sehr gut', fr: 'Occasion\u00a0: très bon état', it: 'Usato: ottime condizioni', es: 'Usado: muy buen estado', en: 'Used: very good' };
const good: Words = { de: 'Gebraucht: gut', fr: 'Occasion\u00a0: bon état', it: 'Usato: buone condizioni', es: 'Usado: buen estado', en: 'Used: good' };
const acceptable: Words = { de: 'Gebraucht: akzeptabel', fr: 'Occasion\u00a0: état acceptable', it: 'Usato: condizioni accettabili', es: 'Usado: estado aceptable', en: 'Used: acceptable' };
const openBox: Words = { de: 'Neu: Verpackung geöffnet', fr: 'Neuf\u00a0: emballage ouvert', it: 'Nuovo: confezione aperta', es: 'Nuevo: embalaje abierto', en: 'New: opened box' };

/** Conditions by the marketplaces' codes, in lower case. `used_excellent` is eBay's plain "used". */
export const CONDITIONS: Readonly<Record<string, Words>> = {
  new: fresh, new_new: fresh, new_other: openBox, new_open_box: openBox,
  new_with_defects: { de: 'Neu: mit Fehlern', fr: 'Neuf\u00a0: avec défauts', it: 'Nuovo: con difetti', es: 'Nuevo: con defectos', en: 'New: with defects' },
  like_new: likeNew, used_like_new: likeNew,
  used_excellent: used, pre_owned_excellent: veryGood, used_very_good: veryGood, used_good: good,
  used_acceptable: acceptable, pre_owned_fair: acceptable,
  certified_refurbished: refurbished, excellent_refurbished: refurbished, very_good_refurbished: refurbished,
  good_refurbished: refurbished, seller_refurbished: refurbished, refurbished_refurbished: refurbished, refurbished,
  for_parts_or_not_working: { de: 'Als Ersatzteil oder defekt', fr: 'Pour pièces ou non fonctionnel', it: 'Per parti di ricambio o non funzionante', es: 'Para piezas o no funciona', en: 'For parts or not working' },
};

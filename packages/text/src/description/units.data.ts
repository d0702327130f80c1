import type { TextLanguage } from '../language.ts';

/** Unit symbols that are the same in every language. */
export const SYMBOLS: ReadonlySet<string> = new Set(
  (
    'mm cm dm m km µm nm mm² cm² m² mm2 cm2 m2 mm³ cm³ m³ cm3 m3 µl ml cl dl l L µg mg g kg t V W kW kWh Wh A mA Ah mAh Hz kHz MHz GHz ' +
    'KB MB GB TB kB Mbit Mbps Gbps MP px dpi °C °F °K K % bar psi kPa MPa Nm N dB lm lx cd rpm oz lb ct gsm ' +
    'ML CL MM CM KG Kg Mm Cm Ml'
  ).split(' '),
);

/** Symbols of lengths: only these can be in a product of measurements, where `W` and `L` would be sides. */
export const LENGTHS: ReadonlySet<string> = new Set('mm cm dm m km µm nm MM CM Mm Cm'.split(' '));

type Forms = readonly [one: string, more: string];

/** Unit words: each with its singular and plural. The first language's list has all spellings. */
export const UNIT_WORDS: readonly (Readonly<Record<TextLanguage, Forms>> & { readonly also?: readonly string[] })[] = [
  { en: ['inch', 'inches'], de: ['Zoll', 'Zoll'], fr: ['pouce', 'pouces'], it: ['pollice', 'pollici'], es: ['pulgada', 'pulgadas'], also: ['in', 'ins', '"', '″', '”'] },
  { en: ['foot', 'feet'], de: ['Fuß', 'Fuß'], fr: ['pied', 'pieds'], it: ['piede', 'piedi'], es: ['pie', 'pies'], also: ['ft'] },
  { en: ['yard', 'yards'], de: ['Yard', 'Yards'], fr: ['yard', 'yards'], it: ['iarda', 'iarde'], es: ['yarda', 'yardas'], also: ['yd', 'yds'] },
  { en: ['pound', 'pounds'], de: ['Pfund', 'Pfund'], fr: ['livre', 'livres'], it: ['libbra', 'libbre'], es: ['libra', 'libras'], also: ['lbs'] },
  { en: ['ounce', 'ounces'], de: ['Unze', 'Unzen'], fr: ['once', 'onces'], it: ['oncia', 'once'], es: ['onza', 'onzas'] },
  { en: ['litre', 'litres'], de: ['Liter', 'Liter'], fr: ['litre', 'litres'], it: ['litro', 'litri'], es: ['litro', 'litros'], also: ['liter', 'liters', 'ltr'] },
  { en: ['millilitre', 'millilitres'], de: ['Milliliter', 'Milliliter'], fr: ['millilitre', 'millilitres'], it: ['millilitro', 'millilitri'], es: ['mililitro', 'mililitros'], also: ['milliliter', 'milliliters'] },
  { en: ['gram', 'grams'], de: ['Gramm', 'Gramm'], fr: ['gramme', 'grammes'], it: ['grammo', 'grammi'], es: ['gramo', 'gramos'] },
  { en: ['kilogram', 'kilograms'], de: ['Kilogramm', 'Kilogramm'], fr: ['kilogramme', 'kilogrammes'], it: ['chilogrammo', 'chilogrammi'], es: ['kilogramo', 'kilogramos'] },
  { en: ['metre', 'metres'], de: ['Meter', 'Meter'], fr: ['mètre', 'mètres'], it: ['metro', 'metri'], es: ['metro', 'metros'], also: ['meter', 'meters'] },
  { en: ['centimetre', 'centimetres'], de: ['Zentimeter', 'Zentimeter'], fr: ['centimètre', 'centimètres'], it: ['centimetro', 'centimetri'], es: ['centímetro', 'centímetros'], also: ['centimeter', 'centimeters'] },
  { en: ['millimetre', 'millimetres'], de: ['Millimeter', 'Millimeter'], fr: ['millimètre', 'millimètres'], it: ['millimetro', 'millimetri'], es: ['milímetro', 'milímetros'], also: ['millimeter', 'millimeters'] },
  { en: ['piece', 'pieces'], de: ['Stück', 'Stück'], fr: ['pièce', 'pièces'], it: ['pezzo', 'pezzi'], es: ['pieza', 'piezas'], also: ['pc', 'pcs'] },
  { en: ['year', 'years'], de: ['Jahr', 'Jahre'], fr: ['an', 'ans'], it: ['anno', 'anni'], es: ['año', 'años'], also: ['yrs'] },
  { en: ['month', 'months'], de: ['Monat', 'Monate'], fr: ['mois', 'mois'], it: ['mese', 'mesi'], es: ['mes', 'meses'] },
  { en: ['hour', 'hours'], de: ['Stunde', 'Stunden'], fr: ['heure', 'heures'], it: ['ora', 'ore'], es: ['hora', 'horas'], also: ['hrs'] },
  { en: ['minute', 'minutes'], de: ['Minute', 'Minuten'], fr: ['minute', 'minutes'], it: ['minuto', 'minuti'], es: ['minuto', 'minutos'], also: ['mins'] },
  { en: ['watt', 'watts'], de: ['Watt', 'Watt'], fr: ['watt', 'watts'], it: ['watt', 'watt'], es: ['vatio', 'vatios'] },
  { en: ['volt', 'volts'], de: ['Volt', 'Volt'], fr: ['volt', 'volts'], it: ['volt', 'volt'], es: ['voltio', 'voltios'] },
];

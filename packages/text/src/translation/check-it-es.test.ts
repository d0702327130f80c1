import { describe, expect, it } from 'vitest';
import { type CheckedTranslation, checkTranslation } from './check-translation.ts';

const codesOf = (source: string, result: string, to: 'it' | 'es', more: Partial<CheckedTranslation> = {}) => {
  const { hard, soft } = checkTranslation({ source, result, from: 'en', to, ...more });
  return { hard: hard.map(({ code }) => code), soft: soft.map(({ code }) => code) };
};

describe('a native title into Italian or Spanish', () => {
  it.each([
    ['Flag Badge (1inch/25mm diameter)', 'Spilla bandiera (diametro 1 pollice/25 mm)', 'it'],
    ['Tractor 1-32 SCALE-UH4112', 'Tractor escala 1-32 UH4112', 'es'],
    ['5th Birthday Banner', 'Striscione 5° compleanno', 'it'],
    ['Valentines Day Hearts x 6', 'Cuori San Valentino x 6', 'it'],
    ['Wasp Costume', 'Costume da vespa', 'it'],
    ['Switch Console No Joy-Cons', 'Consola Switch sin Joy-Con', 'es'],
    ['Paint Marker Fine Tip', 'Pennarello a punta fine', 'it'],
    ['25 Crime Novels', '25 romanzi gialli', 'it'],
    ['Hose 30m No Kink', 'Tubo 30 m antipiega', 'it'],
    ['Hose 30m No Kink', 'Manguera 30 m antitorsión', 'es'],
    ['Grain Free Dog Food', 'Cibo per cani senza cereali', 'it'],
    ['Locomotive Non Runner', 'Locomotora no funciona', 'es'],
    ['600 Rubber Bands', '600 elastici', 'it'],
    ['LED Headlights RHD', 'Fari LED guida a destra', 'it'],
    ['Knights Castle', 'Castillo de los caballeros', 'es'],
    ['Peat Free Compost 40L', 'Terriccio senza torba 40 L', 'it'],
    ['Unlit Christmas Tree', 'Árbol de Navidad sin luces', 'es'],
    ['Retro Eighties Badge', "Spilla rétro anni '80", 'it'],
    ['Baby Vest 12-18m', 'Body bebé 12-18 meses', 'es'],
    ['Rear Fender for BMX', 'Parafango posteriore per BMX', 'it'],
    ['No Show Socks', 'Calcetines invisibles', 'es'],
    ['Fault Code Reader', 'Lettore codici guasto', 'it'],
    ['00 Gauge Locomotive', 'Locomotiva scala 00', 'it'],
    ['Tent Used Twice', 'Tenda usata due volte', 'it'],
    ['Non Genuine Air Filter', 'Filtro de aire no original', 'es'],
    ['Outdoor Chair', 'Silla para el aire libre', 'es'],
    ['Blunt Sword', 'Espada sin filo', 'es'],
    ['New Zealand Flag', 'Bandera de Nueva Zelanda', 'es'],
    ['Laptop No System No Charger', 'Notebook senza sistema e caricabatterie', 'it'],
  ] as const)('is neither refused nor marked: "%s" as "%s"', (source, result, to) => {
    expect(codesOf(source, result, to)).toEqual({ hard: [], soft: [] });
  });

  it('keeps a brand with a "for" in it', () => {
    const brand = 'Creativity for Kids';
    expect(
      codesOf('Creativity for Kids Bracelet Kit', 'Creativity for Kids Kit braccialetti', 'it', { brand }),
    ).toEqual({
      hard: [],
      soft: [],
    });
  });

  it('is no longer than its source only because that is longer than a title', () => {
    const source = 'Ladies Flapper Costume with Long Fringes and Feathers '.repeat(2);
    expect(
      codesOf(source, 'Disfraz de charlestón para mujer con flecos largos y plumas '.repeat(2), 'es').soft,
    ).not.toContain('odd_length');
  });
});

describe('a wrong title in Italian or Spanish', () => {
  it.each([
    ['Wing Mirror for Ford Fiesta', 'Specchietto per Fiesta', 'it', 'brand_missing'],
    ['Wing Mirror for Ford Fiesta', 'Retrovisor para Seat Fiesta', 'es', 'brand_added'],
    ['Canon Camera', 'Certo! Ecco il titolo tradotto: Fotocamera Canon', 'it', 'prompt'],
    ['Canon Camera', '¡Claro! Aquí tienes el título: Cámara Canon', 'es', 'prompt'],
    ['Wireless Mouse', 'Mouse wireless soddisfatti o rimborsati', 'it', 'promise_added'],
    ['Wireless Mouse', 'Ratón inalámbrico devolución gratuita', 'es', 'promise_added'],
    ['Oil Filter OEM 8200768913', 'Filtro olio originale OEM 8200768913', 'it', 'condition_changed'],
    ['Console Only No Joy-Cons', 'Sin consola solo Joy-Con', 'es', 'negation_moved'],
    ['Grain Free Dog Food', 'Cibo per cani', 'it', 'negation_missing'],
    ['Peat Free Compost 40L', 'Sustrato con turba 40 L', 'es', 'negation_missing'],
    ['Laptop No System No Charger', 'Notebook con sistema e senza caricabatterie', 'it', 'negation_missing'],
    [
      'Stainless Steel Scales Battery Included',
      'Bilancia in acciaio inox batteria non inclusa',
      'it',
      'negation_added',
    ],
    ['Unisex Dish with Lid', 'Cacerola unisex sin tapa', 'es', 'negation_added'],
    ['Jigsaw with Blades No Case', 'Sierra de calar sin hojas con maletín', 'es', 'negation_moved'],
    ['Motorcycle Gloves', 'Guanti moto Alpinestars', 'it', 'brand_added'],
    ['Unlit Christmas Tree', 'Albero di Natale con luci', 'it', 'negation_missing'],
    ['Aluminium Level 3 Vials', 'Livella Aluminium 3 Vials', 'it', 'untranslated'],
  ] as const)('is refused: "%s" as "%s"', (source, result, to, code) => {
    expect(codesOf(source, result, to).hard).toContain(code);
  });

  it.each([
    ['Italian Grammar Book', 'Grammatica inglese', 'it', 'quality_changed'],
    ['Dog Collar', 'Collar para gato', 'es', 'quality_changed'],
    ['Automatic Watch', 'Reloj de cuarzo', 'es', 'quality_changed'],
    ['Cashmere Jumper', 'Maglione di lana', 'it', 'material_changed'],
  ] as const)('is marked: "%s" as "%s"', (source, result, to, code) => {
    expect(codesOf(source, result, to).soft).toContain(code);
  });
});

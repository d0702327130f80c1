import type { AspectKey } from '../catalog/aspects.data.ts';
import { conditions } from './conditions.data.ts';

export interface ProductType {
  name: string;
  /** By language: en, de, fr, it, es. */
  displayNames: Readonly<Record<'en' | 'de' | 'fr' | 'it' | 'es', string>>;
  /** Tested against the catalogue's category path; the first match wins. */
  path: RegExp;
  /** Attributes that a new product of this type must state, in addition to those that every product states. */
  required: readonly string[];
  optional: readonly string[];
}

const type = (
  name: string, path: RegExp, en: string, de: string, fr: string, it: string, es: string,
  required: readonly string[], optional: readonly string[],
): ProductType => ({ name, path, displayNames: { en, de, fr, it, es }, required, optional });

/** The attribute for each item specific of the catalogue. */
export const attributeOfAspect: Readonly<Record<AspectKey, string>> = {
  brand: 'brand', type: 'item_type_name', colour: 'color', material: 'material', mpn: 'part_number', department: 'department',
  shoeSize: 'footwear_size', size: 'size', style: 'style', theme: 'theme', ageLevel: 'age_range_description', scale: 'scale_name',
  features: 'special_feature', room: 'room_type', power: 'power_source_type', compatibleBrand: 'compatible_devices', capacity: 'capacity',
};

const common = ['color', 'material', 'size', 'style', 'theme', 'part_number'];

export const productTypes: readonly ProductType[] = [
  type('SHOES', /^Clothing & Shoes > .*(Shoes|Boots|Trainers|Sandals|Slippers)/, 'Shoes', 'Schuhe', 'Chaussures', 'Scarpe', 'Calzado', ['department'], ['footwear_size', ...common]),
  type('HANDBAG', /^Clothing & Shoes > Bags/, 'Bag', 'Tasche', 'Sac', 'Borsa', 'Bolso', [], ['department', ...common]),
  type('APPAREL', /^Clothing & Shoes/, 'Clothing', 'Bekleidung', 'Vêtement', 'Abbigliamento', 'Ropa', ['department'], [...common]),
  type('HOME_FURNITURE_AND_DECOR', /^Home/, 'Home décor', 'Wohnaccessoires', 'Décoration', 'Arredamento', 'Decoración', ['fabric_type'], ['room_type', 'capacity', ...common]),
  type('KITCHEN', /^Kitchen/, 'Kitchen', 'Küche', 'Cuisine', 'Cucina', 'Cocina', [], ['capacity', 'room_type', ...common]),
  type('TOOLS', /^Tools/, 'Tools', 'Werkzeug', 'Outils', 'Utensili', 'Herramientas', [], ['power_source_type', 'special_feature', ...common]),
  type('OUTDOOR_LIVING', /^Garden/, 'Garden', 'Garten', 'Jardin', 'Giardino', 'Jardín', [], ['power_source_type', 'special_feature', ...common]),
  type('CONSUMER_ELECTRONICS', /^Electronics/, 'Electronics', 'Elektronik', 'Électronique', 'Elettronica', 'Electrónica', [], ['compatible_devices', 'special_feature', 'capacity', ...common]),
  type('COSTUME_OUTFIT', /^(Fancy Dress|Costumes)/, 'Costume', 'Kostüm', 'Costume', 'Costume', 'Disfraz', [], ['department', ...common]),
  type('SPORTING_GOODS', /^Sport/, 'Sporting goods', 'Sportartikel', 'Articles de sport', 'Articoli sportivi', 'Artículos deportivos', [], ['department', 'special_feature', ...common]),
  type('TOYS_AND_GAMES', /./, 'Toys and games', 'Spielzeug', 'Jeux et jouets', 'Giochi e giocattoli', 'Juguetes y juegos', [], ['age_range_description', 'scale_name', 'special_feature', ...common]),
];

/** Types whose new products must name a shipping template if the seller ships them, as the real food mills must. */
export const typesWithShippingGroup: ReadonlySet<string> = new Set(['KITCHEN']);

/** The type under which only offers can be changed, whatever the product is. */
export const OFFER_TYPE = 'PRODUCT';

/** The values that Amazon lists for a choice; other attributes accept any text. */
export const choices: Readonly<Record<string, readonly string[]>> = {
  department: ['Men', 'Women', 'Unisex Adults', 'Kids'],
  parentage_level: ['child', 'parent'],
  supplier_declared_dg_hz_regulation: ['ghs', 'not_applicable', 'other', 'storage'],
  country_of_origin: [
    'AT', 'AU', 'BD', 'BE', 'BR', 'CA', 'CH', 'CN', 'CZ', 'DE', 'DK', 'ES', 'FI', 'FR', 'GB', 'GR', 'HK', 'HU', 'ID', 'IE', 'IN', 'IT',
    'JP', 'KR', 'MX', 'MY', 'NL', 'NO', 'PK', 'PL', 'PT', 'RO', 'SE', 'SG', 'SK', 'TH', 'TR', 'TW', 'UA', 'US', 'VN', 'ZA',
  ],
  condition_type: conditions.map(({ type }) => type),
};

/** The ways in which the variations of a product may differ. */
export const variationThemes: readonly string[] = [
  'COLOR', 'COLOR/SIZE', 'SIZE', 'SIZE/COLOR', 'STYLE', 'CAPACITY', 'FOOTWEAR_SIZE', 'FOOTWEAR_SIZE/COLOR', 'MATERIAL', 'COLOR/MATERIAL',
  'COLOR/STYLE', 'SIZE/STYLE', 'NUMBER_OF_ITEMS',
];

import type { AspectKey } from '../catalog/aspects.data.ts';

export interface ProductType {
  name: string;
  /** By language: en, de, fr, it, es. */
  displayNames: Readonly<Record<'en' | 'de' | 'fr' | 'it' | 'es', string>>;
  /** Tested against the catalogue's category path; the first match counts. */
  path: RegExp;
  /** Attributes that a new product of this type must state, besides those that every product states. */
  required: readonly string[];
  optional: readonly string[];
}

const type = (
  name: string, path: RegExp, en: string, de: string, fr: string, it: string, es: string,
  required: readonly string[], optional: readonly string[],
): ProductType => ({ name, path, displayNames: { en, de, fr, it, es }, required, optional });

/** Attribute names that stand for the catalogue's item specifics. */
export const attributeOfAspect: Readonly<Record<AspectKey, string>> = {
  brand: 'brand', type: 'item_type_name', colour: 'color', material: 'material', mpn: 'part_number', department: 'department',
  shoeSize: 'footwear_size', size: 'size', style: 'style', theme: 'theme', ageLevel: 'age_range_description', scale: 'scale_name',
  features: 'special_feature', room: 'room_type', power: 'power_source_type', compatibleBrand: 'compatible_devices', capacity: 'capacity',
};

const common = ['color', 'material', 'size', 'style', 'theme', 'part_number'];

export const productTypes: readonly ProductType[] = [
  type('SHOES', /^Clothing & Shoes > .*(Shoes|Boots|Trainers|Sandals|Slippers)/, 'Shoes', 'Schuhe', 'Chaussures', 'Scarpe', 'Calzado', ['department'], ['footwear_size', 'item_type_name', ...common]),
  type('HANDBAG', /^Clothing & Shoes > Bags/, 'Bag', 'Tasche', 'Sac', 'Borsa', 'Bolso', ['item_type_name'], ['department', ...common]),
  type('APPAREL', /^Clothing & Shoes/, 'Clothing', 'Bekleidung', 'Vêtement', 'Abbigliamento', 'Ropa', ['department'], ['item_type_name', ...common]),
  type('HOME_FURNITURE_AND_DECOR', /^Home/, 'Home décor', 'Wohnaccessoires', 'Décoration', 'Arredamento', 'Decoración', ['item_type_name'], ['room_type', 'capacity', ...common]),
  type('KITCHEN', /^Kitchen/, 'Kitchen', 'Küche', 'Cuisine', 'Cucina', 'Cocina', ['item_type_name'], ['capacity', 'room_type', ...common]),
  type('TOOLS', /^Tools/, 'Tools', 'Werkzeug', 'Outils', 'Utensili', 'Herramientas', ['item_type_name'], ['power_source_type', 'special_feature', ...common]),
  type('OUTDOOR_LIVING', /^Garden/, 'Garden', 'Garten', 'Jardin', 'Giardino', 'Jardín', ['item_type_name'], ['power_source_type', 'special_feature', ...common]),
  type('CONSUMER_ELECTRONICS', /^Electronics/, 'Electronics', 'Elektronik', 'Électronique', 'Elettronica', 'Electrónica', ['item_type_name'], ['compatible_devices', 'special_feature', 'capacity', ...common]),
  type('COSTUME_OUTFIT', /^(Fancy Dress|Costumes)/, 'Costume', 'Kostüm', 'Costume', 'Costume', 'Disfraz', ['item_type_name'], ['department', ...common]),
  type('SPORTING_GOODS', /^Sport/, 'Sporting goods', 'Sportartikel', 'Articles de sport', 'Articoli sportivi', 'Artículos deportivos', ['item_type_name'], ['department', 'special_feature', ...common]),
  type('TOYS_AND_GAMES', /./, 'Toys and games', 'Spielzeug', 'Jeux et jouets', 'Giochi e giocattoli', 'Juguetes y juegos', ['item_type_name'], ['age_range_description', 'scale_name', 'special_feature', ...common]),
];

/** The type under which offers alone may be changed, whatever the product is. */
export const OFFER_TYPE = 'PRODUCT';

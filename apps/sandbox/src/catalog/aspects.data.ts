/** Item specifics: their names by language, and the categories that require them. */
export type AspectLanguage = 'en' | 'us' | 'de' | 'fr' | 'it' | 'es' | 'nl';

export type AspectKey =
  | 'brand' | 'type' | 'colour' | 'material' | 'mpn' | 'department' | 'shoeSize' | 'size' | 'style' | 'theme' | 'ageLevel'
  | 'scale' | 'features' | 'room' | 'power' | 'compatibleBrand' | 'capacity';

export interface AspectDefinition {
  names: Readonly<Record<AspectLanguage, string>>;
  forVariations: boolean;
  many: boolean;
}

const aspect = (
  en: string, us: string, de: string, fr: string, it: string, es: string, nl: string,
  flags: Partial<Pick<AspectDefinition, 'forVariations' | 'many'>> = {},
): AspectDefinition => ({ names: { en, us, de, fr, it, es, nl }, forVariations: false, many: false, ...flags });

export const aspectDefinitions: Readonly<Record<AspectKey, AspectDefinition>> = {
  brand: aspect('Brand', 'Brand', 'Marke', 'Marque', 'Marca', 'Marca', 'Merk'),
  type: aspect('Type', 'Type', 'Produktart', 'Type', 'Tipo', 'Tipo', 'Type'),
  colour: aspect('Colour', 'Color', 'Farbe', 'Couleur', 'Colore', 'Color', 'Kleur', { forVariations: true, many: true }),
  material: aspect('Material', 'Material', 'Material', 'Matière', 'Materiale', 'Material', 'Materiaal', { many: true }),
  mpn: aspect('MPN', 'MPN', 'Herstellernummer', 'Numéro de pièce fabricant', 'MPN', 'MPN', 'MPN'),
  department: aspect('Department', 'Department', 'Abteilung', 'Département', 'Reparto', 'Departamento', 'Afdeling'),
  shoeSize: aspect('UK Shoe Size', 'US Shoe Size', 'EU-Schuhgröße', 'Pointure EU', 'Numero di scarpa EU', 'Número de calzado EU', 'EU-schoenmaat', { forVariations: true }),
  size: aspect('Size', 'Size', 'Größe', 'Taille', 'Taglia', 'Talla', 'Maat', { forVariations: true }),
  style: aspect('Style', 'Style', 'Stil', 'Style', 'Stile', 'Estilo', 'Stijl'),
  theme: aspect('Theme', 'Theme', 'Thema', 'Thème', 'Tema', 'Tema', 'Thema'),
  ageLevel: aspect('Age Level', 'Age Level', 'Altersempfehlung', 'Âge', 'Età', 'Edad', 'Leeftijd'),
  scale: aspect('Scale', 'Scale', 'Maßstab', 'Échelle', 'Scala', 'Escala', 'Schaal'),
  features: aspect('Features', 'Features', 'Besonderheiten', 'Caractéristiques', 'Caratteristiche', 'Características', 'Kenmerken', { many: true }),
  room: aspect('Room', 'Room', 'Zimmer', 'Pièce', 'Stanza', 'Estancia', 'Kamer', { many: true }),
  power: aspect('Power Source', 'Power Source', 'Stromversorgung', 'Alimentation', 'Alimentazione', 'Alimentación', 'Voeding'),
  compatibleBrand: aspect('Compatible Brand', 'Compatible Brand', 'Kompatible Marke', 'Marque compatible', 'Marca compatibile', 'Marca compatible', 'Compatibel merk'),
  capacity: aspect('Capacity', 'Capacity', 'Fassungsvermögen', 'Capacité', 'Capacità', 'Capacidad', 'Inhoud', { forVariations: true }),
};

/** The values that a site offers to shoppers as filters. With `only`, a listing can have no other value. */
export const aspectValues: Readonly<Partial<Record<AspectKey, { only: boolean; values: Readonly<Record<AspectLanguage, readonly string[]>> }>>> = {
  department: {
    only: true,
    values: {
      en: ['Men', 'Women', 'Unisex Adults', 'Boys', 'Girls', 'Kids', 'Baby'],
      us: ['Men', 'Women', 'Unisex Adults', 'Boys', 'Girls', 'Unisex Kids', 'Baby'],
      de: ['Herren', 'Damen', 'Unisex', 'Jungen', 'Mädchen', 'Kinder', 'Baby'],
      fr: ['Homme', 'Femme', 'Unisexe', 'Garçon', 'Fille', 'Enfant', 'Bébé'],
      it: ['Uomo', 'Donna', 'Unisex', 'Bambino', 'Bambina', 'Unisex bambini', 'Neonato'],
      es: ['Hombre', 'Mujer', 'Unisex adulto', 'Niño', 'Niña', 'Unisex niños', 'Bebé'],
      nl: ['Heren', 'Dames', 'Uniseks', 'Jongens', 'Meisjes', 'Kinderen', 'Baby'],
    },
  },
  colour: {
    only: false,
    values: {
      en: ['Black', 'White', 'Red', 'Blue', 'Green', 'Yellow', 'Brown', 'Grey', 'Multicoloured'],
      us: ['Black', 'White', 'Red', 'Blue', 'Green', 'Yellow', 'Brown', 'Gray', 'Multicolor'],
      de: ['Schwarz', 'Weiß', 'Rot', 'Blau', 'Grün', 'Gelb', 'Braun', 'Grau', 'Mehrfarbig'],
      fr: ['Noir', 'Blanc', 'Rouge', 'Bleu', 'Vert', 'Jaune', 'Marron', 'Gris', 'Multicolore'],
      it: ['Nero', 'Bianco', 'Rosso', 'Blu', 'Verde', 'Giallo', 'Marrone', 'Grigio', 'Multicolore'],
      es: ['Negro', 'Blanco', 'Rojo', 'Azul', 'Verde', 'Amarillo', 'Marrón', 'Gris', 'Multicolor'],
      nl: ['Zwart', 'Wit', 'Rood', 'Blauw', 'Groen', 'Geel', 'Bruin', 'Grijs', 'Meerkleurig'],
    },
  },
};

/** Specifics that a site recommends but does not require. */
export const recommendedAspects: ReadonlySet<AspectKey> = new Set(['colour', 'material', 'size', 'scale', 'mpn']);

export interface AspectFamily {
  /** Tested against the category's path; the first match wins. */
  path: RegExp;
  required: readonly AspectKey[];
  optional: readonly AspectKey[];
}

export const aspectFamilies: readonly AspectFamily[] = [
  { path: /^Clothing & Shoes > .*(Shoes|Boots|Trainers|Sandals|Slippers)/, required: ['brand', 'type', 'department', 'shoeSize'], optional: ['colour', 'material', 'style', 'mpn'] },
  { path: /^Clothing & Shoes > Bags/, required: ['brand', 'type'], optional: ['department', 'colour', 'material', 'style', 'mpn'] },
  { path: /^Clothing & Shoes/, required: ['brand', 'type', 'department', 'size'], optional: ['colour', 'material', 'style', 'mpn'] },
  { path: /^(Home|Kitchen)/, required: ['brand', 'type'], optional: ['colour', 'material', 'size', 'room', 'capacity', 'style', 'mpn'] },
  { path: /^(Tools|Garden)/, required: ['brand', 'type'], optional: ['power', 'material', 'features', 'colour', 'size', 'mpn'] },
  { path: /^Electronics/, required: ['brand', 'type'], optional: ['compatibleBrand', 'colour', 'features', 'capacity', 'mpn'] },
  { path: /Die-Cast|Model (Trains|Building)|Slot Cars/, required: ['brand', 'type'], optional: ['scale', 'colour', 'material', 'theme', 'mpn'] },
  { path: /^(Fancy Dress|Costumes)/, required: ['brand', 'type'], optional: ['size', 'department', 'colour', 'theme', 'material', 'mpn'] },
  { path: /./, required: ['brand', 'type'], optional: ['colour', 'material', 'theme', 'ageLevel', 'size', 'features', 'mpn'] },
];

/** Words in titles that name a colour, with the value that a listing shows. */
export const colourWords: Readonly<Record<string, string>> = {
  black: 'Black', white: 'White', red: 'Red', blue: 'Blue', navy: 'Navy', green: 'Green', yellow: 'Yellow', orange: 'Orange',
  purple: 'Purple', pink: 'Pink', brown: 'Brown', grey: 'Grey', gray: 'Grey', beige: 'Beige', cream: 'Cream', gold: 'Gold',
  silver: 'Silver', turquoise: 'Turquoise', teal: 'Teal', multicoloured: 'Multicoloured', multicolour: 'Multicoloured',
  charcoal: 'Charcoal', olive: 'Olive', mustard: 'Mustard', burgundy: 'Burgundy', lilac: 'Lilac',
};

export const materialWords: Readonly<Record<string, string>> = {
  wood: 'Wood', wooden: 'Wood', plastic: 'Plastic', metal: 'Metal', steel: 'Steel', cotton: 'Cotton', leather: 'Leather',
  wool: 'Wool', linen: 'Linen', glass: 'Glass', ceramic: 'Ceramic', foam: 'Foam', plush: 'Plush', latex: 'Latex', paper: 'Paper',
  resin: 'Resin', diecast: 'Diecast', rubber: 'Rubber', silicone: 'Silicone', bamboo: 'Bamboo', oak: 'Oak', canvas: 'Canvas',
  stainless: 'Stainless Steel', cast: 'Cast Iron', brass: 'Brass', aluminium: 'Aluminium', polyester: 'Polyester', stoneware: 'Stoneware', velvet: 'Velvet', suede: 'Suede',
};

/** The type of what a category holds, where the category's first word is another thing: tea is no type of a mug. */
export const typesByCategory: Readonly<Record<string, string>> = {
  'Bakeware & Cookware': 'Cookware', 'Tea & Coffee': 'Tea & Coffee Accessory', 'Wall Art & Decor': 'Home Decoration',
  'Outdoor Living': 'Garden Accessory', 'Wooden & Pre-School Toys': 'Toy', 'Sewing & Knitting': 'Craft Supplies',
  'Art Supplies': 'Art Supplies', 'Dogs': 'Dog Accessory', 'Cats & Small Animals': 'Pet Accessory', 'Desk & Paper': 'Stationery',
  'Bathroom': 'Bathroom Accessory', 'Bags & Accessories': 'Fashion Accessory', 'Car Care & Accessories': 'Car Accessory',
  'Feeding & Nursery': 'Baby Accessory', 'Instruments & Accessories': 'Musical Accessory', 'Bath & Body': 'Body Care',
  'Candles & Fragrance': 'Home Fragrance', 'Curtains & Rugs': 'Home Textiles',
};

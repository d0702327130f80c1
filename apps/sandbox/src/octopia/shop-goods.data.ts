/**
 * How Octopia's catalogue classifies and names the goods of the sandbox's other shops: the first row whose pattern
 * matches their category.
 */
interface Shelf {
  /** Tested against the source's category path. */
  path: RegExp;
  categoryCode: string;
  /** The kind of product, in French, with which its title begins. */
  noun: string;
}

const shelf = (path: RegExp, categoryCode: string, noun: string): Shelf => ({ path, categoryCode, noun });

export const shelves: readonly Shelf[] = [
  shelf(/^Kitchen > Bakeware/, '010101', 'Ustensile de cuisson'),
  shelf(/^Kitchen > Tea/, '010103', 'Accessoire café et thé'),
  shelf(/^Kitchen/, '010102', 'Ustensile de cuisine'),
  shelf(/^Home > Bedding/, '010201', 'Linge de lit'),
  shelf(/^Home > Bathroom/, '010202', 'Linge de bain'),
  shelf(/^Home > Curtains/, '010203', 'Textile de maison'),
  shelf(/^Home > Lighting/, '010301', 'Lampe'),
  shelf(/^Home/, '010401', 'Objet pour la maison'),
  shelf(/^Garden > (Hand Tools|Tools|Watering)/, '020101', 'Outil de jardin'),
  shelf(/^Garden/, '020103', 'Article de jardin'),
  shelf(/^Tools/, '020201', 'Outil'),
  shelf(/Jigsaws|Puzzles/, '030102', 'Puzzle'),
  shelf(/Soft (Toys|Dolls)|Puppets/, '030202', 'Peluche'),
  shelf(/Games|Trading Cards/, '030101', 'Jeu de société'),
  shelf(/Die-Cast|Vehicles|Trains|Slot Cars|Remote Controlled|Model Building/, '030204', 'Modèle réduit'),
  shelf(/Figures|Dolls|Characters|Collectible/, '030203', 'Figurine'),
  shelf(/^(Fancy Dress|Party Supplies)/, '030302', 'Article de fête'),
  shelf(/^(Arts & Crafts|Crafts|Stationery)/, '030301', 'Fourniture créative'),
  shelf(/^(Toys|Sports Toys|Baby|Pretend Play|Hobbies)/, '030201', 'Jouet'),
  shelf(/^Sport > Camping/, '040101', 'Équipement de randonnée'),
  shelf(/^Sport/, '040301', 'Équipement de sport'),
  shelf(/^Clothing & Shoes > .*Shoes >/, '040203', 'Chaussures'),
  shelf(/Socks/, '040202', 'Chaussettes'),
  shelf(/^Clothing & Shoes > Bags/, '040204', 'Sac et accessoire'),
  shelf(/^Clothing & Shoes/, '040201', 'Vêtement'),
  shelf(/^Electronics/, '050101', 'Accessoire électronique'),
];

/** For all other goods. */
export const anyShelf: Shelf = shelf(/^/, '060101', 'Article');

/**
 * Values of the source's specifics, in French. The colours are those that the category tree offers as the main colour.
 */
export const frenchColours: Readonly<Record<string, string>> = {
  Beige: 'Beige', Cream: 'Beige', White: 'Blanc', Blue: 'Bleu', Navy: 'Bleu', Teal: 'Bleu', Turquoise: 'Bleu', Grey: 'Gris',
  Charcoal: 'Gris', Yellow: 'Jaune', Mustard: 'Jaune', Multicoloured: 'Multicolore', Black: 'Noir', Pink: 'Rose', Red: 'Rouge',
  Burgundy: 'Rouge', Green: 'Vert', Olive: 'Vert', Blau: 'Bleu', Grau: 'Gris', Grün: 'Vert', Schwarz: 'Noir', Weiß: 'Blanc',
};

export const frenchMaterials: Readonly<Record<string, string>> = {
  Wood: 'Bois', Plastic: 'Plastique', Metal: 'Métal', Steel: 'Acier', Cotton: 'Coton', Leather: 'Cuir', Wool: 'Laine', Linen: 'Lin',
  Glass: 'Verre', Ceramic: 'Céramique', Foam: 'Mousse', Plush: 'Peluche', Latex: 'Latex', Paper: 'Papier', Resin: 'Résine',
  Diecast: 'Métal moulé', Rubber: 'Caoutchouc', Silicone: 'Silicone', Bamboo: 'Bambou', Oak: 'Chêne', Canvas: 'Toile', Brass: 'Laiton',
  Aluminium: 'Aluminium', Polyester: 'Polyester', Stoneware: 'Grès', Velvet: 'Velours', Suede: 'Daim', Gusseisen: 'Fonte',
  Edelstahl: 'Inox', Stahl: 'Acier', Bambus: 'Bambou', Akazienholz: 'Acacia', Zink: 'Zinc', Holz: 'Bois', Pappe: 'Carton',
  Buchenholz: 'Hêtre', Leinen: 'Lin', Halbleinen: 'Métis', Schurwolle: 'Laine', Cord: 'Velours côtelé',
};

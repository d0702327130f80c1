/** Octopia's categories have three levels of two digits each; only the third level accepts products. */
export interface OctopiaProperty {
  reference: string;
  label: string;
  necessity: 'Mandatory' | 'Recommended' | 'Optional';
  /** The allowed values; empty if any text is accepted. */
  choices: readonly string[];
}

export interface OctopiaCategory {
  /** Two, four or six digits. */
  reference: string;
  label: string;
  isBrandMandatory: boolean;
  /** Whether products of the category may be grouped as variants. */
  isVariant: boolean;
  properties: readonly OctopiaProperty[];
}

const property = (
  reference: string,
  label: string,
  necessity: OctopiaProperty['necessity'],
  choices: readonly string[] = [],
): OctopiaProperty => ({ reference, label, necessity, choices });

const colours = ['Beige', 'Blanc', 'Bleu', 'Gris', 'Jaune', 'Multicolore', 'Noir', 'Rose', 'Rouge', 'Vert'];
const colour = property('9842', 'Couleur principale', 'Recommended', colours);
const material = property('9855', 'Matière', 'Recommended');
const size = property('9861', 'Taille', 'Recommended');
const age = property('9870', 'Âge minimum', 'Mandatory');
const power = property('9883', 'Puissance', 'Optional');
const dimensions = property('9890', 'Dimensions', 'Optional');

const branch = (reference: string, label: string): OctopiaCategory => ({
  reference, label, isBrandMandatory: false, isVariant: false, properties: [],
});
const leaf = (reference: string, label: string, properties: readonly OctopiaProperty[], isVariant = false): OctopiaCategory => ({
  reference, label, isBrandMandatory: true, isVariant, properties,
});

export const octopiaCategories: readonly OctopiaCategory[] = [
  branch('01', 'Maison'),
  branch('0101', 'Cuisine'),
  leaf('010101', 'Casserole et poêle', [material, dimensions]),
  leaf('010102', 'Ustensile de cuisine', [material]),
  leaf('010103', 'Café et thé', [material, power]),
  branch('0102', 'Linge de maison'),
  leaf('010201', 'Parure de lit', [colour, size, material], true),
  leaf('010202', 'Serviette de bain', [colour, size], true),
  leaf('010203', 'Coussin et plaid', [colour, dimensions], true),
  branch('0103', 'Luminaire'),
  leaf('010301', 'Lampe à poser', [colour, power]),
  leaf('010302', 'Guirlande lumineuse', [dimensions]),
  branch('0104', 'Décoration'),
  leaf('010401', 'Décoration et rangement', [material, dimensions]),
  branch('02', 'Jardin et bricolage'),
  branch('0201', 'Jardin'),
  leaf('020101', 'Outil de jardin', [material]),
  leaf('020102', 'Pot et jardinière', [colour, dimensions], true),
  leaf('020103', 'Mobilier de jardin', [material, dimensions]),
  branch('0202', 'Bricolage'),
  leaf('020201', 'Outillage à main', [material]),
  branch('03', 'Jeux et jouets'),
  branch('0301', 'Jeux'),
  leaf('030101', 'Jeu de société', [age]),
  leaf('030102', 'Puzzle', [age, dimensions]),
  branch('0302', 'Jouets'),
  leaf('030201', 'Jouet en bois', [age, material]),
  leaf('030202', 'Peluche', [age, colour], true),
  leaf('030203', 'Figurine', [age, material]),
  leaf('030204', 'Modèle réduit', [age, colour, material]),
  branch('0303', 'Création et fête'),
  leaf('030301', 'Loisirs créatifs', [colour, material]),
  leaf('030302', 'Déguisement et décoration de fête', [colour, size, material], true),
  branch('04', 'Sport et mode'),
  branch('0401', 'Randonnée'),
  leaf('040101', 'Sac à dos', [colour, dimensions], true),
  leaf('040102', 'Gourde', [colour, material], true),
  branch('0402', 'Vêtement'),
  leaf('040201', 'Pull et gilet', [colour, size, material], true),
  leaf('040202', 'Chaussette', [colour, size], true),
  leaf('040203', 'Chaussure', [colour, size, material], true),
  leaf('040204', 'Sac et accessoire', [colour, material], true),
  branch('0403', 'Sport'),
  leaf('040301', 'Équipement de sport', [colour, size, material], true),
  branch('05', 'High-tech'),
  branch('0501', 'Accessoires'),
  leaf('050101', 'Accessoire électronique', [colour, dimensions, power], true),
  branch('06', 'Divers'),
  branch('0601', 'Divers'),
  leaf('060101', 'Article divers', [colour, size, material], true),
];

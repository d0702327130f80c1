/** Fictional goods of a fictional French shop. */

/** `brand|title|price in cents|quantity|property=value;…` by category. */
export const singleProducts: Readonly<Record<string, readonly string[]>> = {
  '010101': [
    'Grévin & Fils|Cocotte en fonte émaillée ovale 4,7 L avec couvercle, compatible tous feux, bleu canard|6490|9|9855=Fonte;9890=29 cm',
    'Grévin & Fils|Poêle à crêpes en acier 26 cm, fond épais, manche long|2490|17|9855=Acier;9890=26 cm',
    'Marmitière|Lot de 3 casseroles inox 16, 18 et 20 cm avec couvercles en verre|4890|12|9855=Inox;9890=20 cm',
  ],
  '010102': [
    'Marmitière|Balance de cuisine numérique 5 kg plateau en verre trempé|1690|31|9855=Verre',
    'Le Buis Clair|Planche à découper réversible en acacia 45 x 30 cm|2790|15|9855=Bois',
    'Le Buis Clair|Lot de 5 spatules et cuillères en bambou 30 cm|1190|44|9855=Bambou',
    'Tranchelame|Couteau de chef 20 cm lame forgée, manche riveté|3490|11|9855=Acier',
  ],
  '010103': [
    'Belle Tasse|Cafetière à piston 1 L double paroi en inox brossé|3190|16|9855=Inox',
    'Belle Tasse|Lot de 4 mugs en grès 350 ml émail réactif bleu|2690|14|9855=Grès',
    'Belle Tasse|Moulin à café manuel, meules en céramique réglables|2590|19|9855=Céramique',
    'Belle Tasse|Bouilloire sifflante 2,5 L tous feux dont induction|3690|8|9855=Inox',
  ],
  '010301': [
    'Clarté du Port|Lampe de chevet en céramique, abat-jour en lin, E14|3990|13|9842=Blanc;9883=40 W',
    'Clarté du Port|Lampe de bureau à pince LED, trois températures de lumière|2990|21|9842=Noir;9883=8 W',
  ],
  '010302': [
    'Clarté du Port|Guirlande guinguette d’extérieur 10 m, 20 ampoules LED|3490|18|9890=10 m',
    'Clarté du Port|Guirlande lumineuse à piles en fil de cuivre 5 m|990|52|9890=5 m',
  ],
  '020101': [
    'Sarclette|Sécateur à enclume, lame trempée, coupe 20 mm|2290|24|9855=Acier',
    'Sarclette|Binette à long manche en frêne 150 cm|2690|10|9855=Frêne',
    'Sarclette|Arrosoir en zinc 8 L avec pomme amovible|3290|9|9855=Zinc',
  ],
  '020103': [
    'Ombelle|Chaise longue pliante en hêtre, toile rayée|7990|6|9855=Hêtre;9890=120 x 58 cm',
    'Ombelle|Table bistro en métal 60 cm, plateau rond|8990|5|9855=Métal;9890=60 cm',
    'Ombelle|Coffre de rangement de jardin 280 L étanche|7490|7|9855=Résine;9890=120 cm',
  ],
  '020201': [
    'Maillet & Cie|Jeu de 6 tournevis isolés 1000 V|2190|27|9855=Acier',
    'Maillet & Cie|Mètre ruban 5 m à blocage automatique|890|60|9855=Acier',
    'Maillet & Cie|Étau d’établi pivotant, mors 75 mm|4290|8|9855=Fonte',
  ],
  '030101': [
    'Pionnier|Jeu de société Les Îles du Levant, 2 à 5 joueurs, dès 10 ans|3490|20|9870=10 ans',
    'Pionnier|Jeu de mémoire des oiseaux du jardin, dès 4 ans|1490|33|9870=4 ans',
    'Pionnier|Jeu d’échecs pliant en bois 38 cm avec pièces sculptées|3990|12|9870=6 ans',
  ],
  '030102': [
    'Mille Bords|Puzzle 1000 pièces Marché du matin|1690|26|9870=8 ans;9890=68 x 48 cm',
    'Mille Bords|Puzzle 2000 pièces Carte des vents et des marées|2490|14|9870=12 ans;9890=98 x 68 cm',
    'Mille Bords|Puzzle 500 pièces Phare sous la pluie|1290|22|9870=8 ans;9890=48 x 34 cm',
  ],
  '030201': [
    'Bois Joli|Train en bois à tirer, 4 wagons à empiler|2490|18|9870=18 mois;9855=Bois',
    'Bois Joli|Cuisine d’enfant en bois avec accessoires|8990|4|9870=3 ans;9855=Bois',
    'Bois Joli|Boîte à formes en hêtre, 12 pièces|1990|29|9870=12 mois;9855=Hêtre',
  ],
};

/**
 * `category|brand|title|price in cents|property of the variation|values|property=value;…`: one product for each value.
 */
export const variedProducts: readonly string[] = [
  '010201|Dune Blanche|Parure de lit en percale de coton 200 fils|6990|9861|140 x 200 cm,200 x 200 cm,240 x 220 cm|9842=Blanc;9855=Coton',
  '010202|Dune Blanche|Drap de bain en éponge 550 g|1990|9842|Blanc,Gris,Bleu,Vert|9861=70 x 140 cm',
  '010203|Laine du Causse|Plaid en laine tissée 130 x 170 cm à franges|4990|9842|Beige,Gris,Vert|9890=130 x 170 cm',
  '020102|Ombelle|Jardinière à réserve d’eau 60 cm|2490|9842|Noir,Vert,Blanc|9890=60 cm',
  '030202|Doudou Malice|Lapin en peluche 35 cm très doux|2290|9842|Rose,Gris,Blanc|9870=0 mois',
  '040101|Crête & Vallon|Sac à dos de randonnée 30 L avec housse de pluie|6490|9842|Bleu,Vert,Noir|9890=30 L',
  '040102|Crête & Vallon|Gourde isotherme en inox 750 ml|2190|9842|Noir,Bleu,Rouge,Vert|9855=Inox',
  '040201|Laine du Causse|Pull marin en laine à boutons d’épaule|8990|9861|S,M,L,XL|9842=Bleu;9855=Laine',
];

/**
 * Fictional goods of a fictional German shop: `brand|title|price in euro cents|quantity|aspect=value;…` by category.
 */
export const germanGroups: readonly { readonly categoryPath: string; readonly rows: readonly string[] }[] = [
  {
    categoryPath: 'Kitchen > Bakeware & Cookware',
    rows: [
      'Kupferkante|Kupferkante Gusseisen Bräter oval 4,7 l mit Deckel, petrolblau|6490|9|Colour=Petrolblau;Material=Gusseisen',
      'Kupferkante|Kupferkante Bratpfanne 28 cm antihaftbeschichtet, Induktion|3290|21|Colour=Schwarz;Material=Aluminium',
      'Herdgold|Herdgold Edelstahl Suppentopf 12 l mit Glasdeckel|4590|6|Material=Edelstahl',
      'Herdgold|Herdgold Springform 26 cm mit flachem Boden|1390|34|Material=Stahl',
      'Krümelwerk|Krümelwerk Muffinblech für 12 Stück, 35 x 27 cm|1290|40|Material=Stahl',
    ],
  },
  {
    categoryPath: 'Kitchen > Utensils & Gadgets',
    rows: [
      'Krümelwerk|Krümelwerk Digitale Küchenwaage 5 kg mit Glasplatte, weiß|1590|33|Colour=Weiß',
      'Speisekammer|Speisekammer Schneidebrett Akazie 45 x 30 cm mit Saftrille|2690|15|Material=Akazienholz',
      'Speisekammer|Speisekammer Kochlöffel-Set aus Bambus, 5 Stück, 30 cm|990|44|Material=Bambus',
      'Herdgold|Herdgold Vierkantreibe Edelstahl mit Auffangbehälter|1290|26|Material=Edelstahl',
    ],
  },
  {
    categoryPath: 'Garden > Tools & Watering',
    rows: [
      'Gartenkai|Gartenkai Gießkanne 10 l Zink mit Messingbrause|3990|12|Material=Zink',
      'Gartenkai|Gartenkai Bypass-Gartenschere 21 cm geschmiedet|2490|28|Material=Stahl',
      'Gartenkai|Gartenkai Gartenschlauch-Set 20 m mit Brause|3490|17|Colour=Grün',
      'Moosgrund|Moosgrund Kniekissen für den Garten 45 x 28 cm|1190|38|Colour=Grün',
    ],
  },
  {
    categoryPath: 'Tools > Hand Tools',
    rows: [
      'Werkbank Nord|Werkbank Nord Schraubendreher-Set 8-teilig, isoliert|2790|19|Material=Chrom-Vanadium-Stahl',
      'Werkbank Nord|Werkbank Nord Latthammer 600 g mit Magnet|2290|23|Material=Stahl',
      'Werkbank Nord|Werkbank Nord Wasserwaage 60 cm Aluminium|1990|25|Material=Aluminium',
    ],
  },
  {
    categoryPath: 'Toys > Games',
    rows: [
      'Spieluhr & Co|Spieluhr & Co Holzpuzzle Hafenstadt 48 Teile ab 4 Jahren|1690|30|Material=Holz',
      'Spieluhr & Co|Spieluhr & Co Memospiel Seezeichen 64 Karten|1290|27|Material=Pappe',
      'Spieluhr & Co|Spieluhr & Co Schachspiel aus Buche 38 x 38 cm|3490|11|Material=Buchenholz',
      'Lüttje Lüüd|Lüttje Lüüd Holzeisenbahn Starterset 32-teilig|3990|14|Material=Holz',
    ],
  },
  {
    categoryPath: 'Home > Bedding & Linen',
    rows: [
      'Leinenspeicher|Leinenspeicher Bettwäsche 135 x 200 cm Halbleinen, sandfarben|7990|8|Colour=Sand;Material=Halbleinen',
      'Leinenspeicher|Leinenspeicher Geschirrtücher 50 x 70 cm, 4er-Set, blau gestreift|1890|36|Colour=Blau;Material=Leinen',
      'Leinenspeicher|Leinenspeicher Wolldecke 150 x 200 cm aus Schurwolle, grau|8990|7|Colour=Grau;Material=Schurwolle',
      'Leinenspeicher|Leinenspeicher Kissenbezug 50 x 50 cm Cord, rostrot|1490|29|Colour=Rostrot;Material=Cord',
    ],
  },
];

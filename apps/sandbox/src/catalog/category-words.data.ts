/**
 * Words in a site's language that identify a category, by the category's name: what sellers there call its goods. The
 * names themselves and the words of the listings' titles are known without this table.
 */
export const categoryWords: Readonly<Record<string, Readonly<Record<'de' | 'fr' | 'it' | 'es', string>>>> = {
  'Bakeware & Cookware': { de: 'topf pfanne bräter backform gusseisen auflaufform kuchenform wok deckel', fr: 'casserole poêle moule cocotte fonte marmite wok plat', it: 'pentola padella teglia stampo ghisa casseruola wok', es: 'olla sartén molde cazuela hierro cacerola wok' },
  'Utensils & Gadgets': { de: 'küchenwaage reibe schneidebrett messer dosenöffner kochlöffel schürze küchenmesser hobel', fr: 'balance râpe planche couteau ouvre-boîte spatule tablier torchons', it: 'bilancia grattugia tagliere coltello apriscatole spatola grembiule', es: 'balanza rallador tabla cuchillo abrelatas espátula delantal' },
  'Tea & Coffee': { de: 'kaffee tee becher teekanne kessel tasse kaffeemühle espressotassen thermobecher', fr: 'café thé tasse théière bouilloire mug moulin', it: 'caffè tè tazza teiera bollitore macinacaffè', es: 'café té taza tetera hervidor molinillo' },
  Bedding: { de: 'kissen decke bettwäsche bettbezug spannbettlaken kissenbezug matratzenauflage bettdecke', fr: 'oreiller couverture housse drap couette taies plaid', it: 'cuscino coperta lenzuolo copripiumino piumone federe', es: 'almohada manta sábana funda nórdica edredón' },
  Lighting: { de: 'lampe leuchte lichterkette stehlampe schreibtischlampe nachttischlampe led', fr: 'lampe guirlande lampadaire éclairage led', it: 'lampada luci piantana led', es: 'lámpara luces guirnalda pie led' },
  'Storage & Organisation': { de: 'korb kiste aufbewahrungsbox regal kleiderbügel organizer', fr: 'panier boîte rangement étagère cintres', it: 'cesto scatola scaffale grucce organizer', es: 'cesta caja estante perchas organizador' },
  'Hand Tools': { de: 'hammer schraubendreher zange säge schraubenschlüssel gartenschere spaten handschuhe meißel', fr: 'marteau tournevis pince scie clé sécateur gants', it: 'martello cacciavite pinza sega chiave cesoie guanti', es: 'martillo destornillador alicates sierra llave tijeras guantes' },
  Watering: { de: 'gießkanne gartenschlauch sprinkler brause', fr: 'arrosoir tuyau arroseur', it: 'annaffiatoio tubo irrigatore', es: 'regadera manguera aspersor' },
  'Phone Accessories': { de: 'handyhülle ladekabel ladegerät powerbank halterung', fr: 'coque câble chargeur batterie support', it: 'custodia cavo caricabatterie supporto', es: 'funda cable cargador soporte' },
  'Computer Accessories': { de: 'tastatur maus hub laptop monitor mauspad', fr: 'clavier souris hub ordinateur tapis', it: 'tastiera mouse hub portatile tappetino', es: 'teclado ratón hub portátil alfombrilla' },
  'Board Games': { de: 'brettspiel spiel schachspiel würfel schach domino', fr: 'jeu échecs société dés', it: 'gioco scacchi dadi tavolo', es: 'juego ajedrez dados mesa' },
  Jigsaws: { de: 'puzzle teile puzzles', fr: 'puzzle pièces', it: 'puzzle pezzi', es: 'puzle piezas' },
  'Soft Toys': { de: 'teddy teddybär kuscheltier stofftier plüsch plüschtier', fr: 'peluche ours doudou', it: 'peluche orsetto orso', es: 'peluche oso' },
  'Camping & Hiking': { de: 'zelt schlafsack rucksack trekking campingstuhl stirnlampe', fr: 'tente sac couchage randonnée frontale', it: 'tenda sacco zaino trekking', es: 'tienda saco mochila senderismo' },
  Cycling: { de: 'fahrrad fahrradhelm fahrradschloss radhandschuhe', fr: 'vélo casque antivol cyclisme', it: 'bici casco lucchetto ciclismo', es: 'bicicleta casco candado ciclismo' },
  Dogs: { de: 'hund hundegeschirr hundehalsband hundemantel leine', fr: 'chien harnais collier laisse', it: 'cane pettorina collare guinzaglio', es: 'perro arnés collar correa' },
  Bathroom: { de: 'handtuch badetuch duschvorhang handtücher seifenspender', fr: 'serviette bain douche', it: 'asciugamano bagno doccia', es: 'toalla baño ducha' },
  Trainers: { de: 'laufschuhe turnschuhe sneaker sportschuhe', fr: 'baskets course', it: 'scarpe corsa ginnastica', es: 'zapatillas deportivas correr' },
  Boots: { de: 'stiefel stiefeletten wanderstiefel gummistiefel boots', fr: 'bottes bottines', it: 'stivali stivaletti', es: 'botas botines' },
  'Candles & Fragrance': { de: 'kerze duftkerze diffusor kerzen', fr: 'bougie parfumée diffuseur', it: 'candela profumata diffusore', es: 'vela aromática difusor' },
  'Finger Puppets': { de: 'fingerpuppe', fr: 'marionnette doigt', it: 'burattino dito', es: 'marioneta dedo' },
  'Hand Puppets': { de: 'handpuppe handpuppen', fr: 'marionnette', it: 'burattino', es: 'marioneta' },
  Balloons: { de: 'luftballon ballon ballons', fr: 'ballon', it: 'palloncino', es: 'globo' },
  Costumes: { de: 'kostüm verkleidung', fr: 'déguisement costume', it: 'costume', es: 'disfraz' },
};

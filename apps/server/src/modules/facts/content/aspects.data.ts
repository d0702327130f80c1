import type { BuyerLanguage } from '@quayside/kernel';

type AspectLanguage = 'de' | 'fr' | 'it' | 'es' | 'en-US';

/**
 * Names of item specifics, by the English name in a UK listing (in lower case). Each site requires them in its own
 * language; a name that is missing here stays as the seller wrote it.
 */
export const ASPECT_NAMES: Readonly<Record<string, Readonly<Partial<Record<AspectLanguage, string>>>>> = {
  'brand': { 'de': 'Marke', 'fr': 'Marque', 'it': 'Marca', 'es': 'Marca' },
  'type': { 'de': 'Produktart', 'fr': 'Type', 'it': 'Tipo', 'es': 'Tipo' },
  'colour': { 'de': 'Farbe', 'fr': 'Couleur', 'it': 'Colore', 'es': 'Color', 'en-US': 'Color' },
  'color': { 'de': 'Farbe', 'fr': 'Couleur', 'it': 'Colore', 'es': 'Color', 'en-US': 'Color' },
  'main colour': { 'de': 'Farbe', 'fr': 'Couleur', 'it': 'Colore', 'es': 'Color', 'en-US': 'Color' },
  'material': { 'de': 'Material', 'fr': 'Matière', 'it': 'Materiale', 'es': 'Material' },
  'mpn': { 'de': 'Herstellernummer', 'fr': 'Numéro de pièce fabricant', 'it': 'MPN', 'es': 'MPN' },
  'department': { 'de': 'Abteilung', 'fr': 'Département', 'it': 'Reparto', 'es': 'Departamento' },
  'uk shoe size': { 'de': 'EU-Schuhgröße', 'fr': 'Pointure EU', 'it': 'Numero di scarpa EU', 'es': 'Número de calzado EU', 'en-US': 'US Shoe Size' },
  'size': { 'de': 'Größe', 'fr': 'Taille', 'it': 'Taglia', 'es': 'Talla' },
  'style': { 'de': 'Stil', 'fr': 'Style', 'it': 'Stile', 'es': 'Estilo' },
  'theme': { 'de': 'Thema', 'fr': 'Thème', 'it': 'Tema', 'es': 'Tema' },
  'age level': { 'de': 'Altersempfehlung', 'fr': 'Âge', 'it': 'Età', 'es': 'Edad' },
  'scale': { 'de': 'Maßstab', 'fr': 'Échelle', 'it': 'Scala', 'es': 'Escala' },
  'features': { 'de': 'Besonderheiten', 'fr': 'Caractéristiques', 'it': 'Caratteristiche', 'es': 'Características' },
  'room': { 'de': 'Zimmer', 'fr': 'Pièce', 'it': 'Stanza', 'es': 'Estancia' },
  'power source': { 'de': 'Stromversorgung', 'fr': 'Alimentation', 'it': 'Alimentazione', 'es': 'Alimentación' },
  'compatible brand': { 'de': 'Kompatible Marke', 'fr': 'Marque compatible', 'it': 'Marca compatibile', 'es': 'Marca compatible' },
  'capacity': { 'de': 'Fassungsvermögen', 'fr': 'Capacité', 'it': 'Capacità', 'es': 'Capacidad' },
  'pattern': { 'de': 'Muster', 'fr': 'Motif', 'it': 'Fantasia', 'es': 'Diseño' },
  'model': { 'de': 'Modell', 'fr': 'Modèle', 'it': 'Modello', 'es': 'Modelo' },
  'character': { 'de': 'Figur', 'fr': 'Personnage', 'it': 'Personaggio', 'es': 'Personaje' },
  'occasion': { 'de': 'Anlass', 'fr': 'Occasion', 'it': 'Occasione', 'es': 'Ocasión' },
  'gender': { 'de': 'Geschlecht', 'fr': 'Sexe', 'it': 'Sesso', 'es': 'Sexo' },
  'vehicle make': { 'de': 'Fahrzeugmarke', 'fr': 'Marque du véhicule', 'it': 'Marca del veicolo', 'es': 'Marca del vehículo' },
  'country/region of manufacture': { 'de': 'Herstellungsland und -region', 'fr': 'Pays de fabrication', 'it': 'Paese di fabbricazione', 'es': 'País de fabricación' },
};

/** Sites’ own words: of specifics that take no others, and of sizes with names. By English name and value, in lower case. */
export const OFFERED_VALUES: Readonly<
  Record<string, Readonly<Record<string, Readonly<Partial<Record<AspectLanguage, string>>>>>>
> = {
  department: {
    'men': { 'de': 'Herren', 'fr': 'Homme', 'it': 'Uomo', 'es': 'Hombre' },
    'women': { 'de': 'Damen', 'fr': 'Femme', 'it': 'Donna', 'es': 'Mujer' },
    'unisex adults': { 'de': 'Unisex', 'fr': 'Unisexe', 'it': 'Unisex', 'es': 'Unisex adulto' },
    'boys': { 'de': 'Jungen', 'fr': 'Garçon', 'it': 'Bambino', 'es': 'Niño' },
    'girls': { 'de': 'Mädchen', 'fr': 'Fille', 'it': 'Bambina', 'es': 'Niña' },
    'kids': { 'de': 'Kinder', 'fr': 'Enfant', 'it': 'Unisex bambini', 'es': 'Unisex niños', 'en-US': 'Unisex Kids' },
    'unisex kids': { 'de': 'Kinder', 'fr': 'Enfant', 'it': 'Unisex bambini', 'es': 'Unisex niños' },
    'baby': { 'de': 'Baby', 'fr': 'Bébé', 'it': 'Neonato', 'es': 'Bebé' },
  },
  size: {
    'single': { 'de': 'Einzelbett', 'fr': '1 personne', 'it': 'Singolo', 'es': 'Individual' },
    'double': { 'de': 'Doppelbett', 'fr': '2 personnes', 'it': 'Matrimoniale', 'es': 'Matrimonio' },
    'king': { 'de': 'King Size', 'fr': 'King Size', 'it': 'King Size', 'es': 'King Size' },
    'super king': { 'de': 'Super King Size', 'fr': 'Super King Size', 'it': 'Super King Size', 'es': 'Super King Size' },
    'one size': { 'de': 'Einheitsgröße', 'fr': 'Taille unique', 'it': 'Taglia unica', 'es': 'Talla única' },
  },
};

/** How a site states that a product has no brand: the value that each eBay site offers. */
export const UNBRANDED: Readonly<Record<BuyerLanguage, string>> = {
  'de': 'Markenlos', 'fr': 'Sans marque', 'it': 'Senza marca', 'es': 'Sin marca',
  'en-GB': 'Unbranded', 'en-US': 'Unbranded', 'en-AU': 'Unbranded', 'en-CA': 'Unbranded', 'en-IE': 'Unbranded',
};

type Names = Readonly<Record<'en' | 'de' | 'fr' | 'it' | 'es', string>>;

const of = (en: string, de: string, fr: string, it: string, es: string): Names => ({ en, de, fr, it, es });

/** The title of each attribute by the language of the site. */
export const attributeTitles: Readonly<Record<string, Names>> = {
  item_name: of('Item Name', 'Artikelname', 'Nom de l’article', 'Nome articolo', 'Nombre del producto'),
  brand: of('Brand Name', 'Markenname', 'Nom de la marque', 'Nome del marchio', 'Marca'),
  bullet_point: of('Bullet Point', 'Aufzählungspunkt', 'Points forts', 'Punto elenco', 'Viñeta'),
  product_description: of('Product Description', 'Produktbeschreibung', 'Description du produit', 'Descrizione prodotto', 'Descripción del producto'),
  item_type_keyword: of('Item Type Keyword', 'Artikeltyp-Schlüsselwort', 'Mot-clé du type d’article', 'Parola chiave del tipo', 'Palabra clave del tipo'),
  country_of_origin: of('Country of Origin', 'Ursprungsland', 'Pays d’origine', 'Paese di origine', 'País de origen'),
  supplier_declared_dg_hz_regulation: of('Dangerous Goods Regulations', 'Gefahrgutvorschriften', 'Réglementation des marchandises dangereuses', 'Normativa merci pericolose', 'Normativa de mercancías peligrosas'),
  item_type_name: of('Item Type Name', 'Artikeltyp', 'Type d’article', 'Tipo di articolo', 'Tipo de producto'),
  manufacturer: of('Manufacturer', 'Hersteller', 'Fabricant', 'Produttore', 'Fabricante'),
  model_name: of('Model Name', 'Modellname', 'Nom de modèle', 'Nome modello', 'Nombre del modelo'),
  model_number: of('Model Number', 'Modellnummer', 'Numéro de modèle', 'Numero modello', 'Número de modelo'),
  part_number: of('Part Number', 'Herstellernummer', 'Numéro de pièce', 'Codice articolo', 'Número de pieza'),
  color: of('Color', 'Farbe', 'Couleur', 'Colore', 'Color'),
  material: of('Material', 'Material', 'Matière', 'Materiale', 'Material'),
  size: of('Size', 'Größe', 'Taille', 'Taglia', 'Talla'),
  style: of('Style', 'Stil', 'Style', 'Stile', 'Estilo'),
  theme: of('Theme', 'Thema', 'Thème', 'Tema', 'Tema'),
  department: of('Department', 'Abteilung', 'Rayon', 'Reparto', 'Departamento'),
  fabric_type: of('Fabric Type', 'Stoffart', 'Type de tissu', 'Tipo di tessuto', 'Tipo de tejido'),
  special_feature: of('Special Features', 'Besonderheiten', 'Caractéristiques', 'Caratteristiche', 'Características'),
  footwear_size: of('Footwear Size', 'Schuhgröße', 'Pointure', 'Numero di scarpa', 'Número de calzado'),
  number_of_items: of('Number of Items', 'Anzahl der Artikel', 'Nombre d’articles', 'Numero di articoli', 'Número de artículos'),
  batteries_required: of('Are batteries required?', 'Batterien erforderlich?', 'Piles requises ?', 'Batterie necessarie?', '¿Necesita pilas?'),
  batteries_included: of('Are batteries included?', 'Batterien enthalten?', 'Piles incluses ?', 'Batterie incluse?', '¿Incluye pilas?'),
  item_weight: of('Item Weight', 'Artikelgewicht', 'Poids de l’article', 'Peso articolo', 'Peso del producto'),
  capacity: of('Capacity', 'Fassungsvermögen', 'Capacité', 'Capacità', 'Capacidad'),
};

/** The names of values. Countries are listed by their codes. */
export const choiceNames: Readonly<Record<string, Readonly<Record<string, Names>>>> = {
  department: {
    'Men': of('Men', 'Herren', 'Homme', 'Uomo', 'Hombre'),
    'Women': of('Women', 'Damen', 'Femme', 'Donna', 'Mujer'),
    'Unisex Adults': of('Unisex Adults', 'Unisex', 'Unisexe', 'Unisex', 'Unisex adulto'),
    'Kids': of('Kids', 'Kinder', 'Enfant', 'Bambini', 'Niños'),
  },
  supplier_declared_dg_hz_regulation: {
    ghs: of('GHS', 'GHS', 'SGH', 'GHS', 'SGA'),
    not_applicable: of('Not Applicable', 'Nicht zutreffend', 'Non applicable', 'Non applicabile', 'No aplicable'),
    other: of('Other', 'Sonstige', 'Autre', 'Altro', 'Otro'),
    storage: of('Storage', 'Lagerung', 'Stockage', 'Stoccaggio', 'Almacenamiento'),
  },
};

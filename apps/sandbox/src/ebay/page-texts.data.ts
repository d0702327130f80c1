export interface PageTexts {
  available: string; sold: string; outOfStock: string; ended: string; soldBy: string; specifics: string; condition: string;
  description: string; variation: string; price: string; itemNumber: string;
}

export const pageTexts: Readonly<Record<'en' | 'de' | 'fr' | 'it' | 'es', PageTexts>> = {
  en: {
    available: 'available', sold: 'sold', outOfStock: 'Out of stock', ended: 'This listing has ended', soldBy: 'Sold by',
    specifics: 'Item specifics', condition: 'Condition', description: 'Description', variation: 'Variation', price: 'Price',
    itemNumber: 'Item number',
  },
  de: {
    available: 'verfügbar', sold: 'verkauft', outOfStock: 'Nicht vorrätig', ended: 'Dieses Angebot ist beendet', soldBy: 'Verkauft von',
    specifics: 'Artikelmerkmale', condition: 'Zustand', description: 'Beschreibung', variation: 'Variante', price: 'Preis',
    itemNumber: 'Artikelnummer',
  },
  fr: {
    available: 'disponibles', sold: 'vendus', outOfStock: 'En rupture de stock', ended: 'Cette annonce est terminée', soldBy: 'Vendu par',
    specifics: "Caractéristiques de l'objet", condition: 'État', description: 'Description', variation: 'Variante', price: 'Prix',
    itemNumber: "Numéro de l'objet",
  },
  it: {
    available: 'disponibili', sold: 'venduti', outOfStock: 'Esaurito', ended: 'Questa inserzione è terminata', soldBy: 'Venduto da',
    specifics: "Specifiche dell'oggetto", condition: 'Condizione', description: 'Descrizione', variation: 'Variante', price: 'Prezzo',
    itemNumber: 'Numero oggetto',
  },
  es: {
    available: 'disponibles', sold: 'vendidos', outOfStock: 'Agotado', ended: 'Este anuncio ha finalizado', soldBy: 'Vendido por',
    specifics: 'Características del artículo', condition: 'Estado', description: 'Descripción', variation: 'Variante', price: 'Precio',
    itemNumber: 'Número de artículo',
  },
};

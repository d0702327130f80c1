export interface PageTexts {
  available: string; sold: string; outOfStock: string; ended: string; soldBy: string; specifics: string; condition: string;
  description: string; variation: string; price: string; itemNumber: string;
  shipping: string; free: string; notSent: string; handling: string;
}

export const pageTexts: Readonly<Record<'en' | 'de' | 'fr' | 'it' | 'es', PageTexts>> = {
  en: {
    available: 'available', sold: 'sold', outOfStock: 'Out of stock', ended: 'This listing has ended', soldBy: 'Sold by',
    specifics: 'Item specifics', condition: 'Condition', description: 'Description', variation: 'Variation', price: 'Price',
    itemNumber: 'Item number',
    shipping: 'Postage', free: 'Free', notSent: 'Is not sent to this country', handling: 'working days until dispatch',
  },
  de: {
    available: 'verfügbar', sold: 'verkauft', outOfStock: 'Nicht vorrätig', ended: 'Dieses Angebot ist beendet', soldBy: 'Verkauft von',
    specifics: 'Artikelmerkmale', condition: 'Zustand', description: 'Beschreibung', variation: 'Variante', price: 'Preis',
    itemNumber: 'Artikelnummer',
    shipping: 'Versand', free: 'Kostenlos', notSent: 'Wird nicht in dieses Land versandt', handling: 'Werktage bis zum Versand',
  },
  fr: {
    available: 'disponibles', sold: 'vendus', outOfStock: 'En rupture de stock', ended: 'Cette annonce est terminée', soldBy: 'Vendu par',
    specifics: "Caractéristiques de l'objet", condition: 'État', description: 'Description', variation: 'Variante', price: 'Prix',
    itemNumber: "Numéro de l'objet",
    shipping: 'Livraison', free: 'Gratuite', notSent: "N'est pas livré dans ce pays", handling: "jours ouvrés avant l'envoi",
  },
  it: {
    available: 'disponibili', sold: 'venduti', outOfStock: 'Esaurito', ended: 'Questa inserzione è terminata', soldBy: 'Venduto da',
    specifics: "Specifiche dell'oggetto", condition: 'Condizione', description: 'Descrizione', variation: 'Variante', price: 'Prezzo',
    itemNumber: 'Numero oggetto',
    shipping: 'Spedizione', free: 'Gratuita', notSent: 'Non viene spedito in questo Paese', handling: 'giorni lavorativi prima della spedizione',
  },
  es: {
    available: 'disponibles', sold: 'vendidos', outOfStock: 'Agotado', ended: 'Este anuncio ha finalizado', soldBy: 'Vendido por',
    specifics: 'Características del artículo', condition: 'Estado', description: 'Descripción', variation: 'Variante', price: 'Precio',
    itemNumber: 'Número de artículo',
    shipping: 'Envío', free: 'Gratis', notSent: 'No se envía a este país', handling: 'días laborables hasta el envío',
  },
};

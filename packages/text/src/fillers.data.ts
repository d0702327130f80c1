import type { TextLanguage } from './language.ts';

/**
 * Words that praise but do not say what is sold, which are the first to be omitted if a title is too long. Lower case,
 * a comma between phrases. Nothing here may change what the buyer gets ("used", "boxed" and "sealed" are facts, not
 * praise).
 */
export const FILLERS: Readonly<Record<TextLanguage, string>> = {
  en: `
brand new, new, new in, new in stock, in stock, special offer, sale, huge sale, best seller, bestseller, free delivery,
free uk delivery, free shipping, free postage, free p&p, fast delivery, fast dispatch, uk seller, uk stock, quality,
high quality, top quality, good quality, best quality, premium quality, excellent quality, lovely, beautiful, gorgeous,
stunning, amazing, fantastic, awesome, great, wonderful, perfect, super cute, cute, cool, nice, pretty, fun, funny,
ideal, ideal gift, great gift, perfect gift, great stocking filler, stocking filler, great fun, popular, hot, latest,
exclusive, genuine, original, official, officially licensed, licensed, unique, check out our, wide range of,
high precision, special, classic, traditional, luxury, premium, deluxe, professional, advanced, environment friendly,
eco friendly, retail packaging, in retail packaging, bargain, must have, l@@k, look, wow, rare, really, very, toy,
toys
`,
  de: `
neu, brandneu, ganz neu, neuware, top, super, hochwertig, hochwertige, hochwertiger, hochwertiges, beste qualität,
top qualität, hohe qualität, schön, schöne, schöner, schönes, wunderschön, toll, tolle, toller, tolles, süß, niedlich,
ideal, perfekt, perfektes geschenk, tolles geschenk, kostenloser versand, schneller versand, angebot, sonderangebot,
beliebt, exklusiv, einzigartig
`,
  fr: `
neuf, neuve, tout neuf, nouveau, nouvelle, haute qualité, bonne qualité, qualité, superbe, magnifique, beau, belle,
joli, jolie, mignon, idéal, parfait, cadeau idéal, livraison gratuite, livraison rapide, promo, promotion, exclusif,
unique, top
`,
  it: `
nuovo, nuova, nuovissimo, alta qualità, ottima qualità, qualità, bello, bella, bellissimo, bellissima, carino, carina,
ideale, perfetto, regalo perfetto, spedizione gratuita, spedizione gratis, spedizione veloce, offerta, esclusivo,
unico, top
`,
  es: `
nuevo, nueva, a estrenar, alta calidad, buena calidad, calidad, bonito, bonita, precioso, preciosa, lindo, linda,
ideal, perfecto, regalo perfecto, envío gratis, envío gratuito, envío rápido, oferta, exclusivo, único, top
`,
};

import type { TextLanguage } from './language.ts';

/** A source title without the seller's promises to buyers at home, and those promises. */
export interface WithoutPromises {
  readonly title: string;
  readonly promises: readonly string[];
}

const HOW =
  '(?:free|fast|quick|speedy|rapid|swift|prompt|super fast|same[- ]day|next[- ]day|1st class|first class|2nd class|second class|' +
  '24 ?h(?:ou)?rs?|48 ?h(?:ou)?rs?|tracked|signed for|recorded|express|worldwide|international|royal mail|uk mainland|uk|u\\.k\\.|gb)';
const WHAT =
  '(?:delivery|deliveries|dispatch(?:ed)?|despatch(?:ed)?|shipping|shipped|postage|post|posting|p ?(?:&|\\+|and|n) ?p|p/p|returns?)';
/** Goods rather than promises: "Express Delivery Van", "Post Box". */
const GOODS =
  '(?! ?-?(?:van|vans|truck|trucks|lorry|lorries|train|bike|car|cars|plane|driver|drivers|game|games|set|sets|play|playset|service|services|toy|toys|box|boxes|boy|girl|man|men|office|card|cards|' +
  'container|containers|crate|wagon|wagons|port|yard|company|ship|boat|vehicle|team|day|adventure|robot|drone|pack|bird|owl|stork|pizza|room|note|notes|girls|kit|mission|mayhem|cottage)\\b)';

/**
 * Promises in home listings, by language. A buyer abroad gets a different delivery, from another country, at another
 * time.
 */
const PROMISES: Readonly<Record<TextLanguage, readonly RegExp[]>> = {
  en: [
    new RegExp(
      `\\b${HOW}(?:(?: |, ?| ?& ?| ?\\+ ?| and |/)${HOW})* ${WHAT}\\b${GOODS}(?: (?:to|in|within|from|on) (?:the )?(?:uk|u\\.k\\.|gb|usa|us))?`,
      'giu',
    ),
    /\b(?:same|next)[- ]day(?= ?(?:$|[!,.*;)\]|~]|[-–] ))/giu,
    /\b(?:in |from |held in )?(?:uk|u\.k\.|gb|british|english) (?:stock(?:ed|ist|ists)?|sellers?|supplier|warehouse|based|company|shop|store|dispatch(?:ed)?|despatch(?:ed)?)\b(?! exchange)/giu,
    /\b(?:dispatch(?:ed|es)?|despatch(?:ed)?|ships?|shipped|sent|posted|delivered|delivery|shipping|post) (?:fast |free |quickly )?(?:from|within|in) (?:the )?(?:uk|u\.k\.|gb|england|britain|24 ?h(?:ou)?rs?)\b/giu,
    /\b(?:now |always )?in stock(?: now| today)?\b(?! car)/giu,
    /\b(?:free|easy|30 day) returns?\b|\bmoney[- ]back(?: guarantee)?\b/giu,
  ],
  de: [
    /\b(?:kostenloser?|gratis|schneller?|portofreier?) (?:versand|lieferung)\b|\bversandkostenfrei\b|\bportofrei\b|\b(?:sofort|schnell) (?:lieferbar|verfügbar)\b|\bdeutscher händler\b|\bauf lager\b|\bversand am (?:selben|gleichen) tag\b|\b(?:versand|lieferung) (?:kostenlos|gratis|frei)\b|\b(?:blitz|express|schnell|gratis)versand\b|\bgeld[- ]zurück(?:[- ]garantie)?\b|\b(?:kostenlose rückgabe|rückgabe ?recht|tage rückgabe)\b/giu,
  ],
  fr: [
    /\b(?:livraison|expédition|envoi) (?:gratuite?|rapide|offerte?|express|immédiate?|sous 24 ?h)\b|\ben stock\b|\bvendeur français\b|\b(?:frais de )?port (?:offerts?|gratuits?|compris)\b|\bsatisfait ou remboursé|\bretours? (?:gratuits?|offerts?|facile)|\b(?:livraison|expédition|envoi) 24 ?h\b/giu,
  ],
  it: [
    /\b(?:spedizione|consegna) (?:gratuita|gratis|veloce|rapida|immediata|express|24 ?h)\b|\b(?:pronta consegna|disponibilità immediata|venditore italiano|spedizione inclusa|soddisfatti o rimborsati|garanzia di rimborso|res[oi] gratuit[oi])\b/giu,
  ],
  es: [
    /\b(?:envío|entrega) (?:gratis|gratuit[oa]|rápid[oa]|urgente|inmediat[oa]|24 ?h)\b|\ben stock\b|\bvendedor español\b|\benvío incluido\b|\bdevoluci(?:ón|ones) (?:gratis|gratuitas?|del dinero)\b|\breembolso garantizado\b|\bgarantía de (?:devolución|reembolso)\b/giu,
  ],
};

/** Removes promises from a title. A title that contains nothing else is unchanged. */
export function withoutPromises(title: string, language: TextLanguage): WithoutPromises {
  const promises: string[] = [];
  let rest = title;
  for (const pattern of PROMISES[language]) {
    rest = rest.replace(pattern, (promise) => {
      promises.push(promise.trim());
      return ' ';
    });
  }
  if (promises.length === 0 || !/[\p{L}\p{N}]/u.test(rest)) return { title, promises: [] };
  return { title: removeStrayMarks(rest), promises };
}

/** Whether a sentence promises something that holds for buyers at home alone. */
export const hasPromise = (sentence: string, language: TextLanguage): boolean =>
  PROMISES[language].some((pattern) => sentence.search(pattern) >= 0);

/** Cleans up around removed promises: empty brackets, repeated marks, marks at the ends. */
const removeStrayMarks = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[([{]\s*[*!,.;:&+~|–—-]*\s*[)\]}]/gu, ' ')
    .replace(/([*~]+)\s*\1(?=\s|$)/gu, ' ')
    .replace(/(?<=[,;:|~–—+&-])(?:\s+[,;:|~–—+&-])+(?=\s|$)/gu, ' ')
    .replace(/^[\s,;:|~*!+&–—-]+(?=[\s\p{L}\p{N}])|(?:\s+[,;:|~*!+&–—-]+)+\s*$|[\s,;:|~]+$/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

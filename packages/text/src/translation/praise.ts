import type { TextLanguage } from '../language.ts';
import { fold } from './text.ts';

/** Praise and warranties, folded: an engine that makes a title sell better says what the seller does not. */
const PRAISE: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b(?:warrant\w*|guarante\w*|gifts?|presents?|ideal|perfect\w*|best|best[- ]?sell\w*|recommended|award\w*|winner\w*|top|quality|premium|luxur\w*|returns?|refund\w*|unique|lifetime|beautiful\w*|gorgeous|stunning|wonderful|great|amazing|no 1|number one|original\w*|genuine|must have|high end)\b/u,
  de: /\b(?:testsieger\w*|best[- ]?seller|meistverkauft\w*|lebenslange\w*|(?:jahre|monate|hersteller|langzeit)[ -]?garantie|garantie|(?:top|spitzen|hochste|beste|premium|hervorragende)[ -]?qualitat|(?:perfekte|ideale|tolle|schone)s? (?:als )?geschenk\w*|geschenkidee\w*|jetzt kaufen|ruckgaberecht|(?:beste|bester|bestes|nr\.? ?1) (?:auf dem|am|im|seiner)|preisgekront\w*|wunderschon\w*|empfohlen von|unschlagbar\w*|einzigartig\w*)\b/u,
  fr: /\b(?:best[- ]?sellers?|(?:le|la|les) plus vendue?s?|recommandee?s? par|garanti(?:e|s|es)?|meilleure?s? (?:du marche|vente|prix|choix)|(?:haute|excellente|meilleure|top) qualite|qualite (?:superieure|premium|optimale)|(?:idee )?cadeau (?:ideal|parfait)|parfait pour offrir|idee cadeau|cadeaux? (?:inclus|offerts?|gratuits?)|achetez|commandez|retours? sous|prime|numero 1|n[o°] ?1 (?:des|du)|magnifiques?|superbes?|incroyables?|inegale\w*)\b/u,
  it: /\b(?:best[- ]?seller|(?:il|la|i|le) piu vendut[oaie]|consigliat[oaie] da|garanzi[ae]|garantit[oaie]|(?:il|la|i|le)? ?miglior[ei]? (?:del mercato|prezzo|qualita|scelta)|(?:alta|altissima|ottima|massima) qualita|qualita (?:superiore|premium)|(?:idea )?regalo (?:ideale|perfetto)|idea regalo|acquista|compra (?:ora|subito)|resi? entro|numero (?:1|uno) (?:in|del|delle)|bellissim[oaie]|stupend[oaie]|meraviglios[oaie]|imperdibil[ei])\b/u,
  es: /\b(?:best[- ]?sellers?|(?:el|la|los|las) mas vendid[oa]s?|recomendad[oa]s? por|garantias?|garantizad[oa]s?|(?:el|la|los|las)? ?mejor(?:es)? (?:del mercado|precio|calidad|opcion)|(?:alta|maxima|excelente|mejor) calidad|calidad (?:superior|premium)|(?:idea de )?regalo (?:ideal|perfecto)|idea (?:de|para) regal\w*|compra (?:ahora|ya)|devolucion en|numero (?:1|uno) en|precios[oa]s?|maravillos[oa]s?|increibles?|espectacular(?:es)?)\b/u,
};

/** Whether a title praises its goods or warrants for them. */
export const praises = (title: string, language: TextLanguage): boolean => PRAISE[language].test(fold(title));

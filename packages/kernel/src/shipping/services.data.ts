import type { Site } from '../sites.ts';

/**
 * The speed of shipping. A level means the same everywhere, so that one rate serves a whole region; on each site it
 * corresponds to eBay's service for parcels from abroad.
 */
export const SERVICE_LEVELS = ['ECONOMY', 'STANDARD', 'TRACKED', 'EXPRESS'] as const;
export type ServiceLevel = (typeof SERVICE_LEVELS)[number];

export interface SiteService {
  /** eBay's `shippingServiceCode`. */
  readonly code: string;
  readonly site: Site;
  readonly level: ServiceLevel;
  /** eBay's `shippingCarrierCode`; null for a service without a specific carrier. */
  readonly carrier: string | null;
  /** The service's name on its site, in the site's language. */
  readonly name: string;
  /** Days in transit. */
  readonly days: readonly [number, number];
}

type Row = readonly [code: string, level: ServiceLevel, name: string, from: number, to: number, carrier?: string];

/**
 * Codes and transit times from eBay's details of shipping services. The first service of a level is the default one for
 * it.
 */
const ROWS: Partial<Record<Site, readonly Row[]>> = {
  UK: [
    ['UK_EconomyShippingFromOutside', 'ECONOMY', 'Economy delivery from outside UK', 10, 22],
    ['UK_StandardShippingFromOutside', 'STANDARD', 'Standard delivery from outside UK', 4, 10],
    ['UK_TrackedDeliveryFromAbroad', 'TRACKED', 'Tracked delivery from abroad', 2, 5],
    ['UK_ExpeditedShippingFromOutside', 'EXPRESS', 'Express delivery from outside UK', 1, 3],
    ['UK_RoyalMailTracked48', 'TRACKED', 'Royal Mail Tracked 48', 2, 3, 'RoyalMail'],
    ['UK_RoyalMailTracked', 'TRACKED', 'Royal Mail Tracked', 1, 3, 'RoyalMail'],
  ],
  DE: [
    ['DE_SparversandAusDemAusland', 'ECONOMY', 'Sparversand aus dem Ausland', 10, 22],
    ['DE_StandardversandAusDemAusland', 'STANDARD', 'Standardversand aus dem Ausland', 4, 10],
    ['DE_TrackedDeliveryFromAbroad', 'TRACKED', 'Versand mit Nachverfolgung aus dem Ausland', 2, 5],
    ['DE_ExpressversandAusDemAusland', 'EXPRESS', 'Expressversand aus dem Ausland', 1, 3],
    ['DE_DHLPaket', 'TRACKED', 'DHL Paket', 1, 2, 'DHL'],
    ['DE_HermesPaket', 'TRACKED', 'Hermes Paket', 1, 3, 'Hermes'],
  ],
  AT: [
    ['AT_EconomyDeliveryFromAbroad', 'ECONOMY', 'Sparversand aus dem Ausland', 10, 22],
    ['AT_StandardDeliveryFromAbroad', 'STANDARD', 'Standardversand aus dem Ausland', 4, 10],
    ['AT_TrackedDeliveryFromAbroad', 'TRACKED', 'Versand mit Nachverfolgung aus dem Ausland', 2, 5],
    ['AT_ExpressDeliveryFromAbroad', 'EXPRESS', 'Expressversand aus dem Ausland', 1, 3],
  ],
  FR: [
    ['FR_EconomyDeliveryFromAbroad', 'ECONOMY', "Livraison économique à partir de l'étranger", 10, 22],
    ['FR_StandardDeliveryFromAbroad', 'STANDARD', "Livraison standard à partir de l'étranger", 4, 10],
    ['FR_TrackedDeliveryFromAbroad', 'TRACKED', "Livraison à partir de l'étranger avec suivi de commande", 2, 5],
    ['FR_ExpressDeliveryFromAbroad', 'EXPRESS', "Livraison express à partir de l'étranger", 1, 3],
    ['FR_ColiposteColissimo', 'TRACKED', 'Colissimo', 1, 2],
    ['FR_Chronopost', 'EXPRESS', 'Chronopost', 1, 1, 'Chronopost'],
  ],
  BEFR: [
    ['BEFR_EconomyDeliveryFromAbroad', 'ECONOMY', "Livraison économique à partir de l'étranger", 10, 22],
    ['BEFR_StandardDeliveryFromAbroad', 'STANDARD', "Livraison standard à partir de l'étranger", 4, 10],
    ['BEFR_TrackedDeliveryFromAbroad', 'TRACKED', "Livraison à partir de l'étranger avec suivi de commande", 2, 5],
    ['BEFR_ExpressDeliveryFromAbroad', 'EXPRESS', "Livraison express à partir de l'étranger", 1, 3],
  ],
  IT: [
    ['IT_EconomyDeliveryFromAbroad', 'ECONOMY', "Spedizione economica dall'estero", 10, 22],
    ['IT_StandardDeliveryFromAbroad', 'STANDARD', "Spedizione standard dall'estero", 4, 10],
    ['IT_TrackedDeliveryFromAbroad', 'TRACKED', "Spedizione tracciata dall'estero", 2, 5],
    ['IT_ExpressDeliveryFromAbroad', 'EXPRESS', "Spedizione espressa dall'estero", 1, 3],
  ],
  ES: [
    ['ES_EconomyDeliveryFromAbroad', 'ECONOMY', 'Envío económico desde el extranjero', 10, 22],
    ['ES_StandardDeliveryFromAbroad', 'STANDARD', 'Envío estándar desde el extranjero', 4, 10],
    ['ES_TrackedDeliveryFromAbroad', 'TRACKED', 'Envío desde el extranjero con seguimiento', 2, 5],
    ['ES_ExpressDeliveryFromAbroad', 'EXPRESS', 'Envío urgente desde el extranjero', 1, 3],
  ],
  IE: [
    ['IE_EconomyDeliveryFromAbroad', 'ECONOMY', 'Economy delivery from abroad', 10, 22],
    ['IE_StandardDeliveryFromAbroad', 'STANDARD', 'Standard delivery from abroad', 4, 10],
    ['IE_TrackedDeliveryFromAbroad', 'TRACKED', 'Tracked delivery from abroad', 2, 5],
    ['IE_ExpressDeliveryFromAbroad', 'EXPRESS', 'Express delivery from abroad', 1, 3],
  ],
  US: [
    ['EconomyShippingFromOutsideUS', 'ECONOMY', 'Economy Shipping from outside US', 11, 23],
    ['StandardShippingFromOutsideUS', 'STANDARD', 'Standard Shipping from outside US', 5, 10],
    ['ExpeditedShippingFromOutsideUS', 'EXPRESS', 'Expedited Shipping from outside US', 1, 4],
  ],
  CA: [
    ['CA_EconomyShippingfromoutsideCanada', 'ECONOMY', 'Economy Shipping from outside Canada', 11, 23],
    ['CA_StandardShippingfromoutsideCanada', 'STANDARD', 'Standard Shipping from outside Canada', 5, 10],
    ['CA_ExpeditedShippingfromoutsideCanada', 'EXPRESS', 'Expedited Shipping from outside Canada', 1, 4],
  ],
  AU: [
    ['AU_EconomyDeliveryFromOutsideAU', 'ECONOMY', 'Economy delivery from outside AU', 11, 20],
    ['AU_StandardDeliveryFromOutsideAU', 'STANDARD', 'Standard delivery from outside AU', 6, 10],
    ['AU_ExpeditedDeliveryFromOutsideAU', 'EXPRESS', 'Expedited delivery from outside AU', 1, 5],
  ],
};

/** The table as rows, created on first use. */
export function siteServicesTable(): readonly SiteService[] {
  return Object.entries(ROWS).flatMap(([site, rows]) =>
    rows.map(
      ([code, level, name, from, to, carrier]): SiteService => ({
        code,
        site: site as Site,
        level,
        carrier: carrier ?? null,
        name,
        days: [from, to],
      }),
    ),
  );
}

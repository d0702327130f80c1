import type { Platform } from './sites.ts';

export interface Carrier {
  /** Shown to sellers, and accepted in files. */
  readonly name: string;
  /** The carrier's code at each marketplace. */
  readonly codes: Readonly<Record<Platform, string>>;
  /** The carrier's tracking page of a parcel; `{number}` is replaced by the tracking number. */
  readonly trackingUrl: string;
}

const carrier = (name: string, [ebay, amazon, cdiscount]: readonly [string, string, string], trackingUrl: string): Carrier => ({
  name,
  codes: { ebay, amazon, cdiscount },
  trackingUrl,
});

/** The carriers of European sellers. A code that is not listed here is sent as the seller typed it. */
export const CARRIERS: readonly Carrier[] = [
  carrier('4PX', ['FOUR_PX', '4PX', '4PX'], 'https://track.4px.com/#/result/0/{number}'),
  carrier('Austrian Post', ['AT_POST', 'Österreichische Post', 'Autre'], 'https://www.post.at/sv/sendungsdetails?snr={number}'),
  carrier('bpost', ['BPOST', 'bpost', 'Bpost'], 'https://track.bpost.cloud/btr/web/#/search?itemCode={number}'),
  carrier('BRT', ['BRT', 'BRT', 'BRT'], 'https://vas.brt.it/vas/sped_det_show.hsm?Nspediz={number}'),
  carrier('China Post', ['CHINA_POST', 'China Post', 'China Post'], 'https://www.17track.net/en/track?nums={number}'),
  carrier('Chronopost', ['CHRONOPOST', 'Chronopost', 'Chronopost'], 'https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT={number}'),
  carrier('Colissimo', ['COLISSIMO', 'Colissimo', 'Colissimo'], 'https://www.laposte.fr/outils/suivre-vos-envois?code={number}'),
  carrier('Correos', ['CORREOS', 'Correos', 'Correos'], 'https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number={number}'),
  carrier('Deutsche Post', ['DEUTSCHE_POST', 'Deutsche Post', 'Deutsche Post'], 'https://www.deutschepost.de/de/s/sendungsverfolgung.html?piececode={number}'),
  carrier('DHL', ['DHL', 'DHL', 'DHL'], 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode={number}'),
  carrier('DPD', ['DPD', 'DPD', 'DPD'], 'https://tracking.dpd.de/status/de_DE/parcel/{number}'),
  carrier('Evri', ['HERMES', 'Evri', 'Evri'], 'https://www.evri.com/track/parcel/{number}'),
  carrier('FedEx', ['FEDEX', 'FedEx', 'FedEx'], 'https://www.fedex.com/fedextrack/?trknbr={number}'),
  carrier('GLS', ['GLS', 'GLS', 'GLS'], 'https://gls-group.eu/track/{number}'),
  carrier('Hermes', ['HERMES', 'Hermes', 'Hermes'], 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation/#{number}'),
  carrier('InPost', ['INPOST', 'InPost', 'InPost'], 'https://inpost.pl/sledzenie-przesylek?number={number}'),
  carrier('La Poste', ['LA_POSTE', 'La Poste', 'La Poste'], 'https://www.laposte.fr/outils/suivre-vos-envois?code={number}'),
  carrier('Mondial Relay', ['MONDIAL_RELAY', 'Mondial Relay', 'Mondial Relay'], 'https://www.mondialrelay.fr/suivi-de-colis/?numeroExpedition={number}'),
  carrier('MRW', ['MRW', 'MRW', 'MRW'], 'https://www.mrw.es/seguimiento_envios/MRW_resultados_consultas.asp?enviament={number}'),
  carrier('Parcelforce', ['PARCELFORCE', 'Parcelforce', 'Parcelforce'], 'https://www.parcelforce.com/track-trace?trackNumber={number}'),
  carrier('Poste Italiane', ['POSTE_ITALIANE', 'Poste Italiane', 'Poste Italiane'], 'https://www.poste.it/cerca/index.html#/risultati-spedizioni/{number}'),
  carrier('PostNL', ['POSTNL', 'PostNL', 'PostNL'], 'https://jouw.postnl.nl/track-and-trace/{number}'),
  carrier('Royal Mail', ['ROYAL_MAIL', 'Royal Mail', 'Royal Mail'], 'https://www.royalmail.com/track-your-item#/tracking-results/{number}'),
  carrier('SEUR', ['SEUR', 'SEUR', 'SEUR'], 'https://www.seur.com/livetracking/?segOnlineIdentificador={number}'),
  carrier('TNT', ['TNT', 'TNT', 'TNT'], 'https://www.tnt.com/express/en_gb/site/tracking.html?searchType=con&cons={number}'),
  carrier('UPS', ['UPS', 'UPS', 'UPS'], 'https://www.ups.com/track?tracknum={number}'),
  carrier('Yanwen', ['YANWEN', 'Yanwen', 'Yanwen'], 'https://track.yw56.com.cn/en/querydel?nums={number}'),
  carrier('Yodel', ['YODEL', 'Yodel', 'Yodel'], 'https://www.yodel.co.uk/tracking/{number}'),
];

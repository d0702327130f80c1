import type { Platform } from './sites.ts';

export interface Carrier {
  /** Shown to sellers, and accepted in files. */
  readonly name: string;
  /** The carrier's code at each marketplace. */
  readonly codes: Readonly<Record<Platform, string>>;
  /** The carrier's tracking page of a parcel; `{number}` is replaced by the tracking number. */
  readonly trackingUrl: string;
  /** Other names and earlier codes. */
  readonly aliases: readonly string[];
}

const carrier = (
  name: string,
  [ebay, amazon = name, cdiscount = name]: readonly [string, string?, string?],
  trackingUrl: string,
  ...aliases: readonly string[]
): Carrier => ({ name, codes: { ebay, amazon, cdiscount }, trackingUrl, aliases });

/** What eBay is told of a carrier that its list lacks. */
export const EBAY_OTHER = 'Other';

/**
 * The carriers of the sites' sellers. eBay's codes are those of its `ShippingCarrierCodeType`; Amazon's and Cdiscount's
 * are names.
 */
export const CARRIERS: readonly Carrier[] = [
  carrier('4PX', ['FourPX'], 'https://track.4px.com/#/result/0/{number}', 'FOUR_PX', '递四方'),
  carrier('An Post', ['AnPost'], 'https://www.anpost.com/Post-Parcels/Track/History?item={number}'),
  carrier('APC', ['APC'], 'https://apc-overnight.com/receiving-a-parcel/tracking?consignment={number}', 'APC Overnight'),
  carrier('Australia Post', ['AustraliaPost'], 'https://auspost.com.au/mypost/track/details/{number}', 'AusPost'),
  carrier('Austrian Post', ['OsterreichischePostAG', 'Österreichische Post'], 'https://www.post.at/sv/sendungsdetails?snr={number}', 'AT_POST', 'Österreichische Post AG', 'Post AT'),
  carrier('bpost', ['BPost', 'bpost', 'Bpost'], 'https://track.bpost.cloud/btr/web/#/search?itemCode={number}', 'BELGIANPOST', 'Belgian Post'),
  carrier('BRT', ['Bartolini'], 'https://vas.brt.it/vas/sped_det_show.hsm?Nspediz={number}', 'BRT Bartolini', 'BRT Corriere Espresso'),
  carrier('China Post', ['ChinaPost'], 'https://www.17track.net/en/track?nums={number}', '中国邮政'),
  carrier('Chronopost', ['Chronopost'], 'https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT={number}'),
  carrier('Colissimo', ['Colissimo'], 'https://www.laposte.fr/outils/suivre-vos-envois?code={number}', 'La Poste Colissimo', 'Coliposte'),
  carrier('Correos', ['Correos'], 'https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number={number}'),
  carrier('Deutsche Post', ['DeutschePost'], 'https://www.deutschepost.de/de/s/sendungsverfolgung.html?piececode={number}'),
  carrier('DHL', ['DHL'], 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode={number}', 'Deutsche Post DHL', 'DHL Deutsche Post'),
  carrier('DHL Express', ['DHLEXPRESS'], 'https://www.dhl.com/en/express/tracking.html?AWB={number}'),
  carrier('DPD', ['DPD'], 'https://tracking.dpd.de/status/de_DE/parcel/{number}', 'Interlink', 'DPD Local', 'Exapaq'),
  carrier('Evri', ['Hermes'], 'https://www.evri.com/track/parcel/{number}', 'Hermes UK', 'myHermes'),
  carrier('FedEx', ['FedEx'], 'https://www.fedex.com/fedextrack/?trknbr={number}', 'Federal Express'),
  carrier('GLS', ['GLS'], 'https://gls-group.eu/track/{number}', 'General Logistics Systems'),
  carrier('Hermes', ['Hermes'], 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation/#{number}', 'Hermes Logistik Gruppe'),
  carrier('InPost', [EBAY_OTHER], 'https://inpost.pl/sledzenie-przesylek?number={number}'),
  carrier('La Poste', ['LAPOSTE'], 'https://www.laposte.fr/outils/suivre-vos-envois?code={number}'),
  carrier('Mondial Relay', ['MondialRelay'], 'https://www.mondialrelay.fr/suivi-de-colis/?numeroExpedition={number}'),
  carrier('MRW', ['MRW'], 'https://www.mrw.es/seguimiento_envios/MRW_resultados_consultas.asp?enviament={number}'),
  carrier('NACEX', ['Nacex'], 'https://www.nacex.es/seguimientoDetalle.do?agencia_origen=&numero_albaran={number}'),
  carrier('Parcelforce', ['Parcelforce'], 'https://www.parcelforce.com/track-trace?trackNumber={number}', 'Parcelforce Worldwide', 'Parcel Force'),
  carrier('Poste Italiane', ['PosteItaliane'], 'https://www.poste.it/cerca/index.html#/risultati-spedizioni/{number}', 'SDA'),
  carrier('PostNL', ['PostNL'], 'https://jouw.postnl.nl/track-and-trace/{number}'),
  carrier('Royal Mail', ['RoyalMail'], 'https://www.royalmail.com/track-your-item#/tracking-results/{number}', 'RM'),
  carrier('SEUR', ['Seur'], 'https://www.seur.com/livetracking/?segOnlineIdentificador={number}'),
  carrier('Swiss Post', ['SwissPost'], 'https://service.post.ch/ekp-web/ui/entry/search/{number}', 'Die Schweizerische Post', 'La Poste Suisse'),
  carrier('TNT', ['TNT'], 'https://www.tnt.com/express/en_gb/site/tracking.html?searchType=con&cons={number}'),
  carrier('UK Mail', ['UKMail'], 'https://track.dhlparcel.co.uk/?con={number}', 'DHL Parcel UK'),
  carrier('UPS', ['UPS'], 'https://www.ups.com/track?tracknum={number}', 'United Parcel Service'),
  carrier('USPS', ['USPS'], 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}', 'US Postal Service'),
  carrier('Yanwen', ['YANWEN'], 'https://track.yw56.com.cn/en/querydel?nums={number}', '燕文'),
  carrier('Yodel', ['Yodel'], 'https://www.yodel.co.uk/tracking/{number}'),
];

/** Words after a carrier's name that do not make it another carrier: countries, services and legal forms. */
export const SAME_CARRIER_WORDS: ReadonlySet<string> = new Set(
  `uk gb de fr es it ie at be nl us usa au ca eu ag germany deutschland allemagne france francia frankreich spain espana espagne
  italy italia italie ireland austria osterreich belgium belgique belgie britain international intl domestic national europe euro
  standard classic prio priority premium economy express expres espresso parcel parcels paket pakete packet packchen colis pacco pacchi
  paquete paqueteria letter brief lettre business home shop relay relais pickup courier kurier coursier corriere mensajeria group
  logistics tracked signed special delivery guaranteed next day first second class 1st 2nd 12 24 48 72 1 2 small medium large
  ltd plc gmbh sa sas spa srl inc`.split(/\s+/),
);

/** The shipping services of a site: codes of Trading's ShippingServiceCodeType. */
export interface SiteServices {
  readonly domestic: readonly string[];
  readonly international: readonly string[];
}

const fromAbroad = (prefix: string): string[] =>
  ['Economy', 'Standard', 'Express', 'Tracked'].map((speed) => `${prefix}_${speed}DeliveryFromAbroad`);

const abroad = (prefix: string): string[] =>
  ['Standard', 'Expedited', 'Other'].map((speed) => `${prefix}_${speed}International`);

export const shippingServices: ReadonlyMap<string, SiteServices> = new Map<string, SiteServices>([
  [
    'EBAY_GB',
    {
      domestic: [
        'UK_RoyalMailFirstClassStandard', 'UK_RoyalMailSecondClassStandard', 'UK_RoyalMailSpecialDeliveryNextDay', 'UK_RoyalMailTracked', 'UK_RoyalMailTracked48',
        'UK_Parcelforce24', 'UK_Parcelforce48', 'UK_OtherCourier24', 'UK_OtherCourier48', 'UK_OtherCourier3Days', 'UK_OtherCourier5Days',
        'UK_OtherCourier', 'UK_myHermesDoorToDoorService', 'UK_SellersStandardRate', 'UK_CollectInPerson', 'UK_EconomyShippingFromOutside',
        'UK_StandardShippingFromOutside', 'UK_ExpeditedShippingFromOutside', 'UK_TrackedDeliveryFromAbroad',
      ],
      international: [
        'UK_SellersStandardInternationalRate', 'UK_RoyalMailInternationalSignedFor', 'UK_OtherCourierOrDeliveryInternational',
        'UK_IntlTrackedPostage', 'UK_StandardInternationalFlatRatePostage', 'UK_ExpeditedInternationalFlatRatePostage',
        'UK_OtherInternationalPostage', 'UK_ParcelForceIntlExpress', 'UK_ParcelForceIntlValue', 'UK_ParcelForceIntlEconomy',
      ],
    },
  ],
  [
    'EBAY_DE',
    {
      domestic: [
        'DE_DHLPaket', 'DE_DHLPackchen', 'DE_DHL2KGPaket', 'DE_HermesPaket', 'DE_DPD', 'DE_GLS', 'DE_UPS', 'DE_DeutschePostBrief', 'DE_Paket',
        'DE_Express', 'DE_SonstigeDomestic', 'DE_Pickup', 'DE_SparversandAusDemAusland', 'DE_StandardversandAusDemAusland',
        'DE_ExpressversandAusDemAusland', 'DE_TrackedDeliveryFromAbroad',
      ],
      international: [
        'DE_PaketInternational', 'DE_DHLPaketInternational', 'DE_DHLPaketIntlExpress', 'DE_ExpressInternational', 'DE_SonstigeInternational',
        'DE_HermesPaketInternational', 'DE_DPDInternational', 'DE_GLSInternational', 'DE_UPSInternational',
      ],
    },
  ],
  [
    'EBAY_FR',
    {
      domestic: [
        'FR_ColiposteColissimo', 'FR_Chronopost', 'FR_Ecopli', 'FR_PostOfficeLetterFollowed', 'FR_LivraisonEnRelaisMondialRelay',
        'FR_UPSStandard', 'FR_Autre', 'FR_AuteModeDenvoiDeColis', 'FR_Chrono13', 'FR_RemiseEnMainPropre', ...fromAbroad('FR'),
      ],
      international: [
        'FR_LaPosteColissimoInternational', 'FR_ChronopostClassicInternational', 'FR_DHLInternational', 'FR_UPSStandardInternational',
        ...abroad('FR'),
      ],
    },
  ],
  [
    'EBAY_IT',
    {
      domestic: [
        'IT_RegularMail', 'IT_PriorityMail', 'IT_RegularPackage', 'IT_QuickPackage1', 'IT_ExpressCourier', 'IT_Pickup', ...fromAbroad('IT'),
      ],
      international: abroad('IT'),
    },
  ],
  [
    'EBAY_ES',
    {
      domestic: ['ES_PaqueteAzulHasta2kg', 'ES_PaqueteAzulDeMas2kg', 'ES_Urgente', 'ES_Otros', 'ES_Pickup', ...fromAbroad('ES')],
      international: ['ES_PaqueteInternacionalEconomico', ...abroad('ES')],
    },
  ],
  [
    'EBAY_US',
    {
      domestic: [
        'USPSPriority', 'USPSFirstClass', 'USPSMedia', 'USPSExpressMail', 'UPSGround', 'UPS2ndDay', 'FedEx2Day', 'FedExHomeDelivery',
        'ShippingMethodStandard', 'ShippingMethodExpress', 'Other', 'Pickup', 'EconomyShippingFromOutsideUS', 'StandardShippingFromOutsideUS',
        'ExpeditedShippingFromOutsideUS',
      ],
      international: [
        'StandardInternational', 'ExpeditedInternational', 'OtherInternational', 'USPSFirstClassMailInternational',
        'USPSPriorityMailInternational',
      ],
    },
  ],
  [
    'EBAY_AU',
    {
      domestic: [
        'AU_Regular', 'AU_Express', 'AU_Courier', 'AU_Other', 'AU_StandardDelivery', 'AU_ExpressDelivery', 'AU_Pickup',
        'AU_EconomyDeliveryFromOutsideAU', 'AU_StandardDeliveryFromOutsideAU', 'AU_ExpeditedDeliveryFromOutsideAU',
      ],
      international: abroad('AU'),
    },
  ],
  [
    'EBAY_CA',
    {
      domestic: [
        'CA_StandardDelivery', 'CA_ExpeditedDelivery', 'CA_PostRegularParcel', 'CA_PostExpeditedParcel', 'CA_PostXpresspost',
        'CA_UPSStandardCanada', 'CA_Pickup', 'CA_EconomyShippingfromoutsideCanada', 'CA_StandardShippingfromoutsideCanada',
        'CA_ExpeditedShippingfromoutsideCanada',
      ],
      international: abroad('CA'),
    },
  ],
  [
    'EBAY_IE',
    {
      domestic: ['IE_SellersStandardRate', 'IE_RegisteredPost', 'IE_OtherCourier', 'IE_CollectionInPerson', ...fromAbroad('IE')],
      international: [
        'IE_SellersStandardRateInternational', 'IE_StandardInternationalFlatRatePostage', 'IE_ExpeditedInternationalFlatRatePostage',
        'IE_OtherInternationalPostage', 'IE_OtherCourierInternational',
      ],
    },
  ],
  [
    'EBAY_AT',
    {
      domestic: ['AT_StandardDispatch', 'AT_InsuredDispatch', 'AT_ExpressOrCourier', 'AT_Sonstige', 'AT_Pickup', ...fromAbroad('AT')],
      international: ['AT_StandardInternational', 'AT_ExpeditedInternational', 'AT_OtherInternationalShipping'],
    },
  ],
  [
    'EBAY_BE',
    {
      domestic: [
        ...['BEFR', 'BENL'].flatMap((prefix) => [`${prefix}_StandardDelivery`, `${prefix}_PriorityDelivery`, `${prefix}_ParcelPost`, `${prefix}_Other`]),
        ...fromAbroad('BEFR'),
        ...fromAbroad('BENL'),
      ],
      international: [...abroad('BEFR'), ...abroad('BENL')],
    },
  ],
]);

/** The handling times in business days; a policy states one of them. */
export const handlingDays: ReadonlySet<number> = new Set([0, 1, 2, 3, 4, 5, 10, 15, 20, 30, 40]);

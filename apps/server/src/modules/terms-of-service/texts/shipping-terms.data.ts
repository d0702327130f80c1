import type { TermsDocument } from '../terms-document.ts';

/** The terms of the shipping programme; they are in English only. */
export const SHIPPING_TERMS: TermsDocument = {
  language: 'en',
  title: 'Quayside Shipping Terms',
  edition: 'Version 1, in force from 1 September 2026.',
  footer: 'Quayside Marketplace Services Ltd · 14 Ropewalk, Harbourtown HT1 2QS · terms@quayside.example · page {{page}} of {{pages}}',
  lead: 'These terms apply, beside the Quayside Terms of Service, when you send parcels or take returns with the Quayside shipping programme.',
  sections: [
    {
      heading: 'What the programme does',
      paragraphs: [
        'We buy transport from carriers at rates that we have agreed with them and pass it on to you. You choose the carrier and the service for each parcel, and see price and expected time before you order a label. The contract of carriage is made between the carrier and us, for your account.',
        'For returns we offer buyers an address in their own country. Parcels that arrive there are checked for damage from outside, kept for up to 14 days, and sent to you together.',
      ],
    },
    {
      heading: 'What you send',
      paragraphs: [
        'You declare contents, weight, measures, value and origin truthfully, and pack so that the parcel stands machine handling and a fall from one metre. You send nothing that the carrier or the law of a country on the way forbids: no batteries that are not declared, no aerosols, weapons, medicines, living things or perishables.',
        'If a parcel is heavier or larger than declared, we charge the difference that the carrier charges us. If its contents are forbidden, you bear what follows from that.',
      ],
    },
    {
      heading: 'Customs and taxes',
      paragraphs: [
        'We make customs papers from the data of your items. You see to it that tariff numbers, values and your registrations for value added tax and product responsibility are right. Duties and taxes that fall due are yours, unless the buyer has paid them at the marketplace.',
      ],
    },
    {
      heading: 'Prices and payment',
      paragraphs: [
        'Prices are shown before you order and hold for that parcel. Labels that have not been used can be cancelled within 14 days. We invoice once a month, with your plan. Carriers may add surcharges for fuel or remote places; where they do, the price that you are shown contains them.',
      ],
    },
    {
      heading: 'Loss, damage and delay',
      paragraphs: [
        'Tell us of loss or damage within 14 days after the day on which the parcel arrived or should have arrived, with pictures of contents and packaging. We put your claim to the carrier and pass on what the carrier pays, at least up to the value that the law gives for the service that you chose. Times of delivery are estimates; delay alone gives no claim.',
      ],
    },
    {
      heading: 'Personal data',
      paragraphs: [
        'We give carriers and customs the name, address, telephone number and e-mail address of the buyer as far as they need them for the parcel, and delete them 180 days after delivery, save what the law tells us to keep.',
      ],
    },
    {
      heading: 'Leaving the programme',
      paragraphs: [
        'You can leave the programme at any time; parcels under way are still delivered and charged. We can end it with 30 days’ notice, and at once if you repeatedly send what is forbidden. For everything else the Quayside Terms of Service apply.',
      ],
    },
  ],
};

import type { InvoiceDetails } from '@quayside/contract';
import { baseCountry, toDecimal, type VatTreatment } from '@quayside/kernel';
import { XMLBuilder } from 'fast-xml-parser';
import { dayOf, type InvoiceLine, lastDayOf, type Supplier, settlementOf } from './invoice.ts';
import type { InvoiceRow } from './invoices.repository.ts';

/** The file name by which readers find the data (Factur-X 1.0). */
export const FACTUR_X_FILE = 'factur-x.xml';

/** The texts in the data, in the language of the document. */
export interface FacturXWords {
  readonly describe: (line: InvoiceLine) => string;
  /** Why no VAT is charged; null if it is. */
  readonly exemption: string | null;
  /** What the VAT rests on, besides the exemption: one sentence each. */
  readonly basis: readonly string[];
  /** How the invoice is paid. */
  readonly terms: string;
}

/** Codes of UNTDID 1001 for an invoice and a credit note. */
const TYPE_CODES = { invoice: '380', credit_note: '381' } as const;

interface Category {
  /** A code of UNTDID 5305. */
  readonly code: 'S' | 'AE' | 'O';
  /** A code from the list VATEX of the Connecting Europe Facility. */
  readonly exemption: string | null;
}

/** The VAT category of each treatment (EN 16931, BT-151). `O`: a service outside the scope of the EU's VAT. */
const CATEGORIES: Readonly<Record<VatTreatment, Category>> = {
  domestic: { code: 'S', exemption: null },
  oss: { code: 'S', exemption: null },
  reverse_charge: { code: 'AE', exemption: 'VATEX-EU-AE' },
  outside_eu: { code: 'O', exemption: 'VATEX-EU-O' },
};

/** Code C62 of UN/ECE recommendation 20: one piece. */
const PIECE = 'C62';
/** Code 1 of UNTDID 4461: the means of payment is not stated. */
const UNSTATED_MEANS = '1';

type Node = { readonly [name: string]: unknown };

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  format: true,
  suppressEmptyNode: true,
});

/**
 * The data of an invoice or a credit note as a UN/CEFACT cross industry invoice (D16B) in the profile EN 16931. In a
 * credit note, amounts are positive, because its type says that they are refunded; a line that is itself a credit has a
 * negative quantity, because a price is never negative (rule BR-27).
 */
export function facturX(invoice: InvoiceRow, supplier: Supplier, words: FacturXWords): string {
  const sign = invoice.kind === 'credit_note' ? -1 : 1;
  const amount = (minor: number) => toDecimal({ minor: minor === 0 ? 0 : minor * sign, currency: invoice.currency });
  const category = CATEGORIES[invoice.vatTreatment];
  const { buyer } = invoice;
  const rate = category.code === 'O' ? {} : { 'ram:RateApplicablePercent': String(invoice.vatBasisPoints / 100) };
  const isSettled = ['paid', 'refunded'].includes(settlementOf(invoice));
  const lines = invoice.lines.map((line, index) => lineOf(line, index, { sign, amount, category, rate, words }));
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    'rsm:CrossIndustryInvoice': {
      '@xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
      '@xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
      '@xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
      'rsm:ExchangedDocumentContext': {
        'ram:GuidelineSpecifiedDocumentContextParameter': { 'ram:ID': 'urn:cen.eu:en16931:2017' },
      },
      'rsm:ExchangedDocument': {
        'ram:ID': invoice.number,
        'ram:TypeCode': TYPE_CODES[invoice.kind],
        'ram:IssueDateTime': dateOf(invoice.date),
        // A note of the document (BT-22), without a code.
        ...(words.basis.length === 0 ? {} : { 'ram:IncludedNote': { 'ram:Content': clean(words.basis.join(' ')) } }),
      },
      'rsm:SupplyChainTradeTransaction': {
        'ram:IncludedSupplyChainTradeLineItem': lines,
        'ram:ApplicableHeaderTradeAgreement': {
          'ram:SellerTradeParty': sellerOf(supplier, category),
          'ram:BuyerTradeParty': buyerOf(invoice, category),
        },
        'ram:ApplicableHeaderTradeDelivery': { 'ram:ShipToTradeParty': { 'ram:PostalTradeAddress': addressOf(buyer) } },
        'ram:ApplicableHeaderTradeSettlement': {
          'ram:InvoiceCurrencyCode': invoice.currency,
          'ram:SpecifiedTradeSettlementPaymentMeans': { 'ram:TypeCode': UNSTATED_MEANS },
          'ram:ApplicableTradeTax': {
            'ram:CalculatedAmount': amount(invoice.vat),
            'ram:TypeCode': 'VAT',
            ...(words.exemption === null ? {} : { 'ram:ExemptionReason': clean(words.exemption) }),
            'ram:BasisAmount': amount(invoice.net),
            'ram:CategoryCode': category.code,
            ...(category.exemption === null ? {} : { 'ram:ExemptionReasonCode': category.exemption }),
            ...rate,
          },
          'ram:BillingSpecifiedPeriod': periodOf(invoice.periodStart, invoice.periodEnd),
          'ram:SpecifiedTradePaymentTerms': { 'ram:Description': clean(words.terms) },
          'ram:SpecifiedTradeSettlementHeaderMonetarySummation': {
            'ram:LineTotalAmount': amount(invoice.net),
            'ram:TaxBasisTotalAmount': amount(invoice.net),
            'ram:TaxTotalAmount': { '@currencyID': invoice.currency, '#text': amount(invoice.vat) },
            'ram:GrandTotalAmount': amount(invoice.total),
            ...(isSettled ? { 'ram:TotalPrepaidAmount': amount(invoice.total) } : {}),
            'ram:DuePayableAmount': amount(isSettled ? 0 : invoice.total),
          },
          ...(invoice.creditsNumber === null
            ? {}
            : { 'ram:InvoiceReferencedDocument': { 'ram:IssuerAssignedID': invoice.creditsNumber } }),
        },
      },
    },
  });
}

interface LineContext {
  readonly sign: number;
  readonly amount: (minor: number) => string;
  readonly category: Category;
  readonly rate: Node;
  readonly words: FacturXWords;
}

function lineOf(line: InvoiceLine, index: number, { sign, amount, category, rate, words }: LineContext): Node {
  const isNegative = line.net * sign < 0;
  return {
    'ram:AssociatedDocumentLineDocument': { 'ram:LineID': String(index + 1) },
    'ram:SpecifiedTradeProduct': { 'ram:Name': clean(words.describe(line)) },
    'ram:SpecifiedLineTradeAgreement': {
      'ram:NetPriceProductTradePrice': { 'ram:ChargeAmount': amount(isNegative ? -line.net : line.net) },
    },
    'ram:SpecifiedLineTradeDelivery': {
      'ram:BilledQuantity': { '@unitCode': PIECE, '#text': isNegative ? '-1' : '1' },
    },
    'ram:SpecifiedLineTradeSettlement': {
      'ram:ApplicableTradeTax': { 'ram:TypeCode': 'VAT', 'ram:CategoryCode': category.code, ...rate },
      'ram:BillingSpecifiedPeriod': periodOf(new Date(line.from), new Date(line.to)),
      'ram:SpecifiedTradeSettlementLineMonetarySummation': { 'ram:LineTotalAmount': amount(line.net) },
    },
  };
}

/**
 * Outside the scope of VAT, no VAT id is allowed (rules BR-O-02 to BR-O-04); a plain identifier then identifies the
 * seller (BR-CO-26).
 */
function sellerOf({ name, street, postalCode, city, country, vatId }: Supplier, { code }: Category): Node {
  return {
    ...(code === 'O' ? { 'ram:ID': clean(vatId || name) } : {}),
    'ram:Name': clean(name),
    'ram:PostalTradeAddress': addressOf({ line1: street, postalCode, city, country }),
    ...(code === 'O' || vatId === '' ? {} : registration(vatId)),
  };
}

/** An id that its register calls invalid is no VAT registration. */
function buyerOf({ buyer, vatProof }: InvoiceRow, { code }: Category): Node {
  const hasId = code !== 'O' && buyer.vatId !== '' && vatProof?.verdict !== 'invalid';
  return {
    'ram:Name': clean(buyer.name),
    'ram:PostalTradeAddress': addressOf(buyer),
    ...(hasId ? registration(buyer.vatId) : {}),
  };
}

type Address = Pick<InvoiceDetails, 'line1' | 'postalCode' | 'city' | 'country'> &
  Partial<Pick<InvoiceDetails, 'line2' | 'state'>>;

function addressOf({ line1, line2 = '', postalCode, city, state = '', country }: Address): Node {
  const parts = {
    'ram:PostcodeCode': postalCode,
    'ram:LineOne': line1,
    'ram:LineTwo': line2,
    'ram:CityName': city,
    'ram:CountryID': baseCountry(country),
    'ram:CountrySubDivisionName': state,
  };
  const stated = Object.entries(parts).map(([name, text]) => [name, clean(text)]);
  return Object.fromEntries(stated.filter(([, text]) => text !== ''));
}

const registration = (vatId: string): Node => ({
  'ram:SpecifiedTaxRegistration': { 'ram:ID': { '@schemeID': 'VA', '#text': clean(vatId) } },
});

/** @param day `YYYY-MM-DD` */
const dateOf = (day: string): Node => ({
  'udt:DateTimeString': { '@format': '102', '#text': day.replaceAll('-', '') },
});

/** Both days belong to the period (BT-73 and BT-74). */
const periodOf = (from: Date, to: Date): Node => ({
  'ram:StartDateTime': dateOf(dayOf(from)),
  'ram:EndDateTime': dateOf(lastDayOf(from, to)),
});

/** Without the control characters that are invalid in XML. */
const clean = (text: string) => text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ' ').trim();

/**
 * What the document says about the attached data, as Factur-X prescribes; PDF/A requires that their schema is included.
 */
export const FACTUR_X_METADATA = `
  <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
    <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
      <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
      <pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>
      <pdfaSchema:prefix>fx</pdfaSchema:prefix>
      <pdfaSchema:property><rdf:Seq>${[
        ['DocumentFileName', 'name of the embedded XML invoice file'],
        ['DocumentType', 'INVOICE'],
        ['Version', 'version of the XML data'],
        ['ConformanceLevel', 'conformance level of the XML data'],
      ]
        .map(
          ([name, description]) => `
        <rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
        )
        .join('')}
      </rdf:Seq></pdfaSchema:property>
    </rdf:li></rdf:Bag></pdfaExtension:schemas>
  </rdf:Description>
  <rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#">
    <fx:DocumentType>INVOICE</fx:DocumentType>
    <fx:DocumentFileName>${FACTUR_X_FILE}</fx:DocumentFileName>
    <fx:Version>1.0</fx:Version>
    <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
  </rdf:Description>`;

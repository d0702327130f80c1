import { XMLParser, XMLValidator } from 'fast-xml-parser';

/* The rules of EN 16931 for the parts of an invoice that Quayside writes, by their names in the standard. */

type Node = Record<string, unknown>;

const LINES = 'rsm:CrossIndustryInvoice.rsm:SupplyChainTradeTransaction.ram:IncludedSupplyChainTradeLineItem';
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  jPath: true,
  isArray: (_name, path) => path === LINES,
});

/** The order that UN/CEFACT's schema D16B requires of these elements' children. */
const ORDER: Readonly<Record<string, readonly string[]>> = {
  'rsm:CrossIndustryInvoice': [
    'rsm:ExchangedDocumentContext',
    'rsm:ExchangedDocument',
    'rsm:SupplyChainTradeTransaction',
  ],
  'rsm:ExchangedDocument': ['ram:ID', 'ram:TypeCode', 'ram:IssueDateTime', 'ram:IncludedNote'],
  'rsm:SupplyChainTradeTransaction': [
    'ram:IncludedSupplyChainTradeLineItem',
    'ram:ApplicableHeaderTradeAgreement',
    'ram:ApplicableHeaderTradeDelivery',
    'ram:ApplicableHeaderTradeSettlement',
  ],
  'ram:IncludedSupplyChainTradeLineItem': [
    'ram:AssociatedDocumentLineDocument',
    'ram:SpecifiedTradeProduct',
    'ram:SpecifiedLineTradeAgreement',
    'ram:SpecifiedLineTradeDelivery',
    'ram:SpecifiedLineTradeSettlement',
  ],
  'ram:ApplicableHeaderTradeDelivery': ['ram:ShipToTradeParty'],
  'ram:SellerTradeParty': ['ram:ID', 'ram:Name', 'ram:PostalTradeAddress', 'ram:SpecifiedTaxRegistration'],
  'ram:BuyerTradeParty': ['ram:Name', 'ram:PostalTradeAddress', 'ram:SpecifiedTaxRegistration'],
  'ram:PostalTradeAddress': [
    'ram:PostcodeCode',
    'ram:LineOne',
    'ram:LineTwo',
    'ram:CityName',
    'ram:CountryID',
    'ram:CountrySubDivisionName',
  ],
  'ram:ApplicableTradeTax': [
    'ram:CalculatedAmount',
    'ram:TypeCode',
    'ram:ExemptionReason',
    'ram:BasisAmount',
    'ram:CategoryCode',
    'ram:ExemptionReasonCode',
    'ram:RateApplicablePercent',
  ],
  'ram:ApplicableHeaderTradeSettlement': [
    'ram:InvoiceCurrencyCode',
    'ram:SpecifiedTradeSettlementPaymentMeans',
    'ram:ApplicableTradeTax',
    'ram:BillingSpecifiedPeriod',
    'ram:SpecifiedTradePaymentTerms',
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    'ram:InvoiceReferencedDocument',
  ],
  'ram:SpecifiedTradeSettlementHeaderMonetarySummation': [
    'ram:LineTotalAmount',
    'ram:TaxBasisTotalAmount',
    'ram:TaxTotalAmount',
    'ram:GrandTotalAmount',
    'ram:TotalPrepaidAmount',
    'ram:DuePayableAmount',
  ],
};

function at(node: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((one, name) => (one as Node | undefined)?.[name], node);
}

/** The text of an element, with or without attributes. */
function text(node: unknown, ...path: readonly string[]): string {
  const found = at(node, ...path);
  const value = typeof found === 'object' && found !== null ? (found as Node)['#text'] : found;
  return value === undefined ? '' : String(value);
}

/** An amount in cents; NaN if there is none. More than two decimals are not a valid amount (BR-DEC). */
function cents(node: unknown, ...path: readonly string[]): number {
  const found = text(node, ...path);
  return /^-?\d+\.\d{2}$/.test(found) ? Math.round(Number(found) * 100) : Number.NaN;
}

function orderProblems(name: string, node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap((one) => orderProblems(name, one));
  if (typeof node !== 'object' || node === null) return [];
  const children = Object.keys(node).filter((key) => !key.startsWith('@') && key !== '#text');
  const order = ORDER[name];
  const places = children.map((child) => order?.indexOf(child) ?? 0);
  const isOrdered = places.every((place, index) => place >= 0 && place >= (places[index - 1] ?? 0));
  return [
    ...(isOrdered ? [] : [`order of ${name}: ${children.join(', ')}`]),
    ...children.flatMap((child) => orderProblems(child, (node as Node)[child])),
  ];
}

/** The names of the rules that a document violates. */
export function brokenRules(xml: string): string[] {
  const isWellFormed = XMLValidator.validate(xml);
  if (isWellFormed !== true) return [`not well-formed: ${isWellFormed.err.msg}`];
  const invoice = (parser.parse(xml) as Node)['rsm:CrossIndustryInvoice'];
  const broken: string[] = orderProblems('rsm:CrossIndustryInvoice', invoice);
  const must = (rule: string, holds: boolean) => {
    if (!holds) broken.push(rule);
  };
  const document = at(invoice, 'rsm:ExchangedDocument');
  const trade = at(invoice, 'rsm:SupplyChainTradeTransaction');
  const lines = (at(trade, 'ram:IncludedSupplyChainTradeLineItem') ?? []) as readonly Node[];
  const seller = at(trade, 'ram:ApplicableHeaderTradeAgreement', 'ram:SellerTradeParty');
  const buyer = at(trade, 'ram:ApplicableHeaderTradeAgreement', 'ram:BuyerTradeParty');
  const delivery = at(trade, 'ram:ApplicableHeaderTradeDelivery');
  const settlement = at(trade, 'ram:ApplicableHeaderTradeSettlement');
  const sums = at(settlement, 'ram:SpecifiedTradeSettlementHeaderMonetarySummation');
  const tax = at(settlement, 'ram:ApplicableTradeTax');
  const vatIdOf = (party: unknown) => text(party, 'ram:SpecifiedTaxRegistration', 'ram:ID');
  const rate = text(tax, 'ram:RateApplicablePercent');
  const category = text(tax, 'ram:CategoryCode');

  must(
    'BR-01',
    text(at(invoice, 'rsm:ExchangedDocumentContext'), 'ram:GuidelineSpecifiedDocumentContextParameter', 'ram:ID') ===
      'urn:cen.eu:en16931:2017',
  );
  must('BR-02', text(document, 'ram:ID') !== '');
  must('BR-03', /^\d{8}$/.test(text(document, 'ram:IssueDateTime', 'udt:DateTimeString')));
  must('BR-04', ['380', '381'].includes(text(document, 'ram:TypeCode')));
  must('BR-05', /^[A-Z]{3}$/.test(text(settlement, 'ram:InvoiceCurrencyCode')));
  must('BR-06', text(seller, 'ram:Name') !== '');
  must('BR-07', text(buyer, 'ram:Name') !== '');
  must('BR-09', /^[A-Z]{2}$/.test(text(seller, 'ram:PostalTradeAddress', 'ram:CountryID')));
  must('BR-11', /^[A-Z]{2}$/.test(text(buyer, 'ram:PostalTradeAddress', 'ram:CountryID')));
  must('BR-57', /^[A-Z]{2}$/.test(text(delivery, 'ram:ShipToTradeParty', 'ram:PostalTradeAddress', 'ram:CountryID')));
  must('BR-16', lines.length > 0);
  must('BR-49', text(settlement, 'ram:SpecifiedTradeSettlementPaymentMeans', 'ram:TypeCode') !== '');
  must(
    'BR-55',
    text(document, 'ram:TypeCode') !== '381' ||
      text(settlement, 'ram:InvoiceReferencedDocument', 'ram:IssuerAssignedID') !== '',
  );

  for (const line of lines) {
    const lineTax = at(line, 'ram:SpecifiedLineTradeSettlement', 'ram:ApplicableTradeTax');
    const price = cents(line, 'ram:SpecifiedLineTradeAgreement', 'ram:NetPriceProductTradePrice', 'ram:ChargeAmount');
    const quantity = Number(text(line, 'ram:SpecifiedLineTradeDelivery', 'ram:BilledQuantity'));
    const net = cents(
      line,
      'ram:SpecifiedLineTradeSettlement',
      'ram:SpecifiedTradeSettlementLineMonetarySummation',
      'ram:LineTotalAmount',
    );
    const period = at(line, 'ram:SpecifiedLineTradeSettlement', 'ram:BillingSpecifiedPeriod');
    must('BR-21', text(line, 'ram:AssociatedDocumentLineDocument', 'ram:LineID') !== '');
    must('BR-22', Number.isFinite(quantity));
    must('BR-23', text(at(line, 'ram:SpecifiedLineTradeDelivery', 'ram:BilledQuantity'), '@unitCode') !== '');
    must('BR-24', Number.isFinite(net));
    must('BR-25', text(line, 'ram:SpecifiedTradeProduct', 'ram:Name') !== '');
    must('BR-26', Number.isFinite(price));
    must('BR-27', price >= 0);
    must(
      'BR-30',
      text(period, 'ram:EndDateTime', 'udt:DateTimeString') >= text(period, 'ram:StartDateTime', 'udt:DateTimeString'),
    );
    must('line amount', net === Math.round(price * quantity));
    must(
      `BR-${category}-08 of a line`,
      text(lineTax, 'ram:CategoryCode') === category && text(lineTax, 'ram:RateApplicablePercent') === rate,
    );
  }

  const period = at(settlement, 'ram:BillingSpecifiedPeriod');
  must(
    'BR-29',
    text(period, 'ram:EndDateTime', 'udt:DateTimeString') >= text(period, 'ram:StartDateTime', 'udt:DateTimeString'),
  );
  const lineTotal = cents(sums, 'ram:LineTotalAmount');
  const basis = cents(sums, 'ram:TaxBasisTotalAmount');
  const vat = cents(sums, 'ram:TaxTotalAmount');
  const grand = cents(sums, 'ram:GrandTotalAmount');
  const prepaid = at(sums, 'ram:TotalPrepaidAmount') === undefined ? 0 : cents(sums, 'ram:TotalPrepaidAmount');
  const due = cents(sums, 'ram:DuePayableAmount');
  const linesNet = lines.reduce(
    (sum, line) =>
      sum +
      cents(
        line,
        'ram:SpecifiedLineTradeSettlement',
        'ram:SpecifiedTradeSettlementLineMonetarySummation',
        'ram:LineTotalAmount',
      ),
    0,
  );
  must('BR-CO-10', lineTotal === linesNet);
  must('BR-CO-13', basis === lineTotal);
  must('BR-CO-14', vat === cents(tax, 'ram:CalculatedAmount'));
  must('BR-CO-15', grand === basis + vat);
  must('BR-CO-16', due === grand - prepaid);
  must('BR-CO-17', Math.abs(vat - (basis * Number(rate || 0)) / 100) < 1);
  must('BR-CO-18', category !== '');
  must('BR-CO-25', due <= 0 || text(settlement, 'ram:SpecifiedTradePaymentTerms', 'ram:Description') !== '');
  must('BR-CO-26', text(seller, 'ram:ID') !== '' || vatIdOf(seller) !== '');
  must('BR-45', cents(tax, 'ram:BasisAmount') === basis);
  must('BR-53', text(at(sums, 'ram:TaxTotalAmount'), '@currencyID') === text(settlement, 'ram:InvoiceCurrencyCode'));

  const reason = text(tax, 'ram:ExemptionReason');
  const reasonCode = text(tax, 'ram:ExemptionReasonCode');
  must('BR-CL-17', ['S', 'AE', 'O'].includes(category));
  if (category === 'S') {
    must('BR-S-02', vatIdOf(seller) !== '');
    must('BR-S-05', Number(rate) > 0);
    must('BR-S-10', reason === '' && reasonCode === '');
  }
  if (category === 'AE') {
    must('BR-AE-02', vatIdOf(seller) !== '' && vatIdOf(buyer) !== '');
    must('BR-AE-05', rate !== '' && Number(rate) === 0);
    must('BR-AE-09', vat === 0);
    must('BR-AE-10', reason !== '' && reasonCode === 'VATEX-EU-AE');
  }
  if (category === 'O') {
    must('BR-O-02', vatIdOf(seller) === '' && vatIdOf(buyer) === '');
    must('BR-O-05', rate === '');
    must('BR-O-09', vat === 0);
    must('BR-O-10', reason !== '' && reasonCode === 'VATEX-EU-O');
  }
  return broken;
}

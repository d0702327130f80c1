import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import type { InvoiceDetails } from '@quayside/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenRules } from '../../../test/en16931.ts';
import { britishDetails, testSupplier } from '../../../test/factories/plan.ts';
import { readPdf } from '../../../test/pdf-text.ts';
import { facturX } from './factur-x.ts';
import { amountsOf, type InvoiceLine } from './invoice.ts';
import type { InvoiceRow } from './invoices.repository.ts';
import { renderInvoice } from './render-invoice.ts';

const FONTS = fileURLToPath(new URL('../../../assets/fonts', import.meta.url));
const DAY = new Date('2031-05-01T12:00:00Z');

const german = { ...britishDetails, country: 'DE', postalCode: '20457', city: 'Hamburg', currency: 'EUR' } as const;
const buyers: Readonly<Record<string, InvoiceDetails>> = {
  'a British business': britishDetails,
  'a German business': german,
  'a French consumer': { ...german, country: 'FR', postalCode: '75001', city: 'Paris', vatId: '' },
  'an Italian business': { ...german, country: 'IT', postalCode: '20121', city: 'Milano', vatId: 'IT00743110157' },
  'a Canadian business': {
    ...britishDetails,
    country: 'CAFR',
    state: 'QC',
    postalCode: 'H2Y 1C6',
    name: 'Quai & Fils <inc>',
  },
};

const planLine = (net: number): InvoiceLine => ({
  kind: net < 0 ? 'credit' : 'plan',
  plan: 'starter',
  interval: 'monthly',
  net,
  from: '2031-05-01T12:00:00.000Z',
  to: '2031-06-01T12:00:00.000Z',
});

function invoiceOf(buyer: InvoiceDetails, nets: readonly number[], given: Partial<InvoiceRow> = {}): InvoiceRow {
  return {
    ...amountsOf(testSupplier, { ...buyer, vatProof: null }, nets.map(planLine), DAY),
    invoiceId: 1,
    number: 'QI-2031-000001',
    kind: 'invoice',
    status: 'paid',
    date: '2031-05-01',
    periodStart: DAY,
    periodEnd: new Date('2031-06-01T12:00:00Z'),
    buyer,
    paymentId: 1,
    creditsNumber: null,
    isCreditedPaid: false,
    ...given,
  };
}

function creditOf(invoice: InvoiceRow): InvoiceRow {
  const { lines, net, vat, total } = invoice;
  return {
    ...invoice,
    kind: 'credit_note',
    status: 'credited',
    number: 'QC-2031-000001',
    creditsNumber: invoice.number,
    isCreditedPaid: invoice.status === 'paid',
    paymentId: null,
    lines: lines.map((line) => ({ ...line, net: 0 - line.net })),
    net: 0 - net,
    vat: 0 - vat,
    total: 0 - total,
  };
}

const words = (invoice: InvoiceRow) => ({
  describe: (line: InvoiceLine) => `Quayside ${line.plan}`,
  exemption: ['reverse_charge', 'outside_eu'].includes(invoice.vatTreatment) ? 'No VAT is charged.' : null,
  basis: [],
  terms: 'Collected with the payment method.',
});
const xmlOf = (invoice: InvoiceRow) => facturX(invoice, testSupplier, words(invoice));

describe('the data of an invoice', () => {
  it.each(Object.entries(buyers))(
    'for %s satisfies the rules of EN 16931, whether paid, open or credited',
    (_name, buyer) => {
      const paid = invoiceOf(buyer, [25_00]);
      for (const invoice of [paid, { ...paid, status: 'open' } as const, creditOf(paid)]) {
        expect(brokenRules(xmlOf(invoice))).toEqual([]);
      }
    },
  );

  it('satisfies the rules with any amounts', () => {
    const buyer = fc.constantFrom(...Object.values(buyers));
    const nets = fc
      .tuple(fc.integer({ min: 1, max: 9_999_99 }), fc.integer({ min: 0, max: 1 }))
      .map(([net, share]) => (share === 0 ? [net] : [net, -Math.floor(net / 3)]));
    fc.assert(
      fc.property(buyer, nets, fc.boolean(), (of, amounts, isCredit) => {
        const invoice = invoiceOf(of, amounts);
        expect(brokenRules(xmlOf(isCredit ? creditOf(invoice) : invoice))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('states the amounts of the row', () => {
    const invoice = invoiceOf(german, [100_00, -33_33]);
    const xml = xmlOf(invoice);
    expect(xml).toContain('<ram:TaxBasisTotalAmount>66.67</ram:TaxBasisTotalAmount>');
    expect(xml).toContain('<ram:TaxTotalAmount currencyID="EUR">12.67</ram:TaxTotalAmount>');
    expect(xml).toContain('<ram:GrandTotalAmount>79.34</ram:GrandTotalAmount>');
    expect(xml).toContain('<ram:BilledQuantity unitCode="C62">-1</ram:BilledQuantity>');
  });

  it('states VAT ids only where VAT may apply', () => {
    expect(xmlOf(invoiceOf(buyers['an Italian business'] ?? german, [1_00]))).toContain('IT00743110157');
    expect(xmlOf(invoiceOf(britishDetails, [1_00]))).not.toContain('schemeID="VA"');
  });
});

describe('the periods of invoices', () => {
  const endsOf = (xml: string) =>
    [...xml.matchAll(/<ram:(Start|End)DateTime>\s*<udt:DateTimeString format="102">(\d+)/g)].map(([, , day]) => day);

  it('name the last day, so that no day is in two successive invoices', () => {
    const first = invoiceOf(german, [25_00]);
    const next = invoiceOf(german, [25_00], {
      lines: [{ ...planLine(25_00), from: '2031-06-01T12:00:00.000Z', to: '2031-07-01T12:00:00.000Z' }],
      periodStart: new Date('2031-06-01T12:00:00Z'),
      periodEnd: new Date('2031-07-01T12:00:00Z'),
    });
    expect(endsOf(xmlOf(first))).toEqual(['20310501', '20310531', '20310501', '20310531']);
    expect(endsOf(xmlOf(next))).toEqual(['20310601', '20310630', '20310601', '20310630']);
  });

  it('contain at least their first day', () => {
    const instant = { lines: [{ ...planLine(25_00), to: '2031-05-01T18:00:00.000Z' }], periodEnd: DAY };
    expect(endsOf(xmlOf(invoiceOf(german, [25_00], instant)))).toEqual([
      '20310501',
      '20310501',
      '20310501',
      '20310501',
    ]);
  });
});

describe('the parties', () => {
  it('have their postal codes and cities apart, and the buyer’s country is where the service is delivered', () => {
    const xml = xmlOf(invoiceOf(german, [25_00]));
    const [, seller = ''] = /<ram:SellerTradeParty>([\s\S]*)<\/ram:SellerTradeParty>/.exec(xml) ?? [];
    expect(seller).toMatch(/<ram:PostcodeCode>20457<.*\s*<ram:LineOne>Musterkai 1<.*\s*<ram:CityName>Hamburg</);
    const [, delivery = ''] = /<ram:ApplicableHeaderTradeDelivery>([\s\S]*)<\/ram:Applic.*Delivery>/.exec(xml) ?? [];
    expect(delivery).toContain('<ram:CountryID>DE</ram:CountryID>');
  });
});

describe('a credit note', () => {
  const settled = (xml: string) =>
    ['GrandTotalAmount', 'TotalPrepaidAmount', 'DuePayableAmount'].map(
      (name) => new RegExp(`<ram:${name}>([^<]*)<`).exec(xml)?.[1] ?? null,
    );

  it('has positive amounts of which nothing is due once they were refunded', () => {
    const xml = xmlOf(creditOf(invoiceOf(german, [25_00])));
    expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>');
    expect(settled(xml)).toEqual(['29.75', '29.75', '0.00']);
  });

  it('of an invoice that nobody has paid is due, and so offsets it', () => {
    const open = invoiceOf(german, [25_00], { status: 'open', paymentId: null });
    expect(settled(xmlOf(creditOf(open)))).toEqual(['29.75', null, '29.75']);
    expect(settled(xmlOf({ ...open, status: 'credited' }))).toEqual(['29.75', null, '29.75']);
  });

  it('leaves its invoice as paid as it was', () => {
    expect(settled(xmlOf(invoiceOf(german, [25_00], { status: 'credited' })))).toEqual(['29.75', '29.75', '0.00']);
  });

  it('prints what was credited and how, without a minus', async () => {
    const credit = creditOf(invoiceOf(german, [25_00]));
    const pdf = await renderInvoice(credit, { supplier: testSupplier, language: 'en', fontsDir: FONTS });
    const printed = readPdf(pdf).lines.join('\n');
    expect(printed).toMatch(/Credit note QC-2031-000001[\s\S]*Corrects invoice QI-2031-000001[\s\S]*Amount credited/);
    expect(printed).toMatch(/Amount credited\n?€29\.75[\s\S]*Refunded to the payment method/);
    expect(printed).not.toMatch(/[-−]\s?€|€\s?[-−]/);
  });
});

describe('the rules', () => {
  const good = xmlOf(invoiceOf(german, [25_00]));
  it.each([
    ['BR-02', /<ram:ID>QI[^<]*<\/ram:ID>/, '<ram:ID></ram:ID>'],
    [
      'BR-CO-10',
      '<ram:LineTotalAmount>25.00</ram:LineTotalAmount>',
      '<ram:LineTotalAmount>26.00</ram:LineTotalAmount>',
    ],
    ['BR-CO-15', '<ram:GrandTotalAmount>29.75', '<ram:GrandTotalAmount>29.76'],
    ['BR-CO-17', /4\.75/g, '5.75'],
    ['BR-27', '<ram:ChargeAmount>25.00', '<ram:ChargeAmount>-25.00'],
    ['BR-11', /<ram:CountryID>DE<\/ram:CountryID>(?=[\s\S]*BuyerTradeParty>)/g, ''],
    ['BR-S-05', /<ram:RateApplicablePercent>19</g, '<ram:RateApplicablePercent>0<'],
    [
      'order of',
      /(<ram:TypeCode>380<\/ram:TypeCode>)([\s\S]*?)(<ram:IssueDateTime>[\s\S]*?<\/ram:IssueDateTime>)/,
      '$3$2$1',
    ],
  ] as const)('detect a violation of %s', (rule, from, to) => {
    expect(brokenRules(good)).toEqual([]);
    expect(brokenRules(good.replace(from, to)).join('; ')).toContain(rule);
  });
});

/** The embedded files of a PDF: streams of the type EmbeddedFile. */
function attachmentsOf(pdf: Buffer): string[] {
  const source = pdf.toString('latin1');
  return [...source.matchAll(/\/Type \/EmbeddedFile[\s\S]*?stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(
    ([whole, body = '']) => {
      const bytes = Buffer.from(body, 'latin1');
      return (whole.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('utf8');
    },
  );
}

describe('the PDF of an invoice', () => {
  it.each(['en', 'de', 'fr', 'it', 'es', 'zh'] as const)(
    'in %s contains the data as PDF/A-3, and refers to it',
    async (language) => {
      const invoice = invoiceOf(buyers['an Italian business'] ?? german, [25_00]);
      const pdf = await renderInvoice(invoice, { supplier: testSupplier, language, fontsDir: FONTS });
      const [xml = '', ...others] = attachmentsOf(pdf);
      expect(others).toEqual([]);
      expect(brokenRules(xml)).toEqual([]);
      const source = pdf.toString('latin1');
      for (const part of [
        '<pdfaid:part>3</pdfaid:part>',
        '<pdfaid:conformance>B</pdfaid:conformance>',
        '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
        '<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>',
        '/AFRelationship /Alternative',
        '/GTS_PDFA1',
        '/AF [',
      ]) {
        expect(source).toContain(part);
      }
      // Every font is embedded.
      expect(source.match(/\/Type \/FontDescriptor/g)?.length).toBe(source.match(/\/FontFile2 /g)?.length);
      expect(source).not.toContain('/Encrypt');
    },
  );

  it('is in Chinese for a Chinese reader, and prints Chinese names in every language', async () => {
    const buyer = { ...german, name: '深圳市张伟贸易有限公司' };
    const fontsOf = async (language: 'zh' | 'de', of: InvoiceDetails) => {
      const pdf = await renderInvoice(invoiceOf(of, [25_00]), { supplier: testSupplier, language, fontsDir: FONTS });
      return [...new Set(pdf.toString('latin1').match(/\/BaseFont \/[A-Z]{6}\+\w+/g))].join(' ');
    };
    expect(await fontsOf('zh', german)).toContain('NotoSansSC');
    expect(await fontsOf('de', buyer)).toContain('NotoSansSC');
    expect(await fontsOf('de', german)).not.toContain('NotoSansSC');
  });

  it('prints every letter of the parties’ names, dates as the reader writes them, and places as their country does', async () => {
    const buyer = { ...britishDetails, name: 'Société Żółć 书法 محمد Ltd' };
    const pdf = await renderInvoice(invoiceOf(buyer, [25_00]), {
      supplier: testSupplier,
      language: 'en',
      fontsDir: FONTS,
    });
    const { lines, boxes } = readPdf(pdf);
    expect(boxes).toBe(0);
    const text = lines.join('\n');
    expect(text).toContain('Société Żółć 书法 دمحم Ltd');
    expect(text).toContain('Falmouth\nTR11 3AA\nUnited Kingdom');
    expect(text).toContain('Service period: 1 May 2031 to 31 May 2031');
  });

  it('says which characters it could not print', async () => {
    const buyer = { ...german, name: 'Hafen \u{13000} GmbH' };
    const pdf = await renderInvoice(invoiceOf(buyer, [25_00]), {
      supplier: testSupplier,
      language: 'de',
      fontsDir: FONTS,
    });
    const { lines, boxes } = readPdf(pdf);
    expect(boxes).toBe(0);
    expect(lines).toContain('Hafen [U+13000] GmbH');
    expect(lines.join(' ')).toContain('Nummer in Unicode');
  });

  it('has the same bytes every time', async () => {
    const invoice = invoiceOf(german, [25_00]);
    const render = () => renderInvoice(invoice, { supplier: testSupplier, language: 'de', fontsDir: FONTS });
    expect((await render()).equals(await render())).toBe(true);
  });
});

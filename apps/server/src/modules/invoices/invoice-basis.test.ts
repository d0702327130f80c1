import { fileURLToPath } from 'node:url';
import type { InvoiceDetails } from '@quayside/contract';
import type { VatProof } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import { brokenRules } from '../../../test/en16931.ts';
import { britishDetails, testSupplier } from '../../../test/factories/plan.ts';
import { readPdf } from '../../../test/pdf-text.ts';
import { facturX } from './factur-x.ts';
import { amountsOf, type InvoiceLine } from './invoice.ts';
import type { InvoiceRow } from './invoices.repository.ts';
import { renderInvoice } from './render-invoice.ts';

/* What the VAT of an invoice rests on, and invoices of several pages. */

const FONTS = fileURLToPath(new URL('../../../assets/fonts', import.meta.url));
const DAY = new Date('2031-05-01T12:00:00Z');
const italian: InvoiceDetails = {
  ...britishDetails,
  country: 'IT',
  postalCode: '20121',
  city: 'Milano',
  vatId: 'IT00743110157',
  currency: 'EUR',
};
const proofs: Readonly<Record<'valid' | 'invalid' | 'unanswered' | 'form', VatProof>> = {
  valid: { verdict: 'valid', register: 'vies', on: '2031-04-30', reference: 'WAPIAAAAZ0000001' },
  invalid: { verdict: 'invalid', register: 'vies', on: '2031-04-30', reference: null },
  unanswered: { verdict: 'unanswered', register: 'vies', on: '2031-04-30', reference: null },
  form: { verdict: 'form', register: null, on: '2031-04-30', reference: null },
};

function invoiceOf(buyer: InvoiceDetails, vatProof: VatProof | null, nets: readonly number[] = [25_00]): InvoiceRow {
  const lines = nets.map(
    (net): InvoiceLine => ({
      kind: 'plan',
      plan: 'starter',
      interval: 'monthly',
      net,
      from: '2031-05-01T12:00:00.000Z',
      to: '2031-06-01T12:00:00.000Z',
    }),
  );
  return {
    ...amountsOf(testSupplier, { ...buyer, vatProof }, lines, DAY),
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
  };
}

type Language = Parameters<typeof renderInvoice>[1]['language'];
const printed = async (invoice: InvoiceRow, language: Language = 'en') =>
  readPdf(await renderInvoice(invoice, { supplier: testSupplier, language, fontsDir: FONTS }));
const xmlOf = (invoice: InvoiceRow, basis: readonly string[]) =>
  facturX(invoice, testSupplier, {
    describe: () => 'Quayside Starter',
    exemption: invoice.vatTreatment === 'reverse_charge' ? 'Reverse charge' : null,
    basis,
    terms: 'Paid.',
  });

describe('the basis of an invoice', () => {
  it.each([
    ['valid', 'VIES confirmed the VAT ID on 30 Apr 2031, reference WAPIAAAAZ0000001.'],
    ['unanswered', 'Only the form of the VAT ID was checked: VIES did not answer on 30 Apr 2031.'],
    ['form', 'Only the form of the VAT ID was checked, on 30 Apr 2031.'],
  ] as const)('of a reverse charge says what is known of the VAT id: %s', async (verdict, sentence) => {
    const invoice = invoiceOf(italian, proofs[verdict]);
    expect(invoice).toMatchObject({ vatTreatment: 'reverse_charge', vat: 0 });
    expect((await printed(invoice)).lines.join('\n')).toContain(sentence);
  });

  it('charges VAT for an id that its register calls invalid, says so, and states no VAT registration', async () => {
    const invoice = invoiceOf(italian, proofs.invalid);
    expect(invoice).toMatchObject({ vatTreatment: 'oss', vatBasisPoints: 2_200, vat: 5_50 });
    expect((await printed(invoice)).lines.join('\n')).toContain('According to VIES, the VAT ID was not valid on');
    expect(xmlOf(invoice, [])).not.toContain(italian.vatId);
  });

  it.each(['en', 'de', 'fr', 'es', 'it', 'zh'] as const)(
    'names place and proof in %s, without a gap',
    async (language) => {
      const monaco = { ...italian, country: 'MC', postalCode: '98000', city: 'Monaco', vatId: 'FR53000004605' };
      const { lines, boxes } = await printed(invoiceOf(monaco, proofs.valid), language);
      expect(boxes).toBe(0);
      expect(lines.join('\n')).toMatch(/WAPIAAAAZ0000001/);
      expect(lines.join('\n')).not.toMatch(/\{\{|billing\./);
    },
  );

  it('is a note of the data, which keep the rules of EN 16931', () => {
    for (const proof of Object.values(proofs)) {
      const xml = xmlOf(invoiceOf(italian, proof), ['A place & <its> VAT.', 'A proof.']);
      expect(brokenRules(xml)).toEqual([]);
      expect(xml).toMatch(/<ram:IncludedNote>\s*<ram:Content>A place &amp; &lt;its&gt; VAT\. A proof\.<\/ram:Content>/);
    }
    expect(xmlOf(invoiceOf(italian, null), [])).not.toContain('IncludedNote');
  });
});

it('an invoice of many lines goes on on the next page, with every line and its total', async () => {
  const nets = Array.from({ length: 70 }, (_, index) => 100 + index);
  const { lines, lowest } = await printed(invoiceOf(italian, null, nets));
  // The lower margin of every page stays free.
  expect(lowest).toBeGreaterThan(50);
  expect(new Set(lines.join('\n').match(/€1\.\d\d/g)).size).toBe(70);
  expect(lines.join('\n')).toContain('Total');
});

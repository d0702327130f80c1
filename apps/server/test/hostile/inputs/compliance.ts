import { PRODUCER_STREAMS } from '@quayside/kernel';
import fc from 'fast-check';
import { testManufacturer } from '../../factories/seller.ts';
import { limit, optional, record, text, type ValidInputs, word } from '../arbitraries.ts';
import type { Holdings } from '../world.ts';

const HAZARDS = { component: '', pictograms: ['GHS02'], signalWord: 'DANGER', statements: ['H222'] };
const DOCUMENTS = [{ url: 'https://sheets.example/a.pdf', kind: 'data_sheet' as const, language: 'de' as const }];
const WARNINGS = { component: 'Shelf', pictograms: [], statements: ['PSS03'] };

/** Calls about manufacturers and producer numbers. */
export function inputs(mine: Holdings): Pick<ValidInputs, 'compliance'> {
  const params = record({ id: fc.constant(mine.login.userId) });
  const itemId = fc.constantFrom(...mine.itemIds);
  const contact = fc.constantFrom(null, testManufacturer);
  const entry = fc.oneof(
    fc.constant(null),
    record({
      ...{ manufacturer: contact, responsiblePerson: contact, isExempt: fc.boolean() },
      hazards: optional(fc.constantFrom(null, HAZARDS)),
      warnings: optional(fc.constantFrom(null, WARNINGS)),
      documents: optional(fc.constantFrom(null, DOCUMENTS)),
    }),
  );
  const numbers = fc.subarray(
    PRODUCER_STREAMS.map(({ country, code, example }) => ({ country, stream: code, number: example })),
  );
  const duty = optional(fc.constantFrom('manufacturer' as const, 'responsible_person' as const));
  const nothing = fc.constant(null);
  const place = fc.oneof(
    record({ brand: word(100), itemId: nothing }),
    record({ brand: nothing, itemId }),
    record({ brand: nothing, itemId: nothing }),
  );
  const entries = fc.tuple(place, entry).map(([of, one]) => ({ ...of, entry: one }));
  const expected = optional(fc.constantFrom(0, 1));
  const label = fc.option(
    fc.constant({
      ...{ imageUrl: 'https://i.ebayimg.com/images/g/demo/s-l1600.png', imageDescription: 'E on a scale from A to G' },
      sheetUrl: 'https://sheets.example/e.pdf',
    }),
  );
  const ofItem = record({ id: fc.constant(mine.login.userId), itemId });
  return {
    compliance: {
      get: record({ params }),
      listBrands: record({ params, query: record({ query: optional(text(100)), limit }) }),
      listLacking: record({ params, query: record({ duty, limit }) }),
      listDocuments: record({ params }),
      listLabels: record({ params }),
      getItem: record({ params: record({ id: fc.constant(mine.login.userId), itemId }) }),
      preview: record({ params, body: entries }),
      previewLabel: record({ params: ofItem, body: record({ label }) }),
      updateLabel: record({ params: ofItem, body: record({ label, expected }) }),
      update: record({
        params,
        body: fc.tuple(entries, record({ expected })).map(([one, consent]) => ({ ...one, ...consent })),
      }),
      updateNumbers: record({ params, body: record({ numbers }) }),
      exportFile: record({ params }),
      prepareFile: record({
        params,
        body: record({
          csv: fc.array(text(100), { maxLength: 4 }).map((rows) => ['brand,manufacturer_name', ...rows].join('\n')),
        }),
      }),
    },
  };
}

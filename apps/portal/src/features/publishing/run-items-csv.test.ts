import type { RunItem } from '@quayside/contract';
import { expect, test } from 'vitest';
import { EXPORT_COLUMNS, runItemsCsv } from './run-items-csv.ts';

const runItem: RunItem = {
  itemId: 1,
  site: 'DE',
  sku: 'A-1',
  sourceTitle: 'Wooden "Fynn" train, red',
  imageUrl: null,
  verdict: 'draft',
  outcome: 'waiting',
  reason: null,
  reasonParams: {},
  fix: null,
  title: 'Roter Fynn Holz-Zug',
  titleLabel: 'engine:deepl',
  dropped: ['FREE DELIVERY'],
  price: { minor: 1_995, currency: 'EUR' },
  quantity: 3,
};

const csv = (runItems: readonly RunItem[]) =>
  runItemsCsv(runItems, {
    heading: (column) => column,
    verdict: ({ verdict }) => verdict,
    outcome: ({ outcome }) => outcome,
    why: () => '',
  });
const lines = (text: string) => text.replace('\uFEFF', '').split('\r\n');

test('a row contains the title and its omitted words', () => {
  const [heading, row, end] = lines(csv([runItem]));
  expect(heading).toBe(EXPORT_COLUMNS.join(','));
  expect(row).toBe('A-1,DE,draft,waiting,,"Wooden ""Fynn"" train, red",Roter Fynn Holz-Zug,FREE DELIVERY,19.95,EUR,3');
  expect(end).toBe('');
});

test('a value that looks like a formula is exported as text', () => {
  const [, row] = lines(csv([{ ...runItem, sku: '=HYPERLINK("x")', title: null, price: null, quantity: null }]));
  expect(row).toMatch(/^"'=HYPERLINK\(""x""\)",DE,draft,waiting,,"Wooden ""Fynn"" train, red",,/);
  expect(row).toMatch(/,,,$/);
});

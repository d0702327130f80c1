import { describe, expect, it } from 'vitest';
import type { Column } from '../../ui/data-table/columns.ts';
import { columnsOf, parseColumns } from './chosen-columns.ts';

const column = (key: string): Column<unknown> => ({ key, title: key, width: '1fr', cell: () => null });
const all = ['title', 'sku', 'price', 'tags', 'cost'].map(column);
const keys = (columns: readonly Column<unknown>[]) => columns.map(({ key }) => key);

describe('the columns of the product list', () => {
  it('are the usual ones in their order, without those to ask for, until somebody chooses', () => {
    expect(keys(columnsOf(all, null))).toEqual(['title', 'sku', 'price']);
  });

  it('are those that were chosen, in that order and width, each once', () => {
    const chosen = ['cost', 'title', 'cost', 'tags'].map((key) => ({ key, width: key === 'tags' ? 200 : null }));
    const shown = columnsOf(all, chosen);
    expect(keys(shown)).toEqual(['cost', 'title', 'tags']);
    expect(shown.map(({ width }) => width)).toEqual(['1fr', '1fr', '200px']);
  });

  it('always say which product a row is, and leave out what the list does not have', () => {
    expect(keys(columnsOf(all, [{ key: 'account', width: null }]))).toEqual(['title']);
    expect(keys(columnsOf(all, [{ key: 'price', width: null }]))).toEqual(['title', 'price']);
  });

  it.each([null, '', '[]', '{"key":"sku"}', '[1]', '[null]', '[{"key":7,"width":null}]', '[{"key":"sku"}]', 'sku'])(
    'are the usual ones where a browser keeps %j',
    (kept) => {
      expect(parseColumns(kept)).toBeNull();
    },
  );

  it('are kept as they were chosen', () => {
    expect(parseColumns('[{"key":"sku","width":null}]')).toEqual([{ key: 'sku', width: null }]);
  });
});

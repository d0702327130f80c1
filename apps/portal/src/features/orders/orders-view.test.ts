import { expect, it } from 'vitest';
import { filterOf, parseView, searchOf } from './orders-view.ts';

const view = (search: string) => parseView(new URLSearchParams(search));

it('without parameters, shows every order, the most urgent first', () => {
  expect(view('')).toMatchObject({ tab: 'all', sort: 'shipBy', order: 'asc', fromEnd: false });
  expect(filterOf(view(''))).toEqual({});
  expect(searchOf(view(''))).toBe('');
});

it('parses the address that it writes', () => {
  const search = 'show=late&query=anna+kern&site=DE&from=2026-11-01&to=2026-11-24&sort=ordered&order=asc&at=end';
  expect(searchOf(view(search))).toBe(search);
  expect(filterOf(view(search))).toEqual({
    due: 'late',
    query: 'anna kern',
    site: 'DE',
    from: '2026-11-01',
    to: '2026-11-24',
  });
});

it('ignores an unknown tab, site, day or order', () => {
  expect(searchOf(view('show=constructor&site=XX&from=2026-02-30&to=soon&sort=buyer&order=up'))).toBe('');
});

it('opens the oversold orders that are still open from a mail’s link', () => {
  expect(filterOf(view('stock=oversold'))).toEqual({ stockStatus: 'oversold', open: true });
});

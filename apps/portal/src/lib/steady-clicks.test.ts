import { expect, test } from 'vitest';
import { createClickWatch } from './steady-clicks.ts';

function place(textContent: string, label: string | null = null) {
  return { textContent, getAttribute: () => label };
}

test('the second click of a double click does not act on a button that has moved under the pointer', () => {
  const hasSlid = createClickWatch();
  expect(hasSlid({ detail: 1, place: place('End') })).toBe(false);
  expect(hasSlid({ detail: 2, place: place('End') })).toBe(true);
  expect(hasSlid({ detail: 3, place: place('End all') })).toBe(true);
});

test('a button whose label changes after the first click ignores the second', () => {
  const hasSlid = createClickWatch();
  const button = place('Pause');
  expect(hasSlid({ detail: 1, place: button })).toBe(false);
  button.textContent = 'Resume';
  expect(hasSlid({ detail: 2, place: button })).toBe(true);
  expect(hasSlid({ detail: 1, place: button })).toBe(false);
});

test('an accessible name takes precedence over the text', () => {
  const hasSlid = createClickWatch();
  let label = 'Remove DE';
  const button = { textContent: '', getAttribute: () => label };
  expect(hasSlid({ detail: 1, place: button })).toBe(false);
  label = 'Remove FR';
  expect(hasSlid({ detail: 2, place: button })).toBe(true);
});

test('quick clicks on one button that stays in place all count', () => {
  const hasSlid = createClickWatch();
  const next = place('Next month');
  for (const detail of [1, 2, 3, 4]) expect(hasSlid({ detail, place: next })).toBe(false);
});

test('an element that appears under the pointer ignores the second click of a double click', () => {
  const hasSlid = createClickWatch();
  expect(hasSlid({ detail: 1, place: null })).toBe(false);
  expect(hasSlid({ detail: 2, place: place('Publish 300') })).toBe(true);
  expect(hasSlid({ detail: 2, place: null })).toBe(false);
});

test('the keyboard and single clicks always act', () => {
  const hasSlid = createClickWatch();
  expect(hasSlid({ detail: 0, place: place('End') })).toBe(false);
  expect(hasSlid({ detail: 0, place: place('Confirm') })).toBe(false);
  expect(hasSlid({ detail: 1, place: place('Cancel') })).toBe(false);
});

test('a click that the browser synthesizes between two clicks of a person does not change the target of the series', () => {
  const hasSlid = createClickWatch();
  const field = place('');
  expect(hasSlid({ detail: 1, place: field })).toBe(false);
  expect(hasSlid({ detail: 0, place: place('Another') })).toBe(false);
  expect(hasSlid({ detail: 2, place: field })).toBe(false);
});

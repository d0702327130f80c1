import { expect, test } from 'vitest';
import { composeHtml } from './compose-html.ts';

test.each([
  ['One line', '<p>One line</p>'],
  ['One\ntwo', '<p>One<br>two</p>'],
  ['One\n\n  \n two ', '<p>One</p><p>two</p>'],
  ['One\r\n\r\ntwo', '<p>One</p><p>two</p>'],
  ['A <b>bold</b> word', '<p>A <b>bold</b> word</p>'],
  [' \n\n ', ''],
])('%j becomes %s', (typed, html) => {
  expect(composeHtml(typed)).toBe(html);
});

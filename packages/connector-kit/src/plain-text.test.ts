import { describe, expect, it } from 'vitest';
import { toPlainText } from './plain-text.ts';

describe('a description without markup', () => {
  it.each([
    [
      '<h2>Wood &amp; wool</h2><p>Made by hand</p><ul><li>One</li><li>Two</li></ul>',
      'Wood & wool\nMade by hand\nOne\nTwo',
    ],
    ['a<br>b<br/>c', 'a\nb\nc'],
    ['<style>p{color:red}</style>seen<script>alert(1)</script>', 'seen'],
    ['&constructor; &#xD800; &#0;', '&constructor; &#xD800; &#0;'],
    ['&#8364;5 &#x20AC;6 &unknown; 1 < 2', '€5 €6 &unknown; 1 < 2'],
  ])('%s', (html, plain) => {
    expect(toPlainText(html, 100)).toBe(plain);
  });

  it('is cut at a word boundary and never within a character', () => {
    expect(toPlainText('one two three', 10)).toBe('one two…');
    expect([...toPlainText('🧸'.repeat(50), 10)].length).toBeLessThanOrEqual(10);
  });
});

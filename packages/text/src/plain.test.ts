import { expect, it } from 'vitest';
import { plainTitle, sourceTitle } from './plain.ts';

it.each([
  ['Lego &amp; Duplo bricks', 'Lego & Duplo bricks'],
  ['Caf&eacute; set &#163;5 &#x2013; red', 'Café set £5 – red'],
  ['AT&T phone & case', 'AT&T phone & case'],
  ['R&D; &unknown; kept', 'R&D; &unknown; kept'],
  ['I <3 cats, 5 < 7 > 3', 'I <3 cats, 5 < 7 > 3'],
  ['&#0;Toy &#99999999; &#1114112;&#xD83D;', ' Toy &#99999999;   '],
])('reads %s as %s', (title, plain) => expect(plainTitle(title)).toBe(plain));

it('removes tags and keeps their words', () => {
  const words = plainTitle('<b>Bold</b> toy <img src=x onerror=alert(1)> <!-- new --> robot<br/>30cm')
    .trim()
    .split(/\s+/);
  expect(words).toEqual(['Bold', 'toy', 'robot', '30cm']);
});

it('is a single line, without characters that would show buyers other words than the marketplace', () => {
  expect(sourceTitle(' <i>Toy</i>\n\tcar \u202Eder\u202C \u2067x\u2069\u0000 ')).toBe('Toy car der x');
});

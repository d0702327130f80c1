import { expect, it } from 'vitest';
import { readXml, textOf } from './xml-document.ts';

const read = (text: string) => {
  const document = readXml({ text: `<seg>${text}</seg>` });
  return typeof document === 'string' ? document : textOf(document.nodes[0]);
};

it.each([
  ['a &amp; b &lt;c&gt; &quot;&apos;', 'a & b <c> "\''],
  ['&#228;&#xE4;', 'ää'],
  ['&nbsp; &constructor; &toString;', '&nbsp; &constructor; &toString;'],
  ['&#0; &#x110000;', '&#0; &#x110000;'],
  ['<![CDATA[&amp; <b>]]>', '&amp; <b>'],
])('reads %s as %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

it('rejects a document that could define its own entities', () => {
  expect(readXml({ text: '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' })).toBe('document_type');
});

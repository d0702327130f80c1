import { describe, expect, it } from 'vitest';
import { attribute, child, children, element, escapeXml, parseXml, text } from './xml.ts';

const document = `<?xml version="1.0" encoding="UTF-8"?>
<Shop xmlns="urn:x"><Item n="a &amp; b"><Title>Tom &amp; Jerry &#233; &#x1F600;</Title>
<Description><![CDATA[<p>1 &amp; 2 < 3</p>]]></Description><Empty/></Item><Item n="2"><Title>Second</Title></Item></Shop>`;

describe('parsing', () => {
  it('decodes entities in text and attributes and leaves CDATA unchanged', () => {
    const shop = parseXml(document, 'Shop');
    expect(text(shop, 'Item', 'Title')).toBe('Tom & Jerry é 😀');
    expect(text(shop, 'Item', 'Description')).toBe('<p>1 &amp; 2 < 3</p>');
    expect(attribute(child(shop, 'Item'), 'n')).toBe('a & b');
    expect(children(shop, 'Item')).toHaveLength(2);
  });

  it('removes characters that cannot be stored', () => {
    const shop = parseXml('<Shop><Title>a\0b &#0; &#xD83D; &#x1F600;</Title></Shop>', 'Shop');
    expect(text(shop, 'Title')).toBe('ab &#0; &#xD83D; 😀');
  });

  it('returns empty text for empty and absent elements', () => {
    const shop = parseXml(document, 'Shop');
    expect(text(shop, 'Item', 'Empty')).toBe('');
    expect(text(shop, 'Item', 'Nothing', 'Deeper')).toBe('');
    expect(child(shop, 'Nothing')).toBeUndefined();
  });

  it.each([
    ['a document type', '<!DOCTYPE a [<!ENTITY x "y">]><Shop>&x;</Shop>'],
    ['a truncated document', '<Shop><Item><Title>half'],
    ['another root', '<html><Shop/></html>'],
    ['text that is not XML', 'Bad gateway'],
  ])('rejects %s', (_name, broken) => {
    expect(() => parseXml(broken, 'Shop')).toThrow(/cannot be read/);
  });
});

describe('writing', () => {
  it('escapes markup and drops what XML cannot contain', () => {
    expect(element('SKU', `<a>&"'\u0000b`)).toBe('<SKU>&lt;a&gt;&amp;&quot;&apos;b</SKU>');
    expect(escapeXml('Größe 38 😀')).toBe('Größe 38 😀');
  });

  it('is parsed back unchanged', () => {
    const title = `5" <b>Tom & Jerry's</b> &amp; more`;
    expect(text(parseXml(`<R>${element('T', title)}</R>`, 'R'), 'T')).toBe(title);
  });
});

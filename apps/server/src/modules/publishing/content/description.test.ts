import { describe, expect, it } from 'vitest';
import { describeItem } from './description.ts';

const input = {
  title: 'Holzeisenbahn',
  attributes: { Farbe: ['Rot', 'Blau'], Material: ['Holz'] },
  original: '<p>A wooden train.</p>',
  from: 'en',
};

describe('a description', () => {
  it('is the title, the specifics and the seller’s own text, with a note that it is in English', () => {
    expect(describeItem({ ...input, language: 'de' })).toBe(
      '<p><strong>Holzeisenbahn</strong></p><ul><li>Farbe: Rot, Blau</li><li>Material: Holz</li></ul>' +
        '<p><em>Originalbeschreibung des Verkäufers (Englisch):</em></p><p>A wooden train.</p>',
    );
  });

  it.each([
    ['de', 'Englisch'],
    ['fr', 'en anglais'],
    ['it', 'in inglese'],
    ['es', 'en inglés'],
  ] as const)('tells a buyer who reads %s in that language', (language, words) => {
    expect(describeItem({ ...input, language })).toContain(words);
  });

  it.each(['en-GB', 'en-US', 'en-AU', 'en-CA', 'en-IE'] as const)('needs no note in %s', (language) => {
    expect(describeItem({ ...input, language })).not.toContain('<em>');
  });

  it.each([
    ['en-GB', '(in German)'],
    ['fr', '(en allemand)'],
  ] as const)('of a German shop says so to a buyer who reads %s', (language, words) => {
    expect(describeItem({ ...input, from: 'de', language })).toContain(words);
  });

  it('of a German shop needs no note in German', () => {
    expect(describeItem({ ...input, from: 'de', language: 'de' })).not.toContain('<em>');
  });

  it('shows titles and specifics as text, never as markup', () => {
    const html = describeItem({
      title: '<script>alert("1")</script>',
      attributes: { 'A & B': [`<b>"bold" 'n' big</b>`] },
      original: '',
      from: 'en',
      language: 'de',
    });
    expect(html).toBe(
      '<p><strong>&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62;</strong></p>' +
        '<ul><li>A &#38; B: &#60;b&#62;&#34;bold&#34; &#39;n&#39; big&#60;/b&#62;</li></ul>',
    );
  });

  it('leaves out specifics without values, and an empty text with its note', () => {
    expect(describeItem({ title: 'A', attributes: { Farbe: [] }, original: ' \n', from: 'en', language: 'de' })).toBe(
      '<p><strong>A</strong></p>',
    );
  });
});

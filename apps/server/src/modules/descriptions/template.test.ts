import { DESCRIPTION_PLACEHOLDERS } from '@quayside/contract';
import { writeDescription } from '@quayside/text/description';
import { expect, it } from 'vitest';
import { checkTemplate } from './template.ts';

const fact = [{ name: 'Farbe', values: ['Blau'] }];
const described = {
  sections: { product: [{ name: 'Marke', values: ['Kessel'] }], features: fact, sizes: fact, choices: fact, box: fact },
  leftOut: [],
};
const pictures = [{ src: 'https://pictures.example/lantern.jpg', alt: 'Laterne' }];
const own = { html: '<p>Sorgfältig verpackt</p>', language: 'de' as const };

it.each(DESCRIPTION_PLACEHOLDERS)('a template may contain {{%s}}, which is replaced by its part', (name) => {
  const template = `<section>{{${name}}}</section>{{facts}}`;
  expect(checkTemplate(template)).toEqual([]);
  const html = writeDescription({ title: 'Laterne', described, to: 'de', own, pictures, template, longest: 10_000 });
  expect(html).toMatch(/^<section>.+<\/section>/u);
  expect(html).not.toContain('{{');
});

it('a template contains no other placeholder, however it is named', () => {
  for (const name of ['prise', 'constructor', 'Title', ''])
    expect(checkTemplate(`{{facts}}{{${name}}}`)).toEqual([{ problem: 'unknown_placeholder', detail: name }]);
});

import { describe, expect, it } from 'vitest';
import { checkTemplate, fillDescription, filledLength, type TemplateRules } from './template.ts';

const rules: TemplateRules = {
  placeholders: ['title', 'description', 'facts', 'box'],
  limit: 1_000,
  filledLimit: 100_000,
};
const problems = (template: string) => checkTemplate(template, rules).map(({ problem, detail }) => [problem, detail]);

describe('a template', () => {
  it('can be used with a description or facts', () => {
    expect(problems('<h2>{{title}}</h2>{{description}}')).toEqual([]);
    expect(problems('{{ facts }} {{box}} { {title} }')).toEqual([]);
  });

  it('is rejected without them', () => {
    expect(problems('<p>{{title}}</p>')).toEqual([['no_facts', '']]);
    expect(problems('')).toEqual([['no_facts', '']]);
  });

  it('is rejected with unknown placeholders, which are each listed once', () => {
    expect(problems('{{facts}} {{prise}} {{prise}} {{Title}} {{}}')).toEqual([
      ['unknown_placeholder', 'prise'],
      ['unknown_placeholder', 'Title'],
      ['unknown_placeholder', ''],
    ]);
    expect(problems('{{facts}} {{title')).toEqual([['unknown_placeholder', '{{']]);
    expect(problems('{{facts}} {{constructor}}')).toEqual([['unknown_placeholder', 'constructor']]);
  });

  it('is rejected with a placeholder inside a tag, where a title could become an attribute', () => {
    expect(problems('{{facts}}<img alt="{{title}}">')).toEqual([['placeholder_in_tag', '{{title}}']]);
  });

  it('has a maximum length', () => {
    expect(problems(`{{facts}}${'x'.repeat(rules.limit)}`)).toEqual([['too_long', '']]);
  });
});

it('a short template that repeats a placeholder is too long if it would be so when filled', () => {
  expect(problems('{{facts}}'.repeat(9))).toEqual([]);
  expect(problems('{{facts}}'.repeat(11))).toEqual([['too_long', '']]);
});

it('the length of a filled template is known before it is filled', () => {
  const template = '<b>{{ title }}</b>{{facts}}{{unknown}}';
  const parts = { title: 'Lantern', facts: '<ul><li>Blue</li></ul>' };
  const lengths = { title: parts.title.length, facts: parts.facts.length };
  expect(filledLength(template, lengths)).toBe(fillDescription(template, parts).length);
});

import { describe, expect, it } from 'vitest';
import { checkTemplate, TEMPLATE_LIMIT } from './template.ts';

const problems = (template: string) => checkTemplate(template).map(({ problem, detail }) => [problem, detail]);

describe('a template', () => {
  it('may be used with a description or facts', () => {
    expect(problems('<h2>{{title}}</h2>{{description}}')).toEqual([]);
    expect(problems('{{ facts }} {{box}} { {title} }')).toEqual([]);
  });

  it('is refused without them', () => {
    expect(problems('<p>{{title}}</p>')).toEqual([['no_facts', '']]);
    expect(problems('')).toEqual([['no_facts', '']]);
  });

  it('is refused with placeholders that nobody knows, which it names once each', () => {
    expect(problems('{{facts}} {{prise}} {{prise}} {{Title}} {{}}')).toEqual([
      ['unknown_placeholder', 'prise'],
      ['unknown_placeholder', 'Title'],
      ['unknown_placeholder', ''],
    ]);
    expect(problems('{{facts}} {{title')).toEqual([['unknown_placeholder', '{{']]);
    expect(problems('{{facts}} {{constructor}}')).toEqual([['unknown_placeholder', 'constructor']]);
  });

  it('is refused with a placeholder inside a tag, where a title could become an attribute', () => {
    expect(problems('{{facts}}<img alt="{{title}}">')).toEqual([['placeholder_in_tag', '{{title}}']]);
  });

  it('has a length', () => {
    expect(problems(`{{facts}}${'x'.repeat(TEMPLATE_LIMIT)}`)).toEqual([['too_long', '']]);
  });
});

import { DESCRIPTION_LIMIT, DESCRIPTION_PLACEHOLDERS, DESCRIPTION_TEMPLATE_LIMIT } from '@quayside/contract';
import { checkTemplate as check, type TemplateProblem } from '@quayside/text';

const RULES = {
  placeholders: DESCRIPTION_PLACEHOLDERS,
  limit: DESCRIPTION_TEMPLATE_LIMIT,
  filledLimit: DESCRIPTION_LIMIT,
};

/** The reasons why a template cannot be used; empty if it can. */
export function checkTemplate(template: string): TemplateProblem[] {
  return check(template, RULES);
}

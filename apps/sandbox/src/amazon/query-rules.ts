import { invalidInput } from './errors.ts';
import type { AmazonOperationName } from './operations.data.ts';
import { type QueryRule, queryRules } from './query-rules.data.ts';

const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const LOCALE = /^([a-z]{2,3})(?:_([A-Z]{2}))?$/;
const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/**
 * An existing language, alone or with a country. Texts that Amazon does not have in a language are returned in English.
 */
function isLocale(text: string): boolean {
  const [, language, region] = LOCALE.exec(text) ?? [];
  if (language === undefined || languages.of(language) === undefined) return false;
  return region === undefined || regions.of(region) !== undefined;
}

const forms: Readonly<Record<NonNullable<QueryRule['form']>, (text: string) => boolean>> = {
  'date-time': (text) => DATE_TIME.test(text) && !Number.isNaN(Date.parse(text)),
  locale: isLocale,
};

function checkOne(name: string, { isRequired, form, one, each }: QueryRule, value: string | undefined): void {
  if (isRequired && (value === undefined || value === ''))
    throw invalidInput(`Missing required parameter '${name}'.`, `'${name}' is required.`);
  if (value === undefined) return;
  const isFormed = form === undefined || forms[form](value);
  const values = each === undefined ? [value] : value.split(',');
  const allowed = one ?? each;
  const wrong = isFormed ? values.find((entry) => allowed !== undefined && !allowed.includes(entry)) : value;
  if (wrong !== undefined) throw invalidInput(`'${wrong}' is not a valid value of '${name}'.`);
}

/** @throws AmazonRefusal InvalidInput for a parameter that the model of the operation does not allow */
export function checkQuery(operation: AmazonOperationName, query: Readonly<Record<string, string | undefined>>): void {
  for (const [name, rule] of Object.entries(queryRules[operation] ?? {})) checkOne(name, rule, query[name]);
}

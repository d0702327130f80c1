import { type Format, formatFor, regionalLocale } from './format.ts';
import { useTranslation } from './use-translation.ts';

/** Numbers, money and dates in the reader's language. Pass another locale to show what a buyer there reads. */
export function useFormat(locale?: string): Format {
  const { i18n } = useTranslation();
  return formatFor(locale ?? regionalLocale(i18n.language, navigator.languages));
}

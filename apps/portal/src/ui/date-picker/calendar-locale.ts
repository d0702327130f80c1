import { use } from 'react';

/** Loads month and day names by interface language. English is built in; Chinese uses the simplified script. */
const LOCALES: Readonly<Record<string, { readonly name: string; readonly load: () => Promise<unknown> }>> = {
  de: { name: 'de', load: () => import('dayjs/locale/de') },
  fr: { name: 'fr', load: () => import('dayjs/locale/fr') },
  it: { name: 'it', load: () => import('dayjs/locale/it') },
  es: { name: 'es', load: () => import('dayjs/locale/es') },
  zh: { name: 'zh-cn', load: () => import('dayjs/locale/zh-cn') },
};

const loaded = new Map<string, Promise<string>>();

/** The calendar locale of the language; suspends until it is loaded. */
export function useDayjsLocale(language: string): string {
  const known = loaded.get(language) ?? loadLocale(language);
  loaded.set(language, known);
  return use(known);
}

async function loadLocale(language: string): Promise<string> {
  const locale = LOCALES[language];
  await locale?.load();
  return locale?.name ?? 'en';
}

/** Newer browsers have a function, older ones a property, and some have neither. */
type LocaleWithWeek = Intl.Locale & {
  readonly getWeekInfo?: () => { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
};

/** 0 is Sunday. Monday if the browser does not know. */
export function firstDayOfWeek(locale: string): 0 | 1 | 6 {
  const asked: LocaleWithWeek = new Intl.Locale(locale);
  const { firstDay } = asked.getWeekInfo?.() ?? asked.weekInfo ?? { firstDay: 1 };
  if (firstDay === 7) return 0;
  return firstDay === 6 ? 6 : 1;
}

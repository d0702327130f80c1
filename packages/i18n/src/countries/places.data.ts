import type { NameLanguage } from './names.ts';

/** Names that the country lists lack: the European Union, and the parts of countries that have their own sites. */
export const EXTRA_NAMES: Readonly<Record<NameLanguage, Readonly<Record<'EU' | 'BEFR' | 'BENL' | 'CAFR', string>>>> = {
  en: { EU: 'European Union', BEFR: 'Belgium (French)', BENL: 'Belgium (Dutch)', CAFR: 'Canada (French)' },
  de: { EU: 'Europäische Union', BEFR: 'Belgien (Französisch)', BENL: 'Belgien (Niederländisch)', CAFR: 'Kanada (Französisch)' },
  fr: { EU: 'Union européenne', BEFR: 'Belgique (français)', BENL: 'Belgique (néerlandais)', CAFR: 'Canada (français)' },
  it: { EU: 'Unione europea', BEFR: 'Belgio (francese)', BENL: 'Belgio (olandese)', CAFR: 'Canada (francese)' },
  es: { EU: 'Unión Europea', BEFR: 'Bélgica (francés)', BENL: 'Bélgica (neerlandés)', CAFR: 'Canadá (francés)' },
  zh: { EU: '欧盟', BEFR: '比利时（法语）', BENL: '比利时（荷兰语）', CAFR: '加拿大（法语）' },
};

/** Regions used by shipping and selling (specification, section 3). */
export const REGION_NAMES: Readonly<Record<NameLanguage, Readonly<Record<'EU' | 'NA' | 'RW', string>>>> = {
  en: { EU: 'Europe', NA: 'North America', RW: 'Worldwide' },
  de: { EU: 'Europa', NA: 'Nordamerika', RW: 'Weltweit' },
  fr: { EU: 'Europe', NA: 'Amérique du Nord', RW: 'Monde entier' },
  it: { EU: 'Europa', NA: 'Nord America', RW: 'Tutto il mondo' },
  es: { EU: 'Europa', NA: 'América del Norte', RW: 'Todo el mundo' },
  zh: { EU: '欧洲', NA: '北美', RW: '全球' },
};

import { LANGUAGES, type Language, translate } from '@quayside/i18n';
import { SITES, siteFacts } from '@quayside/kernel';
import { SHEET_FACTS, SHEET_SITE_FACTS, type SheetColumn, siteColumn } from '@quayside/kernel/sheets';

/** The name of a column in the first row of a file. */
export function headingOf(column: SheetColumn, language: Language): string {
  const ofSite = siteColumn(column);
  if (!ofSite) return translate(language, `sheets.column.${column as (typeof SHEET_FACTS)[number]}`);
  const { fact, site } = ofSite;
  return translate(language, `sheets.ofSite.${fact}`, { site, currency: siteFacts(site).currency });
}

const plainName = (heading: string) =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '');

let names: ReadonlyMap<string, SheetColumn> | undefined;

/** The column that a heading names, in any of the languages, in any case and with any marks; undefined for none. */
export function columnNamed(heading: string): SheetColumn | undefined {
  names ??= new Map(
    LANGUAGES.flatMap((language) =>
      [...SHEET_FACTS, ...SHEET_SITE_FACTS.flatMap((fact) => SITES.map((site): SheetColumn => `${fact}.${site}`))].map(
        (column): [string, SheetColumn] => [plainName(headingOf(column, language)), column],
      ),
    ),
  );
  return names.get(plainName(heading));
}

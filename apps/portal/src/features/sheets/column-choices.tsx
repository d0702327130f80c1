import type { SheetHeading, SheetTemplateFound } from '@quayside/contract';
import { siteFacts } from '@quayside/kernel';
import {
  isReadColumn,
  isSheetColumn,
  SHEET_FACTS,
  type SheetColumn,
  siteColumn,
  TEMPLATE_COLUMNS,
} from '@quayside/kernel/sheets';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Choice } from '../../ui/choice.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { useOpenSites } from './open-sites.ts';

interface ColumnChoicesProps {
  readonly headings: readonly SheetHeading[];
  /** What is read of the file, by heading. */
  readonly chosen: ReadonlyMap<string, SheetColumn>;
  /** The marketplace whose file it is; null for any other file. */
  readonly template: SheetTemplateFound | null;
  readonly onChoose: (chosen: ReadonlyMap<string, SheetColumn>) => void;
}

/** What each column of a file means. A meaning belongs to one column at most. */
export function ColumnChoices({ headings, chosen, template, onChoose }: ColumnChoicesProps) {
  const { t } = useTranslation('sheets');
  const sites = useOpenSites();
  const nameOf = (column: SheetColumn): string => {
    const ofSite = siteColumn(column);
    const ofRow = template && TEMPLATE_COLUMNS.find((one) => one === column);
    if (ofRow) return t(`ofRow.${ofRow}`);
    if (!ofSite) return t(`column.${column as (typeof SHEET_FACTS)[number]}`);
    return t(`ofSite.${ofSite.fact}`, { site: ofSite.site, currency: siteFacts(ofSite.site).currency });
  };
  const readable: readonly SheetColumn[] = [
    ...SHEET_FACTS,
    ...sites.flatMap((site): SheetColumn[] => [`title.${site}`, `manual.${site}`]),
    // A file may have columns of sites of other accounts.
    ...[...chosen.values()].filter((column) => !sites.some((site) => site === siteColumn(column)?.site)),
  ].filter((column, at, list) => isReadColumn(column, template !== null) && list.indexOf(column) === at);
  const options = [
    { value: '', label: t('import.passedOver') },
    ...readable.map((value) => ({ value, label: nameOf(value) })),
  ];
  const choose = (heading: string, value: string) => {
    const next = new Map([...chosen].filter(([other, column]) => other !== heading && column !== value));
    if (isSheetColumn(value)) next.set(heading, value);
    onChoose(next);
  };
  return (
    <PlainTable
      label={t('import.columns')}
      rows={headings}
      rowKey={({ heading }) => heading}
      columns={[
        { key: 'heading', title: t('import.heading'), cell: ({ heading }) => heading },
        { key: 'example', title: t('import.example'), cell: ({ examples }) => examples[0] ?? '–' },
        {
          key: 'meaning',
          title: t('import.meaning'),
          cell: ({ heading }) => (
            <Choice
              label={t('import.meaningOf', { heading })}
              value={chosen.get(heading) ?? ''}
              onChange={(value) => choose(heading, value)}
              options={options}
            />
          ),
        },
      ]}
    />
  );
}

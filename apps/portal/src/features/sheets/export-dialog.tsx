import { Button } from '@mantine/core';
import { type DecimalMark, type ProductSelection, SHEET_FORMATS, type SheetFormat } from '@quayside/contract';
import { type Site, siteFacts } from '@quayside/kernel';
import {
  SHEET_FACTS,
  SHEET_SITE_FACTS,
  type SheetColumn,
  type SheetFact,
  type SheetSiteFact,
} from '@quayside/kernel/sheets';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Checkboxes, Radios } from '../../ui/options.tsx';
import { DecimalChoice, markOf } from './decimal-choice.tsx';
import { useOpenSites } from './open-sites.ts';
import classes from './sheets.module.css';
import { useWriteSheet } from './use-sheets.ts';

/** The products that a file can have: those of the view, or of the selection; null if nothing is selected. */
export interface ProductFilesProps {
  readonly view: ProductSelection;
  /** Counts are null if unknown. */
  readonly viewCount: number | null;
  readonly selection: ProductSelection | null;
  readonly selectionCount: number | null;
}

/** Chooses the products and columns of a file, and saves it. */
export function ExportDialog(props: ProductFilesProps & { readonly onClose: () => void }) {
  const { view, viewCount, selection, selectionCount, onClose } = props;
  const { t } = useTranslation(['sheets', 'app']);
  const format = useFormat();
  const [what, setWhat] = useState<'view' | 'selection'>(selection ? 'selection' : 'view');
  const [kind, setKind] = useState<SheetFormat>('xlsx');
  const [facts, setFacts] = useState<readonly SheetFact[]>(SHEET_FACTS);
  const [sites, setSites] = useState<readonly Site[]>([]);
  const [siteFactsChosen, setSiteFacts] = useState<readonly SheetSiteFact[]>(['title', 'manual']);
  const [decimal, setDecimal] = useState<DecimalMark>(markOf(format.locale));
  const write = useWriteSheet();
  const open = useOpenSites();
  const counted = (count: number | null) => (count === null ? '' : format.number(count));
  // The id tells the rows apart when the file comes back.
  const columns: readonly SheetColumn[] = [
    ...SHEET_FACTS.filter((fact) => fact === 'id' || facts.includes(fact)),
    ...sites.flatMap((site) => siteFactsChosen.map((fact): SheetColumn => `${fact}.${site}`)),
  ];
  const save = () =>
    write.mutate(
      { ...(what === 'selection' && selection ? selection : view), format: kind, columns, decimal },
      { onSuccess: onClose },
    );
  return (
    <Dialog
      title={t('sheets:export.title')}
      width={640}
      onClose={onClose}
      footer={
        <Button loading={write.isPending} disabled={what === 'view' && viewCount === 0} onClick={save}>
          {t('sheets:export.save')}
        </Button>
      }
    >
      <div className={classes.fields}>
        {selection ? (
          <Radios
            label={t('sheets:export.what')}
            value={what}
            options={[
              { value: 'view', label: t('sheets:export.view', { n: counted(viewCount) }) },
              { value: 'selection', label: t('sheets:export.selection', { n: counted(selectionCount) }) },
            ]}
            onChange={setWhat}
          />
        ) : (
          <p>{t('sheets:export.view', { n: counted(viewCount) })}</p>
        )}
        <Radios
          label={t('sheets:export.format')}
          value={kind}
          options={SHEET_FORMATS.map((value) => ({ value, label: t(`sheets:format.${value}`) }))}
          onChange={setKind}
        />
        {kind === 'csv' ? <DecimalChoice value={decimal} onChange={setDecimal} /> : null}
        <Checkboxes
          label={t('sheets:export.columns')}
          values={facts}
          options={SHEET_FACTS.filter((fact) => fact !== 'id').map((value) => ({
            value,
            label: t(`sheets:column.${value}`),
          }))}
          onChange={setFacts}
        />
        <Checkboxes
          label={t('sheets:export.sites')}
          values={sites}
          options={open.map((site) => ({ value: site, label: `${format.site(site)} · ${siteFacts(site).currency}` }))}
          onChange={setSites}
        />
        {sites.length > 0 ? (
          <Checkboxes
            label={t('sheets:export.ofSites')}
            values={siteFactsChosen}
            options={SHEET_SITE_FACTS.map((value) => ({ value, label: t(`sheets:siteFact.${value}`) }))}
            onChange={setSiteFacts}
          />
        ) : null}
        <p className={classes.hint}>{t('sheets:export.hint')}</p>
      </div>
    </Dialog>
  );
}

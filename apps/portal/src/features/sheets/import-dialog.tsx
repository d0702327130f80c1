import { Button } from '@mantine/core';
import {
  type DecimalMark,
  SHEET_CHARACTERS,
  SHEET_MEDIA,
  type SheetHead,
  type SheetRowError,
  type SheetTemplateFound,
} from '@quayside/contract';
import { CLEAR_WORD, isReadColumn, isSheetColumn, SHEET_NAMES, type SheetColumn } from '@quayside/kernel/sheets';
import { type ReactNode, useState } from 'react';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { readFileBytes } from '../../lib/files/read-file-bytes.ts';
import { isFileProblem, useFileProblem } from '../../lib/files/use-file-problem.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FileDropzone } from '../../ui/file-dropzone/file-dropzone.tsx';
import { FileErrors } from '../../ui/file-errors.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ColumnChoices } from './column-choices.tsx';
import { DecimalChoice, markOf } from './decimal-choice.tsx';
import classes from './sheets.module.css';
import { usePrepareSheet, useReadHead, useSaveErrors } from './use-sheets.ts';

const TYPES = [
  ...['text/csv', 'text/plain', 'text/tab-separated-values', 'application/vnd.ms-excel', SHEET_MEDIA.xlsx],
  // Amazon’s category files.
  'application/vnd.ms-excel.sheet.macroEnabled.12',
];

type Chosen = ReadonlyMap<string, SheetColumn>;

/** Reads a file of products, asks what its columns are, and says what it would change and which rows are wrong. */
export function ImportDialog(props: {
  readonly onClose: () => void;
  /** Renders the preview of what the file changes. */
  readonly renderChange: (changeId: number) => ReactNode;
}) {
  const { onClose, renderChange } = props;
  const { t } = useTranslation(['sheets', 'app']);
  const format = useFormat();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [bytes, setBytes] = useState('');
  const [decimal, setDecimal] = useState<DecimalMark>(markOf(format.locale));
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const [changeId, setChangeId] = useState<number>();
  const head = useReadHead();
  const prepare = usePrepareSheet();
  const save = useSaveErrors();
  const why = useReason();
  if (changeId !== undefined) return renderChange(changeId);
  const choose = async (given: readonly File[]) => {
    setFiles(given);
    head.reset();
    prepare.reset();
    const [file] = given;
    if (!file) return;
    const read = await readFileBytes(file);
    setBytes(read);
    head.mutate(read, {
      onSuccess: (found) => {
        setChosen(columnsOf(found));
        if (found.decimal) setDecimal(found.decimal);
      },
      onError: (error) => toastFailure(error),
    });
  };
  const given = { bytes, decimal, columns: [...chosen].map(([heading, column]) => ({ heading, column })) };
  const isNamed = given.columns.some(({ column }) => SHEET_NAMES.some((name) => name === column));
  const found = prepare.data;
  const next = found?.change?.changeId;
  return (
    <Dialog
      title={t('sheets:import.title')}
      width={820}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('app:cancel')}
          </Button>
          {next !== undefined ? (
            <ChangeButton isInDialog onClick={() => setChangeId(next)}>
              {t('sheets:import.preview')}
            </ChangeButton>
          ) : null}
          {found === undefined && head.data && head.data.problem === null ? (
            <ChangeButton
              isInDialog
              needs="manual-price-management-enabled"
              disabled={!isNamed}
              loading={prepare.isPending}
              onClick={() => prepare.mutate(given, { onError: (error) => toastFailure(error) })}
            >
              {t('sheets:import.check')}
            </ChangeButton>
          ) : null}
        </>
      }
    >
      <div className={classes.fields}>
        <FileDropzone
          label={t('sheets:import.choose')}
          description={t('sheets:import.hint')}
          files={files}
          accept={TYPES}
          maxFiles={1}
          maxBytes={SHEET_CHARACTERS}
          onChange={(list) => void choose(list)}
        />
        {head.isPending || prepare.isPending ? <p role="status">{t('sheets:import.reading')}</p> : null}
        {head.data?.problem ? <FileErrors errors={[head.data.problem]} why={why} encoding={null} /> : null}
        {head.data && head.data.problem === null ? (
          <>
            <DecimalChoice
              value={decimal}
              onChange={(mark) => {
                setDecimal(mark);
                prepare.reset();
              }}
            />
            {head.data.template ? <Recognised template={head.data.template} /> : null}
            {head.data.isRemembered ? <Notice tone="info">{t('sheets:import.remembered')}</Notice> : null}
            <ColumnChoices
              headings={head.data.headings}
              chosen={chosen}
              template={head.data.template}
              onChoose={(columns) => {
                setChosen(columns);
                prepare.reset();
              }}
            />
            {isNamed ? null : <Notice tone="warn">{t('sheets:import.unnamed')}</Notice>}
            <p className={classes.hint}>{t('sheets:import.rules', { word: CLEAR_WORD })}</p>
          </>
        ) : null}
        {found ? (
          <>
            <p role="status">
              {t('sheets:import.sum', {
                cells: format.number(found.cells),
                unchanged: format.number(found.unchanged),
              })}
            </p>
            <FileErrors errors={found.errors} count={found.leftOut} encoding={found.encoding} why={why} />
            {found.leftOut > 0 ? (
              <div>
                <Button variant="default" loading={save.isPending} onClick={() => save.mutate(given)}>
                  {t('sheets:import.saveErrors')}
                </Button>
              </div>
            ) : null}
          </>
        ) : null}
      </div>
    </Dialog>
  );
}

/** Says which marketplace’s file was recognised. */
function Recognised({ template: { format, site } }: { readonly template: SheetTemplateFound }) {
  const { t } = useTranslation('sheets');
  const { site: siteName } = useFormat();
  const name = t(`template.${format}`);
  return (
    <Notice tone="info">
      {site ? t('import.templateOn', { name, site: siteName(site) }) : t('import.template', { name })}{' '}
      {t('import.templateRules')}
    </Notice>
  );
}

/** What is read of a file: each column once. */
function columnsOf({ headings, template }: SheetHead): Chosen {
  const chosen = new Map<string, SheetColumn>();
  for (const { heading, column } of headings) {
    if (
      column !== null &&
      isSheetColumn(column) &&
      isReadColumn(column, template !== null) &&
      ![...chosen.values()].includes(column)
    )
      chosen.set(heading, column);
  }
  return chosen;
}

/** What is wrong with a row, in words. */
function useReason(): (error: SheetRowError) => string {
  const { t } = useTranslation('sheets');
  const fileProblem = useFileProblem();
  return ({ code, row }) => (isFileProblem(code) ? fileProblem({ code, row }) : t(`problem.${code}`));
}

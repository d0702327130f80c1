import { Button } from '@mantine/core';
import { COST_CSV_CHARACTERS, type CostImportPreview, type CostRowError, type DecimalMark } from '@quayside/contract';
import { useState } from 'react';
import { isApiError } from '../../lib/api/api-error.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { readFileBytes } from '../../lib/files/read-file-bytes.ts';
import { isFileProblem, useFileProblem } from '../../lib/files/use-file-problem.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { DatePicker } from '../../ui/date-picker/date-picker.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FileDropzone } from '../../ui/file-dropzone/file-dropzone.tsx';
import { FileErrors } from '../../ui/file-errors.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import classes from './costs.module.css';
import { today } from './item-costs.tsx';
import { LabelledChoice } from './labelled-choice.tsx';
import { useImportCosts, usePreviewCosts } from './use-costs.ts';

const CSV_TYPES = ['text/csv', 'text/plain', 'application/vnd.ms-excel'];

/** Reads a file of costs, shows what it would change and what looks like a mistake, and stores it. */
export function ImportCostsDialog(props: {
  readonly onClose: () => void;
  /** Shows the change that stores the costs. */
  readonly onChange: (changeId: number) => void;
}) {
  const { onClose } = props;
  const { t } = useTranslation(['costs', 'app']);
  const format = useFormat();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [bytes, setBytes] = useState('');
  const [decimal, setDecimal] = useState<DecimalMark>(markOf(format.locale));
  const [day, setDay] = useState<string>(today());
  const [accepted, setAccepted] = useState<ReadonlySet<number>>(new Set());
  const preview = usePreviewCosts();
  const save = useImportCosts();
  const shown = preview.data;
  const read = (given: { readonly bytes: string; readonly decimal: DecimalMark; readonly validFrom: string }) => {
    setAccepted(new Set());
    if (given.bytes !== '') preview.mutate(given, { onError: (error) => toastFailure(error) });
  };
  const choose = async (chosen: readonly File[]) => {
    setFiles(chosen);
    preview.reset();
    const file = chosen[0] ? await readFileBytes(chosen[0]) : '';
    setBytes(file);
    read({ bytes: file, decimal, validFrom: day });
  };
  const expected = (shown?.changed ?? 0) + accepted.size;
  const store = () =>
    save.mutate(
      { bytes, decimal, validFrom: day, expected, accepted: [...accepted] },
      {
        onSuccess: ({ changeId }) => {
          onClose();
          props.onChange(changeId);
        },
        onError: (error) => {
          if (isApiError(error) && error.code === 'costs_changed') read({ bytes, decimal, validFrom: day });
          toastFailure(error);
        },
      },
    );
  return (
    <Dialog
      title={t('costs:file.import')}
      width={820}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('app:cancel')}
          </Button>
          {shown && expected > 0 ? (
            <ChangeButton isInDialog loading={save.isPending} onClick={store}>
              {t('costs:file.save', { count: expected, n: format.number(expected) })}
            </ChangeButton>
          ) : null}
        </>
      }
    >
      <div className={classes.stack}>
        <div className={classes.row}>
          <LabelledChoice
            label={t('costs:file.decimal')}
            value={decimal}
            onChange={(value) => {
              const mark = value === 'comma' ? 'comma' : 'point';
              setDecimal(mark);
              read({ bytes, decimal: mark, validFrom: day });
            }}
            options={[
              { value: 'point', label: '1,234.50' },
              { value: 'comma', label: '1.234,50' },
            ]}
          />
          <DatePicker
            label={t('costs:file.day')}
            value={day}
            onChange={(value) => {
              if (value === null) return;
              setDay(value);
              read({ bytes, decimal, validFrom: value });
            }}
          />
        </div>
        <FileDropzone
          label={t('costs:file.choose')}
          description={t('costs:file.hint')}
          files={files}
          accept={CSV_TYPES}
          maxFiles={1}
          maxBytes={COST_CSV_CHARACTERS}
          onChange={(chosen) => void choose(chosen)}
        />
        {preview.isPending ? <p role="status">{t('costs:file.reading')}</p> : null}
        {shown ? <Preview preview={shown} accepted={accepted} onAccept={setAccepted} /> : null}
      </div>
    </Dialog>
  );
}

/** The marks of the reader's language, as a proposal that the dialog shows. */
function markOf(locale: string): DecimalMark {
  return new Intl.NumberFormat(locale).format(1.5).includes(',') ? 'comma' : 'point';
}

function Preview(props: {
  readonly preview: CostImportPreview;
  readonly accepted: ReadonlySet<number>;
  readonly onAccept: (rows: ReadonlySet<number>) => void;
}) {
  const { preview, accepted, onAccept } = props;
  const { changed, unchanged, examples, doubtful, doubtfulCount, errors, leftOut, encoding } = preview;
  const { t } = useTranslation('costs');
  const format = useFormat();
  const fileProblem = useFileProblem();
  const why = ({ code, row }: CostRowError) =>
    isFileProblem(code) ? fileProblem({ code, row }) : t(`file.error.${code}`);
  const toggled = (row: number) => {
    const rows = new Set(accepted);
    if (!rows.delete(row)) rows.add(row);
    return rows;
  };
  const changes = [
    { key: 'sku', title: 'SKU', cell: ({ sku }: (typeof examples)[number]) => sku },
    { key: 'title', title: t('file.item'), cell: ({ title }: (typeof examples)[number]) => title },
    {
      key: 'from',
      title: t('column.from'),
      cell: ({ validFrom }: (typeof examples)[number]) => format.date(validFrom),
    },
    {
      key: 'before',
      title: t('file.before'),
      isNumber: true,
      cell: ({ before }: (typeof examples)[number]) => (before === null ? '–' : format.money(before)),
    },
    {
      key: 'after',
      title: t('file.after'),
      isNumber: true,
      cell: ({ after }: (typeof examples)[number]) => format.money(after),
    },
  ];
  return (
    <>
      <p role="status">{t('file.sum', { changed: format.number(changed), unchanged: format.number(unchanged) })}</p>
      {doubtful.length > 0 ? (
        <Notice tone="warn" title={t('file.doubtful', { count: doubtfulCount, n: format.number(doubtfulCount) })}>
          {t('file.doubtfulText')}{' '}
          <Button
            size="xs"
            variant="default"
            onClick={() =>
              onAccept(accepted.size === doubtful.length ? new Set() : new Set(doubtful.map(({ row }) => row)))
            }
          >
            {t(accepted.size === doubtful.length ? 'file.acceptNone' : 'file.acceptAll')}
          </Button>
        </Notice>
      ) : null}
      {doubtful.length > 0 ? (
        <PlainTable
          label={t('file.doubtfulList')}
          rows={doubtful}
          rowKey={({ row }) => row}
          columns={[
            {
              key: 'accept',
              title: t('file.accept'),
              cell: ({ row, sku }) => (
                <input
                  type="checkbox"
                  aria-label={t('file.acceptOf', { sku, row: format.number(row) })}
                  checked={accepted.has(row)}
                  onChange={() => onAccept(toggled(row))}
                />
              ),
            },
            { key: 'sku', title: 'SKU', cell: ({ sku }) => sku },
            { key: 'after', title: t('file.after'), isNumber: true, cell: ({ after }) => format.money(after) },
            {
              key: 'doubt',
              title: t('file.why'),
              cell: ({ doubt, comparedWith }) => t(`doubt.${doubt}`, { amount: format.money(comparedWith) }),
            },
          ]}
        />
      ) : null}
      {examples.length > 0 ? (
        <PlainTable label={t('file.changes')} rows={examples} rowKey={({ row }) => row} columns={changes} />
      ) : null}
      <FileErrors errors={errors} count={leftOut} encoding={encoding} why={why} />
    </>
  );
}

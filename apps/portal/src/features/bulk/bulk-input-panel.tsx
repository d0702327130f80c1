import { Checkbox, Textarea } from '@mantine/core';
import { BULK_FILE_CHARACTERS, type BulkStatus } from '@quayside/contract';
import { isSiteDisabled, type Site, sitesOf } from '@quayside/kernel';
import { useState } from 'react';
import { useAccount } from '../../lib/account.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { readFileBytes } from '../../lib/files/read-file-bytes.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useUser } from '../../lib/session.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { FileDropzone } from '../../ui/file-dropzone/file-dropzone.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Segments } from '../../ui/segments.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import classes from './bulk.module.css';
import { useCreateBulk } from './use-bulk.ts';

const TABLE_TYPES = ['text/csv', 'text/plain', 'application/vnd.ms-excel'];
/** What an empty file has: the names of its columns, and a row that shows how one looks. */
const TEMPLATE = '\uFEFFitem,sku,address,sites\r\n';

/** A file or a list of items, and the sites of those that name none. This only checks the rows. */
export function BulkInputPanel({ status }: { readonly status: BulkStatus }) {
  const { t } = useTranslation('bulk');
  const [way, setWay] = useState<'file' | 'list'>('file');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [list, setList] = useState('');
  const [sites, setSites] = useState<readonly Site[]>([]);
  const create = useCreateBulk();
  const isEmpty = way === 'file' ? files.length === 0 : list.trim() === '';
  const isWaiting = status.status === 'READY' && status.request?.run;
  const send = async () => {
    const [file] = files;
    const given = way === 'list' ? { list } : file ? { bytes: await readFileBytes(file) } : undefined;
    if (!given) return;
    create.mutate(
      { ...given, sites },
      {
        onSuccess: () => {
          setFiles([]);
          setList('');
        },
        onError: (error) => toastFailure(error),
      },
    );
  };
  return (
    <Panel title={t('input.title')}>
      <div className={classes.stack}>
        <Segments
          label={t('input.way')}
          value={way}
          options={[
            { value: 'file', label: t('input.file') },
            { value: 'list', label: t('input.list') },
          ]}
          onChange={setWay}
        />
        {way === 'file' ? (
          <>
            <FileDropzone
              label={t('input.choose')}
              description={t('input.fileHint')}
              files={files}
              accept={TABLE_TYPES}
              maxFiles={1}
              maxBytes={BULK_FILE_CHARACTERS}
              onChange={setFiles}
            />
            <div>
              <LinkButton onClick={() => saveFile('quayside-bulk-request.csv', TEMPLATE, 'text/csv;charset=utf-8')}>
                {t('input.template')}
              </LinkButton>
            </div>
          </>
        ) : (
          <Textarea
            label={t('input.listLabel')}
            description={t('input.listHint')}
            value={list}
            minRows={6}
            maxRows={16}
            autosize
            onChange={(event) => setList(event.currentTarget.value)}
          />
        )}
        <SiteChoice chosen={sites} onChange={setSites} />
        {isWaiting ? <Notice tone="info">{t('input.replaces')}</Notice> : null}
        <div>
          <ChangeButton
            loading={create.isPending}
            blockedBecause={isEmpty ? t('input.nothing') : undefined}
            onClick={() => void send()}
          >
            {t('input.check')}
          </ChangeButton>
        </div>
      </div>
    </Panel>
  );
}

function SiteChoice(props: { readonly chosen: readonly Site[]; readonly onChange: (sites: readonly Site[]) => void }) {
  const { chosen, onChange } = props;
  const { t } = useTranslation('bulk');
  const format = useFormat();
  const user = useUser();
  const { account } = useAccount();
  const sites = sitesOf('ebay').filter((site) => site !== account.site && !isSiteDisabled(user, account.id, site));
  const toggle = (site: Site) =>
    onChange(chosen.includes(site) ? chosen.filter((one) => one !== site) : [...chosen, site]);
  return (
    <fieldset className={classes.fields}>
      <legend>{t('input.sites')}</legend>
      <div className={classes.row}>
        {sites.map((site) => (
          <Checkbox
            key={site}
            checked={chosen.includes(site)}
            onChange={() => toggle(site)}
            label={
              <>
                <SitePlate site={site} /> {format.site(site)}
              </>
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

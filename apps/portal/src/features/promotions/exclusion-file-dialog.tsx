import { Button } from '@mantine/core';
import type { Site } from '@quayside/kernel';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FileDropzone } from '../../ui/file-dropzone/file-dropzone.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './promotions.module.css';
import { skusOf } from './sku-file.ts';
import { usePrepareItems } from './use-promotions.ts';

const TYPES = ['text/csv', 'text/plain', 'application/vnd.ms-excel'];
const MOST_BYTES = 4_000_000;

/** Reads the SKUs of a file, and prepares their exclusion on a site. */
export function ExclusionFileDialog(props: {
  readonly site: Site;
  readonly onPrepared: (changeId: number) => void;
  readonly onClose: () => void;
}) {
  const { site, onClose } = props;
  const { t } = useTranslation(['promotions', 'app']);
  const format = useFormat();
  const prepare = usePrepareItems();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [skus, setSkus] = useState<readonly string[] | undefined>([]);
  const choose = async (chosen: readonly File[]) => {
    setFiles(chosen);
    setSkus(chosen[0] ? skusOf(await chosen[0].text()) : []);
  };
  const submit = () =>
    prepare.mutate(
      { sites: [site], of: { kind: 'skus', skus: skus ?? [] }, set: { kind: 'excluded', isExcluded: true } },
      { onSuccess: ({ changeId }) => props.onPrepared(changeId) },
    );
  return (
    <Dialog
      title={t('promotions:file.title', { site: format.site(site) })}
      width={560}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('app:close')}
          </Button>
          {skus && skus.length > 0 ? (
            <ChangeButton isInDialog loading={prepare.isPending} onClick={submit}>
              {t('promotions:market.prepare')}
            </ChangeButton>
          ) : null}
        </>
      }
    >
      <div className={classes.stack}>
        <FileDropzone
          label={t('promotions:file.choose')}
          description={t('promotions:file.hint')}
          files={files}
          accept={TYPES}
          maxFiles={1}
          maxBytes={MOST_BYTES}
          onChange={(chosen) => void choose(chosen)}
        />
        {skus && skus.length > 0 ? (
          <p role="status">{t('promotions:file.found', { n: format.number(skus.length) })}</p>
        ) : null}
        {files.length > 0 && skus?.length === 0 ? <Notice tone="warn">{t('promotions:file.empty')}</Notice> : null}
        {skus === undefined ? <Notice tone="bad">{t('promotions:file.tooMany')}</Notice> : null}
      </div>
    </Dialog>
  );
}

import { Button, Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { DescriptionSetting, WrittenPreview as Written } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ChooseItemDialog } from './choose-item-dialog.tsx';
import { Described } from './described.tsx';
import classes from './descriptions.module.css';
import { useWritten } from './use-descriptions.ts';

const TYPING_MS = 400;

/** One of the seller's items, described with the current form values before they are saved. */
export function WrittenPreview({ site, setting }: { readonly site: Site; readonly setting: DescriptionSetting }) {
  const { t } = useTranslation(['descriptions', 'app']);
  const [itemId, setItemId] = useState<number | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const [shown] = useDebouncedValue(setting, TYPING_MS);
  const written = useWritten(site, shown, itemId);
  const item = written.data?.item;
  return (
    <Panel
      title={t('descriptions:preview.title')}
      aside={
        <Button variant="default" size="xs" onClick={() => setIsChoosing(true)}>
          {t('descriptions:item.other')}
        </Button>
      }
    >
      <div className={classes.stack}>
        {written.isPending ? <Skeleton height={320} /> : null}
        {written.isError ? <ErrorState error={written.error} onRetry={() => written.refetch()} /> : null}
        {written.data ? <Findings written={written.data} /> : null}
        {written.isSuccess && !item && written.data.problems.length === 0 ? (
          <EmptyState title={t('descriptions:item.empty')} />
        ) : null}
        {item ? (
          <>
            <p>
              <span className={classes.line}>{t('descriptions:preview.of')}</span>
              <Link to={paths.item({ scope: item.platform, account: { id: item.accountId } }, item.itemId)}>
                {item.sourceTitle}
              </Link>
            </p>
            <Described itemId={item.itemId} site={site} written={item} />
          </>
        ) : null}
      </div>
      {isChoosing ? (
        <ChooseItemDialog
          onChoose={(id) => {
            setItemId(id);
            setIsChoosing(false);
          }}
          onClose={() => setIsChoosing(false)}
        />
      ) : null}
    </Panel>
  );
}

/** What is wrong with the template, and what was removed from it. */
function Findings({ written }: { readonly written: Written }) {
  const { t } = useTranslation(['descriptions', 'app']);
  const format = useFormat();
  const { problems, removed, isInOtherLanguage } = written;
  return (
    <>
      {problems.length > 0 ? (
        <Notice tone="bad" title={t('descriptions:findings.refused')}>
          <ul className={classes.list}>
            {problems.map(({ problem, detail }) => (
              <li key={`${problem} ${detail}`}>{t(`descriptions:findings.${problem}`, { name: detail })}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {removed.length > 0 ? (
        <Notice tone="warn">{t('descriptions:findings.removed', { list: format.list(removed) })}</Notice>
      ) : null}
      {isInOtherLanguage ? <Notice tone="warn">{t('descriptions:findings.otherLanguage')}</Notice> : null}
    </>
  );
}

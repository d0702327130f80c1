import { Button, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { QUICK_HELP_RESULTS } from '@quayside/contract';
import { supportChannels } from '@quayside/kernel';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { useMaybeUser } from '../../lib/session.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ArticleList } from './article-list.tsx';
import { ArticlePopup } from './article-popup.tsx';
import classes from './help.module.css';
import { useArticles } from './use-help.ts';

/** The pause in typing after which the search begins. */
const TYPING_MS = 250;

interface QuickHelpProps {
  /** The view on the screen; its articles are shown at first. */
  readonly view: string | undefined;
  readonly onClose: () => void;
}

/** Help next to the screen: articles about it, and a search. */
export function QuickHelp({ view, onClose }: QuickHelpProps) {
  const { t } = useTranslation('help');
  const hasCentre = supportChannels(useMaybeUser()).help_center;
  const [typed, setTyped] = useState('');
  const [asked] = useDebouncedValue(typed.trim(), TYPING_MS);
  const [opened, setOpened] = useState<string | null>(null);
  const ofScreen = useArticles({ screen: view ?? '', limit: QUICK_HELP_RESULTS }, view !== undefined);
  const isOfScreen = asked === '' && view !== undefined && ofScreen.data?.count !== 0;
  const others = useArticles(
    asked === '' ? { limit: QUICK_HELP_RESULTS } : { query: asked, limit: QUICK_HELP_RESULTS },
    !isOfScreen,
  );
  const shown = isOfScreen ? ofScreen : others;
  return (
    <>
      <Dialog title={t('quick')} onClose={onClose} placement="side" width={420}>
        <search>
          <TextInput
            data-autofocus
            type="search"
            label={t('search')}
            value={typed}
            maxLength={200}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </search>
        <p role="status" className={classes.found}>
          {isOfScreen && ofScreen.data ? t('ofScreen') : null}
          {asked !== '' && shown.data ? t('found', { count: shown.data.count }) : null}
        </p>
        {shown.data && shown.data.count > 0 ? (
          <ArticleList articles={shown.data.results} language={shown.data.language} onArticle={setOpened} />
        ) : null}
        {shown.isPending ? <Skeleton height={240} /> : null}
        {shown.isError ? <ErrorState error={shown.error} onRetry={() => shown.refetch()} /> : null}
        {shown.data?.count === 0 ? <EmptyState title={t('nothing.title')}>{t('nothing.text')}</EmptyState> : null}
        <div className={classes.onward}>
          {hasCentre ? (
            <Button
              component="a"
              href={asked === '' ? paths.help : paths.helpSearch(asked)}
              target="_blank"
              rel="noopener"
              variant="default"
            >
              {t('openCentre')}
            </Button>
          ) : null}
          <Button component="a" href={paths.submitRequest} variant="default">
            {t('request')}
          </Button>
        </div>
      </Dialog>
      {opened ? <ArticlePopup choice={{ slug: opened }} onClose={() => setOpened(null)} /> : null}
    </>
  );
}

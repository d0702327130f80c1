import { Button } from '@mantine/core';
import { QUICK_HELP_RESULTS } from '@quayside/contract';
import { supportChannels } from '@quayside/kernel';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { useMaybeUser } from '../../lib/session.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListBody } from '../../ui/list/list-body.tsx';
import { SearchField } from '../../ui/list/search-field.tsx';
import { ArticleList } from './article-list.tsx';
import { ArticlePopup } from './article-popup.tsx';
import classes from './help.module.css';
import { useArticles } from './use-help.ts';

interface QuickHelpProps {
  /** The view on the screen; its articles are shown at first. */
  readonly view: string | undefined;
  readonly onClose: () => void;
}

/** Help next to the screen: articles about it, and a search. */
export function QuickHelp({ view, onClose }: QuickHelpProps) {
  const { t } = useTranslation('help');
  const hasCentre = supportChannels(useMaybeUser()).help_center;
  const [asked, setAsked] = useState('');
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
          <SearchField
            label={t('search')}
            isLabelShown
            isFocusedFirst
            maxLength={200}
            value={asked}
            onSearch={setAsked}
          />
        </search>
        <p role="status" className={classes.found}>
          {isOfScreen && ofScreen.data ? t('ofScreen') : null}
          {asked !== '' && shown.data ? t('found', { count: shown.data.count }) : null}
        </p>
        <ListBody
          list={shown}
          isEmpty={!shown.data || shown.data.count === 0}
          empty={<EmptyState title={t('nothing.title')}>{t('nothing.text')}</EmptyState>}
        >
          {shown.data ? (
            <ArticleList articles={shown.data.results} language={shown.data.language} onArticle={setOpened} />
          ) : null}
        </ListBody>
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

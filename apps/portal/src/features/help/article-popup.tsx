import { Button, Skeleton } from '@mantine/core';
import { supportChannels } from '@quayside/kernel';
import { useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { useMaybeUser } from '../../lib/session.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ArticleText } from './article-text.tsx';
import classes from './help.module.css';
import { printArticle } from './print-article.ts';
import { useArticle, useArticles } from './use-help.ts';

/** Width and height of the popup in pixels (specification, section 9). */
const SIZE = { width: 400, height: 500 } as const;

/** An article, or the code of a reason, an alert or an error that an article explains. */
export type ArticleChoice = { readonly slug: string } | { readonly about: string };

interface ArticlePopupProps {
  readonly choice: ArticleChoice;
  readonly onClose: () => void;
}

/** An article in a popup above the screen. It can be printed and opened in the help centre. */
export function ArticlePopup({ choice, onClose }: ArticlePopupProps) {
  const { t } = useTranslation(['help', 'app']);
  const hasCentre = supportChannels(useMaybeUser()).help_center;
  const [opened, setOpened] = useState<string | null>(null);
  const text = useRef<HTMLElement>(null);
  const about = 'about' in choice ? choice.about : null;
  const found = useArticles({ about: about ?? '', limit: 1 }, about !== null);
  const slug = opened ?? ('slug' in choice ? choice.slug : (found.data?.results[0]?.slug ?? null));
  const article = useArticle(slug);
  const failed = [found, article].find(({ isError }) => isError);
  const isMissing = about !== null && found.data?.count === 0;
  return (
    <Dialog
      title={article.data?.title ?? t('help:article')}
      onClose={onClose}
      width={SIZE.width}
      footer={
        <>
          <Button
            variant="default"
            disabled={!article.data}
            onClick={() => {
              const element = text.current?.firstElementChild;
              if (article.data && element instanceof HTMLElement) printArticle(article.data.title, element);
            }}
          >
            {t('help:print')}
          </Button>
          {hasCentre ? (
            <Button component="a" href={slug ? paths.helpArticle(slug) : paths.help} target="_blank" rel="noopener">
              {t('help:openInCentre')}
            </Button>
          ) : null}
        </>
      }
    >
      <section
        ref={text}
        aria-label={article.data?.title ?? t('help:article')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
        tabIndex={0}
        className={classes.popup}
        style={{ '--popup-height': `${SIZE.height}px` }}
      >
        {article.data ? <ArticleText article={article.data} onArticle={setOpened} /> : null}
        {isMissing ? <p>{t('help:noArticle')}</p> : null}
        {failed ? <ErrorState error={failed.error} onRetry={() => failed.refetch()} /> : null}
        {article.data || isMissing || failed ? null : <Skeleton height={240} />}
      </section>
    </Dialog>
  );
}

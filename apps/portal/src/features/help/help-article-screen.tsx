import { Button, Skeleton } from '@mantine/core';
import type { Article } from '@quayside/contract';
import { useRef } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ScreenFailure } from '../../ui/screen-failure.tsx';
import { ArticleList } from './article-list.tsx';
import { ArticleText } from './article-text.tsx';
import classes from './help.module.css';
import { printArticle } from './print-article.ts';
import { useArticle, useArticles } from './use-help.ts';

/** One article of the help centre. */
export function HelpArticleScreen() {
  const { t } = useTranslation('help');
  const { slug = '' } = useParams();
  const article = useArticle(slug);
  const text = useRef<HTMLDivElement>(null);
  if (article.isError) {
    const back = (
      <Button component={Link} to={paths.help} variant="default">
        {t('allArticles')}
      </Button>
    );
    return <ScreenFailure error={article.error} onRetry={() => article.refetch()} back={back} />;
  }
  if (!article.data) return <Skeleton height={600} />;
  const { title, topic } = article.data;
  return (
    <div className={classes.page}>
      <PageHeader
        title={title}
        back={
          <>
            <Link to={paths.help}>{t('title')}</Link> · {t(`topic.${topic}`)}
          </>
        }
        actions={
          <Button
            variant="default"
            onClick={() => {
              const element = text.current?.firstElementChild;
              if (element instanceof HTMLElement) printArticle(title, element);
            }}
          >
            {t('print')}
          </Button>
        }
      />
      <Panel>
        <div ref={text}>
          <ArticleText article={article.data} />
        </div>
      </Panel>
      <OfSameTopic article={article.data} />
      <p className={classes.ask}>
        {t('notFound')} <Link to={paths.submitRequest}>{t('request')}</Link>
      </p>
    </div>
  );
}

function OfSameTopic({ article }: { readonly article: Article }) {
  const { t } = useTranslation('help');
  const found = useArticles({ topic: article.topic });
  const others =
    found.data?.results.filter(({ slug, topic }) => slug !== article.slug && topic === article.topic) ?? [];
  return others.length === 0 ? null : (
    <Panel title={t('sameTopic')}>
      <ArticleList articles={others} language={found.data?.language ?? ''} />
    </Panel>
  );
}

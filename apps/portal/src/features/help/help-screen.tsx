import { Skeleton } from '@mantine/core';
import { HELP_TOPICS } from '@quayside/contract';
import { Link, useSearchParams } from 'react-router';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { Redirect } from '../../lib/redirect.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SearchField } from '../../ui/list/search-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ArticleList } from './article-list.tsx';
import classes from './help.module.css';
import { useArticles } from './use-help.ts';

/** More than the number of articles. */
const ALL_ARTICLES = 100;

/** The help centre: a search, and all articles by topic. Anybody may read it. */
export function HelpScreen() {
  const { t } = useTranslation('help');
  const [params, setParams] = useSearchParams();
  const asked = params.get('query')?.trim() ?? '';
  const ask = (words: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (words === '') after.delete('query');
        else after.set('query', words);
        return after;
      },
      { replace: true },
    );
  const about = params.get('about');
  if (about !== null) return <ArticleAbout code={about} />;
  return (
    <div className={classes.page}>
      <PageHeader title={t('title')} lead={t('lead')} />
      <search>
        <SearchField
          label={t('search')}
          isLabelShown
          placeholder={t('searchHint')}
          maxLength={200}
          value={asked}
          onSearch={ask}
        />
      </search>
      {asked === '' ? <Topics /> : <Found query={asked} />}
      <p className={classes.ask}>
        {t('notFound')} <Link to={paths.submitRequest}>{t('request')}</Link>
      </p>
    </div>
  );
}

/** Leads to the article about a code, or to all articles if there is none. */
function ArticleAbout({ code }: { readonly code: string }) {
  const found = useArticles({ about: code, limit: 1 });
  if (found.isError) return <ErrorState error={found.error} onRetry={() => found.refetch()} />;
  if (!found.data) return <Skeleton height={300} />;
  const [first] = found.data.results;
  return <Redirect to={first ? paths.helpArticle(first.slug) : paths.help} />;
}

function Found({ query }: { readonly query: string }) {
  const { t } = useTranslation('help');
  const found = useArticles({ query });
  if (found.isError) return <ErrorState error={found.error} onRetry={() => found.refetch()} />;
  if (!found.data) return <Skeleton height={300} />;
  return (
    <Panel title={t('results')}>
      <p role="status" className={classes.found}>
        {t('found', { count: found.data.count })}
      </p>
      {found.data.count === 0 ? <EmptyState title={t('nothing.title')}>{t('nothing.text')}</EmptyState> : null}
      <ArticleList articles={found.data.results} language={found.data.language} />
    </Panel>
  );
}

function Topics() {
  const { t, i18n } = useTranslation('help');
  const format = useFormat();
  const all = useArticles({ limit: ALL_ARTICLES });
  if (all.isError) return <ErrorState error={all.error} onRetry={() => all.refetch()} />;
  if (!all.data) return <Skeleton height={600} />;
  const { results, language } = all.data;

  return (
    <>
      {i18n.language === language ? null : (
        <Notice tone="info">{t('otherLanguage', { language: format.language(language) })}</Notice>
      )}
      <div className={classes.topics}>
        {HELP_TOPICS.map((topic) => (
          <Panel key={topic} title={t(`topic.${topic}`)}>
            <ul className={classes.titles} lang={language}>
              {results
                .filter((one) => one.topic === topic)
                .map(({ slug, title }) => (
                  <li key={slug}>
                    <Link to={paths.helpArticle(slug)}>{title}</Link>
                  </li>
                ))}
            </ul>
          </Panel>
        ))}
      </div>
    </>
  );
}

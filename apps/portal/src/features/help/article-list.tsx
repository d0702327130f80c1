import type { ArticleSummary } from '@quayside/contract';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import classes from './help.module.css';

interface ArticleListProps {
  readonly articles: readonly ArticleSummary[];
  readonly language: string;
  /** Shows an article in place; without it the titles lead to the help centre. */
  readonly onArticle?: (slug: string) => void;
}

/** Titles with their first sentence. */
export function ArticleList({ articles, language, onArticle }: ArticleListProps) {
  return (
    <ul className={classes.list} lang={language}>
      {articles.map(({ slug, title, excerpt }) => (
        <li key={slug}>
          <Link
            to={paths.helpArticle(slug)}
            onClick={(event) => {
              if (!onArticle || event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              onArticle(slug);
            }}
          >
            {title}
          </Link>
          <p>{excerpt}</p>
        </li>
      ))}
    </ul>
  );
}

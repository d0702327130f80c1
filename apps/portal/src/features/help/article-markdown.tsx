import type { Article } from '@quayside/contract';
import Markdown from 'markdown-to-jsx/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import classes from './help.module.css';

interface ArticleMarkdownProps {
  readonly article: Pick<Article, 'body' | 'language'>;
  /** Shows a linked article in place; without it the link leads to the help centre. */
  readonly onArticle?: (slug: string) => void;
}

/** The text of an article. Its Markdown contains no HTML. */
export function ArticleMarkdown({ article, onArticle }: ArticleMarkdownProps) {
  return (
    <div className={classes.text} lang={article.language}>
      <Markdown
        options={{
          disableParsingRawHTML: true,
          forceBlock: true,
          overrides: {
            a: ({ href = '', children }: { readonly href?: string; readonly children?: ReactNode }) => (
              <ArticleLink href={href} onArticle={onArticle}>
                {children}
              </ArticleLink>
            ),
          },
        }}
      >
        {article.body}
      </Markdown>
    </div>
  );
}

interface ArticleLinkProps {
  /** The slug of an article, a path of the portal, or an address elsewhere. */
  readonly href: string;
  readonly onArticle: ((slug: string) => void) | undefined;
  readonly children: ReactNode;
}

function ArticleLink({ href, onArticle, children }: ArticleLinkProps) {
  if (/^https?:/.test(href)) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>;
  return (
    <Link
      to={paths.helpArticle(href)}
      onClick={(event) => {
        if (!onArticle) return;
        event.preventDefault();
        onArticle(href);
      }}
    >
      {children}
    </Link>
  );
}

import { Skeleton } from '@mantine/core';
import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import type { ArticleMarkdown } from './article-markdown.tsx';

/** Loaded with the first article, because the Markdown parser is as large as a screen. */
const Text = lazyPart(async () => ({ default: (await import('./article-markdown.tsx')).ArticleMarkdown }));

/** The text of an article. */
export function ArticleText(props: ComponentProps<typeof ArticleMarkdown>) {
  return (
    <Suspense fallback={<Skeleton height={240} />}>
      <Text {...props} />
    </Suspense>
  );
}

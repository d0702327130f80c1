import { type ArticleQuery, help } from '@quayside/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../../lib/api/call.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** Articles change only with a new version. */
const FRESH_MS = 3_600_000;

/** Articles in the interface's language. The previous ones stay while another search is under way. */
export function useArticles(search: ArticleQuery, isWanted = true) {
  const { i18n } = useTranslation();
  return useQuery({
    ...query(help.list, { query: { ...search, locale: i18n.language } }),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
    enabled: isWanted,
  });
}

/** @param slug null loads nothing */
export function useArticle(slug: string | null) {
  const { i18n } = useTranslation();
  return useQuery({
    ...query(help.get, { params: { slug: slug ?? '' }, query: { locale: i18n.language } }),
    staleTime: FRESH_MS,
    enabled: slug !== null,
  });
}

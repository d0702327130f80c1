import type { RunItem } from '@quayside/contract';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import classes from './run-screen.module.css';

/** The omitted words of a title. */
export function TitleNotes({ runItem }: { readonly runItem: Pick<RunItem, 'dropped'> }) {
  const { t } = useTranslation('publishing');
  const format = useFormat();
  if (runItem.dropped.length === 0) return null;
  return <span className={classes.note}>{t('preview.dropped', { words: format.list(runItem.dropped) })}</span>;
}

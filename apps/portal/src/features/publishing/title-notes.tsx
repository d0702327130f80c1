import type { RunCell } from '@quayside/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/i18n/use-format.ts';
import classes from './run-screen.module.css';

/** What a title does not say in the buyer's language: words left as they are, and words left out. */
export function TitleNotes({ cell }: { readonly cell: Pick<RunCell, 'untranslated' | 'dropped'> }) {
  const { t } = useTranslation('publishing');
  const format = useFormat();
  return (
    <>
      {cell.untranslated.length > 0 ? (
        <span className={classes.note}>{t('preview.untranslated', { words: format.list(cell.untranslated) })}</span>
      ) : null}
      {cell.dropped.length > 0 ? (
        <span className={classes.note}>{t('preview.dropped', { words: format.list(cell.dropped) })}</span>
      ) : null}
    </>
  );
}

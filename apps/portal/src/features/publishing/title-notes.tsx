import type { RunItem } from '@quayside/contract';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import classes from './run-screen.module.css';

/** The untranslated and omitted words of a title. */
export function TitleNotes({ runItem }: { readonly runItem: Pick<RunItem, 'untranslated' | 'dropped'> }) {
  const { t } = useTranslation('publishing');
  const format = useFormat();
  return (
    <>
      {runItem.untranslated.length > 0 ? (
        <span className={classes.note}>{t('preview.untranslated', { words: format.list(runItem.untranslated) })}</span>
      ) : null}
      {runItem.dropped.length > 0 ? (
        <span className={classes.note}>{t('preview.dropped', { words: format.list(runItem.dropped) })}</span>
      ) : null}
    </>
  );
}

import type { TranslatedText } from '@quayside/contract';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './descriptions.module.css';
import { ENGINE_NAMES } from './engine-choice.tsx';

interface TranslationNoteProps {
  readonly translated: TranslatedText;
  /** Asks the engine now. */
  readonly onAsk: () => void;
  readonly isAsking: boolean;
}

/** Which engine translated the own text, or why it is left out. */
export function TranslationNote({ translated, onAsk, isAsking }: TranslationNoteProps) {
  const { t } = useTranslation(['descriptions', 'app']);
  const { state, refused, promises } = translated;
  const engine = ENGINE_NAMES[translated.engine];
  const problem = refused ? t(`descriptions:translated.problem.${refused.problem}`) : '';
  const mayAsk = state !== 'shown' && state !== 'refused' && state !== 'not_set_up';
  return (
    <>
      <Notice
        tone={state === 'shown' || state === 'waiting' ? 'info' : 'warn'}
        action={
          mayAsk ? (
            <ChangeButton variant="default" size="xs" loading={isAsking} onClick={onAsk}>
              {t('descriptions:translated.now')}
            </ChangeButton>
          ) : null
        }
      >
        {t(`descriptions:translated.${state}`, { engine, problem })}
      </Notice>
      {refused ? (
        <ul className={classes.list}>
          <li>{t('app:labelled', { label: t('descriptions:translated.sentence'), value: refused.sentence })}</li>
          {refused.answer ? (
            <li>{t('app:labelled', { label: t('descriptions:translated.answer'), value: refused.answer })}</li>
          ) : null}
        </ul>
      ) : null}
      {promises.length > 0 ? (
        <div>
          <p className={classes.soft}>{t('descriptions:translated.promises')}</p>
          <ul className={classes.list}>
            {[...new Set(promises)].map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}

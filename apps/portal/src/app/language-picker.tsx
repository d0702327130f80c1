import { session } from '@quayside/contract/session';
import { documentLanguage, LANGUAGE_NAMES, LANGUAGES } from '@quayside/i18n/languages';
import { useState } from 'react';
import { call } from '../lib/api/call.ts';
import { toastFailure } from '../lib/failures/toast-failure.ts';
import { changeLanguage, useableLanguage } from '../lib/i18n/i18n.ts';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { useMaybeUser } from '../lib/session.ts';
import classes from './language-picker.module.css';

export function LanguagePicker() {
  const { t, i18n } = useTranslation();
  const user = useMaybeUser();
  const [hasFailed, setHasFailed] = useState(false);

  const choose = (value: string) => {
    setHasFailed(false);
    changeLanguage(useableLanguage(value)).then(
      // Stored for the user, because mails use the language too.
      () => (user ? call(session.keepLanguage, {}).catch(toastFailure) : undefined),
      () => setHasFailed(true),
    );
  };

  return (
    <span className={classes.picker}>
      <select
        className={classes.select}
        aria-label={t('language')}
        value={i18n.language}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={documentLanguage(language)}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
      {hasFailed && <span role="alert">{t('failed.title')}</span>}
    </span>
  );
}

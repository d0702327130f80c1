import { documentLanguage, LANGUAGE_NAMES, LANGUAGES } from '@quayside/i18n/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLanguage, useableLanguage } from '../lib/i18n/i18n.ts';
import classes from './language-picker.module.css';

export function LanguagePicker() {
  const { t, i18n } = useTranslation();
  const [hasFailed, setHasFailed] = useState(false);

  const choose = (value: string) => {
    setHasFailed(false);
    changeLanguage(useableLanguage(value)).catch(() => setHasFailed(true));
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

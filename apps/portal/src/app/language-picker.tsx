import { LANGUAGES } from '@quayside/i18n/languages';
import { useTranslation } from 'react-i18next';
import { changeLanguage, useableLanguage } from '../lib/i18n/i18n.ts';
import classes from './language-picker.module.css';

/** Each language names itself, so that it is found by those who do not read the present one. */
const nameOf = (language: string) => new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;

export function LanguagePicker() {
  const { t, i18n } = useTranslation();
  return (
    <select
      className={classes.picker}
      aria-label={t('language')}
      value={i18n.language}
      onChange={(event) => void changeLanguage(useableLanguage(event.currentTarget.value))}
    >
      {LANGUAGES.map((language) => (
        <option key={language} value={language} lang={language}>
          {nameOf(language)}
        </option>
      ))}
    </select>
  );
}

import { termsFileUri } from '@quayside/contract';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { Choice } from '../../ui/choice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PdfViewer } from '../../ui/pdf-viewer/pdf-viewer.tsx';
import classes from './terms.module.css';
import { TERMS_CHOICES, termsAt, termsSlug } from './terms-address.ts';

/** Every edition of the terms, readable by anybody. */
export function TermsScreen() {
  const { t, i18n } = useTranslation('terms-of-service');
  const format = useFormat();
  const navigate = useNavigate();
  const { '*': slug = '' } = useParams();
  const choice = termsAt(slug);
  const { type, edition } = choice;
  const [wanted, setWanted] = useState<string | null>(null);
  const language = edition.languages.find((one) => one === (wanted ?? i18n.language)) ?? 'en';
  const file = termsFileUri(type, edition, language);
  const nameOf = (one: typeof choice) => t(`document.${one.type}`, { version: one.edition.version });
  return (
    <div className={classes.page}>
      <PageHeader title={t('screen.title')} lead={t('screen.lead')} />
      <div className={classes.choices}>
        <Choice
          label={t('screen.document')}
          value={termsSlug(choice)}
          options={TERMS_CHOICES.map((one) => ({ value: termsSlug(one), label: nameOf(one) }))}
          onChange={(next) => navigate(next === '' ? paths.terms : `${paths.terms}/${next}`)}
        />
        {edition.languages.length > 1 ? (
          <Choice
            label={t('screen.language')}
            value={language}
            options={edition.languages.map((one) => ({ value: one, label: format.language(one) }))}
            onChange={setWanted}
          />
        ) : null}
        <a className={classes.download} href={file} download>
          {t('screen.download')}
        </a>
      </div>
      {language === i18n.language ? null : (
        <Notice tone="info">{t('screen.otherLanguage', { language: format.language(language) })}</Notice>
      )}
      <PdfViewer file={file} title={nameOf(choice)} />
    </div>
  );
}

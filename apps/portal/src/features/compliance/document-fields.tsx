import { Button, TextInput } from '@mantine/core';
import {
  DOCUMENT_KINDS,
  DOCUMENT_LANGUAGES,
  DOCUMENT_URL_LENGTH,
  MOST_DOCUMENTS,
  type ProductDocument,
} from '@quayside/kernel/documents';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Dropdown } from '../../ui/dropdown.tsx';
import classes from './compliance.module.css';
import type { documentProblemsOf } from './entry-draft.ts';
import { useDocumentStates } from './use-compliance.ts';

const NEW: ProductDocument = { url: '', kind: 'data_sheet', language: 'en' };
const TONES = { asked: 'wait', accepted: 'ok', refused: 'bad' } as const;

interface DocumentFieldsProps {
  readonly documents: readonly ProductDocument[];
  readonly problems: ReturnType<typeof documentProblemsOf>;
  readonly onChange: (documents: readonly ProductDocument[]) => void;
}

/** Documents for buyers: address, kind and language, and whether eBay has accepted them. */
export function DocumentFields({ documents, problems, onChange }: DocumentFieldsProps) {
  const { t } = useTranslation('compliance');
  const states = useDocumentStates().data?.states ?? [];
  const options = <T extends string>(all: readonly T[], say: (one: T) => string) =>
    all.map((value) => ({ value, label: say(value) }));
  const stateOf = (document: ProductDocument) => {
    const found = states.flatMap(({ url, kind, language, state }) =>
      url === document.url && kind === document.kind && language === document.language ? (state ?? 'asked') : [],
    );
    return (['refused', 'asked', 'accepted'] as const).find((state) => found.includes(state));
  };
  return (
    <fieldset className={classes.contact}>
      <legend>{t('documents.title')}</legend>
      <p className={classes.soft}>{t('documents.hint')}</p>
      {documents.map((document, index) => {
        const change = (part: Partial<ProductDocument>) => onChange(documents.with(index, { ...document, ...part }));
        const problem = problems[index];
        const state = stateOf(document);
        const n = index + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity of their own, and only the last can appear
          <fieldset key={index} className={classes.contact} aria-label={t('documents.one', { n })}>
            <TextInput
              label={t('documents.url')}
              name="documentUrl"
              type="url"
              maxLength={DOCUMENT_URL_LENGTH}
              value={document.url}
              error={problem && t(`documents.problem.${problem}`, { start: 'https://' })}
              onChange={(event) => change({ url: event.currentTarget.value })}
            />
            <Dropdown
              label={t('documents.kind')}
              name="documentKind"
              value={document.kind}
              options={options(DOCUMENT_KINDS, (kind) => t(`documents.kinds.${kind}`))}
              onChange={(kind) => change({ kind: kind as ProductDocument['kind'] })}
            />
            <Dropdown
              label={t('documents.language')}
              name="documentLanguage"
              value={document.language}
              options={options(DOCUMENT_LANGUAGES, (language) => t(`documents.languages.${language}`))}
              onChange={(language) => change({ language: language as ProductDocument['language'] })}
            />
            <div className={classes.bar}>
              {state ? <Badge tone={TONES[state]}>{t(`documents.state.${state}`)}</Badge> : null}
              <Button
                variant="default"
                size="sm"
                aria-label={t('documents.removeOne', { n })}
                onClick={() => onChange(documents.toSpliced(index, 1))}
              >
                {t('documents.remove')}
              </Button>
            </div>
          </fieldset>
        );
      })}
      {documents.length < MOST_DOCUMENTS ? (
        <div className={classes.bar}>
          <Button variant="default" size="sm" onClick={() => onChange([...documents, NEW])}>
            {t('documents.add')}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}

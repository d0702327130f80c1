import { Checkbox, Radio, TextInput } from '@mantine/core';
import type { KeywordScope } from '@quayside/contract';
import {
  KEYWORD_FIELDS,
  KEYWORD_LANGUAGES,
  KEYWORD_LONGEST,
  KEYWORD_MATCHES,
  KEYWORD_MOST_WORDS,
  type KeywordLanguage,
  type KeywordMatch,
} from '@quayside/kernel';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Choice } from '../../ui/choice.tsx';
import { TagInput } from '../../ui/tag-input.tsx';
import classes from './blacklist-screen.module.css';
import type { FormState } from './keyword-draft.ts';
import { useScopeName } from './use-scope-name.ts';

interface KeywordFieldsProps {
  readonly state: FormState;
  readonly isNew: boolean;
  /** The platform of the screen. */
  readonly scope: KeywordScope;
  readonly hasFailed: boolean;
  readonly onChange: (part: Partial<FormState>) => void;
}

export function KeywordFields({ state, isNew, scope, hasFailed, onChange }: KeywordFieldsProps) {
  const { t } = useTranslation('blacklist');
  const format = useFormat();
  const scopeName = useScopeName();
  const isEmpty = state.keywords.every((word) => word.trim() === '');
  const scopes = [...new Set<KeywordScope>([state.platform, scope, 'all'])];
  return (
    <>
      {isNew ? (
        <TagInput
          label={t('form.keywords')}
          description={t('form.keywordsHint')}
          tags={state.keywords}
          maxWords={KEYWORD_MOST_WORDS}
          error={hasFailed && isEmpty ? t('form.required') : undefined}
          onChange={(keywords) => onChange({ keywords })}
        />
      ) : (
        <TextInput
          label={t('form.keyword')}
          value={state.keywords[0] ?? ''}
          maxLength={KEYWORD_LONGEST}
          data-autofocus
          error={hasFailed && isEmpty ? t('form.required') : undefined}
          onChange={(event) => onChange({ keywords: [event.currentTarget.value] })}
        />
      )}
      {scopes.length > 1 ? (
        <Radio.Group
          label={t('form.platform')}
          value={state.platform}
          onChange={(value) => onChange({ platform: scopes.find((one) => one === value) ?? scope })}
        >
          <div className={classes.pair}>
            {scopes.map((one) => (
              <Radio key={one} value={one} label={one === 'all' ? t('everywhereLong') : scopeName(one)} />
            ))}
          </div>
        </Radio.Group>
      ) : null}
      <div className={classes.pair}>
        <div className={classes.labelled}>
          <span aria-hidden="true">{t('form.match')}</span>
          <Choice
            label={t('form.match')}
            value={state.match}
            options={KEYWORD_MATCHES.map((one) => ({ value: one, label: t(`match.${one}`) }))}
            onChange={(value) => onChange({ match: value as KeywordMatch })}
          />
        </div>
        {state.match === 'forms' ? (
          <div className={classes.labelled}>
            <span aria-hidden="true">{t('form.language')}</span>
            <Choice
              label={t('form.language')}
              value={state.language}
              options={KEYWORD_LANGUAGES.map((one) => ({ value: one, label: format.language(one) }))}
              onChange={(value) => onChange({ language: value as KeywordLanguage })}
            />
          </div>
        ) : null}
      </div>
      <p className={classes.soft}>{t(`matchHint.${state.match}`)}</p>
      <fieldset className={classes.fields}>
        <legend>{t('form.fields')}</legend>
        <div className={classes.pair}>
          {KEYWORD_FIELDS.map((field) => (
            <Checkbox
              key={field}
              label={t(`field.${field}`)}
              checked={state.fields.includes(field)}
              onChange={(event) => {
                const isOn = event.currentTarget.checked;
                onChange({
                  fields: KEYWORD_FIELDS.filter((one) => (one === field ? isOn : state.fields.includes(one))),
                });
              }}
            />
          ))}
        </div>
        {hasFailed && state.fields.length === 0 ? <p role="alert">{t('form.fieldRequired')}</p> : null}
      </fieldset>
      <TagInput
        label={t('form.exceptions')}
        description={t('form.exceptionsHint')}
        tags={state.exceptions}
        maxWords={KEYWORD_MOST_WORDS}
        onChange={(exceptions) => onChange({ exceptions })}
      />
    </>
  );
}

import { Button, Textarea } from '@mantine/core';
import {
  DESCRIPTION_CHOICES,
  DESCRIPTION_PLACEHOLDERS,
  DESCRIPTION_TEMPLATE_LIMIT,
  type DescriptionEngine,
  type DescriptionSetting,
} from '@quayside/contract';
import { mayDo } from '@quayside/kernel';
import { type SubmitEvent, useRef } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useUser } from '../../lib/session.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Radios } from '../../ui/options.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './descriptions.module.css';
import { EngineChoice, isTranslated } from './engine-choice.tsx';

interface SettingFormProps {
  readonly value: DescriptionSetting;
  /** The engines that the business may choose, in their order. */
  readonly engines: readonly DescriptionEngine[];
  readonly onChange: (value: DescriptionSetting) => void;
  readonly isSaving: boolean;
  readonly isChanged: boolean;
  readonly onSave: () => void;
}

/** What a site's descriptions hold, and the template around it. */
export function SettingForm({ value, engines, onChange, isSaving, isChanged, onSave }: SettingFormProps) {
  const { t } = useTranslation('descriptions');
  const mayChange = mayDo(useUser().role, 'work');
  const field = useRef<HTMLTextAreaElement>(null);
  const { choice, engine, template } = value;
  const insert = (name: string) => {
    const text = template ?? '';
    const at = field.current?.selectionStart ?? text.length;
    const mark = `{{${name}}}`;
    onChange({ ...value, template: text.slice(0, at) + mark + text.slice(field.current?.selectionEnd ?? at) });
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(at + mark.length, at + mark.length);
    });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <Panel title={t('form.title')}>
      <form className={classes.stack} onSubmit={submit}>
        <Radios
          label={t('choice.label')}
          disabled={!mayChange}
          value={choice}
          options={DESCRIPTION_CHOICES.map((one) => {
            const lacksEngine = isTranslated(one) && engines.length === 0 && one !== choice;
            return {
              value: one,
              label: t(`choice.${one}`),
              description: lacksEngine ? t('engine.none') : t(`choice.${one}Hint`),
              isDisabled: lacksEngine,
            };
          })}
          onChange={(next) =>
            onChange({ choice: next, engine: isTranslated(next) ? (engine ?? engines[0] ?? null) : null, template })
          }
        />
        <EngineChoice value={value} engines={engines} isReadOnly={!mayChange} onChange={onChange} />
        {choice === 'none' ? null : (
          <>
            <Textarea
              ref={field}
              label={t('template.label')}
              description={t('template.hint')}
              autosize
              minRows={6}
              maxRows={24}
              maxLength={DESCRIPTION_TEMPLATE_LIMIT}
              spellCheck={false}
              readOnly={!mayChange}
              className={classes.template}
              value={template ?? ''}
              onChange={(event) => onChange({ ...value, template: event.currentTarget.value || null })}
            />
            {mayChange ? (
              <fieldset className={classes.places}>
                <legend>{t('template.places')}</legend>
                {DESCRIPTION_PLACEHOLDERS.map((name) => (
                  <Button
                    key={name}
                    variant="default"
                    size="compact-sm"
                    onClick={() => insert(name)}
                    aria-label={t('template.insert', { name: t(`places.${name}`), mark: `{{${name}}}` })}
                  >
                    {t(`places.${name}`)}
                  </Button>
                ))}
              </fieldset>
            ) : null}
          </>
        )}
        <div className={classes.bar}>
          <ChangeButton type="submit" loading={isSaving} blockedBecause={isChanged ? undefined : t('form.unchanged')}>
            {t('form.save')}
          </ChangeButton>
        </div>
      </form>
    </Panel>
  );
}

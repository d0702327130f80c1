import { Button, TextInput } from '@mantine/core';
import type { RepricerRule } from '@quayside/contract';
import { MOST_TAG_LETTERS } from '@quayside/kernel';
import { useState } from 'react';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TagInput } from '../../ui/tag-input.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import { LimitFields } from './limit-fields.tsx';
import { OfferFields } from './offer-fields.tsx';
import { ReplayDialog } from './replay-dialog.tsx';
import classes from './repricer.module.css';
import type { FieldsProps } from './rule-draft.ts';
import { draftOf, problemsOf, type RuleDraft, ruleOf } from './rule-draft.ts';
import { ScheduleFields } from './schedule-fields.tsx';
import { StrategyFields } from './strategy-fields.tsx';
import { type RulePlace, useSaveRule } from './use-repricer.ts';

interface RuleDialogProps {
  readonly place: RulePlace;
  /** The rule to change, or the one from which a new rule starts. */
  readonly rule: RepricerRule;
  readonly onClose: () => void;
}

/** Adds a rule or changes one. Saving makes its listings a dry run. */
export function RuleDialog({ place, rule, onClose }: RuleDialogProps) {
  const { t } = useTranslation(['repricer', 'app']);
  const isDefault = place === 'default';
  const [draft, setDraft] = useState<RuleDraft>(() => {
    const start = draftOf(rule);
    return place === 'new' ? { ...start, name: '', isEnabled: true, brands: [], categories: [], tags: [] } : start;
  });
  const [hasFailed, setHasFailed] = useState(false);
  const [isReplaying, setIsReplaying] = useState(false);
  const save = useSaveRule();
  const problems = problemsOf(draft, isDefault);
  const fields: FieldsProps = {
    draft,
    isWrong: (problem) => hasFailed && problems.has(problem),
    onChange: (part) => setDraft((before) => ({ ...before, ...part })),
  };
  const body = () => ruleOf(draft, rule, t('repricer:rules.default'));
  const whenSound = (act: () => void) => () => {
    setHasFailed(problems.size > 0);
    if (problems.size === 0) act();
  };
  const submit = () => {
    save.mutate({ place, body: body() }, { onSuccess: onClose, onError: (error) => toastFailure(error) });
  };
  return (
    <Dialog
      title={isDefault ? t('repricer:rules.default') : t(place === 'new' ? 'repricer:form.add' : 'repricer:form.edit')}
      placement="side"
      width={620}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('app:close')}
          </Button>
          <Button variant="default" onClick={whenSound(() => setIsReplaying(true))}>
            {t('repricer:replay.open')}
          </Button>
          <ChangeButton isInDialog loading={save.isPending} onClick={whenSound(submit)}>
            {t('repricer:form.save')}
          </ChangeButton>
        </>
      }
    >
      <div className={classes.stack}>
        <Notice tone="info">{t('repricer:form.dry')}</Notice>
        {isDefault ? (
          <p className={classes.soft}>{t('repricer:form.defaultHint')}</p>
        ) : (
          <TextInput
            label={t('repricer:form.name')}
            value={draft.name}
            maxLength={80}
            data-autofocus
            error={fields.isWrong('name') ? t('repricer:problem.name') : undefined}
            onChange={(event) => fields.onChange({ name: event.currentTarget.value })}
          />
        )}
        <Toggle
          label={t('repricer:form.enabled')}
          isOn={draft.isEnabled}
          onChange={(isEnabled) => fields.onChange({ isEnabled })}
        />
        <StrategyFields {...fields} />
        <fieldset className={classes.fields}>
          <legend>{t('repricer:form.items')}</legend>
          <TagInput
            label={t('repricer:form.brands')}
            description={t('repricer:form.brandsHint')}
            tags={draft.brands}
            onChange={(brands) => fields.onChange({ brands })}
          />
          <TagInput
            label={t('repricer:form.categories')}
            description={t('repricer:form.categoriesHint')}
            tags={draft.categories}
            onChange={(categories) => fields.onChange({ categories })}
          />
          <TagInput
            label={t('repricer:form.tags')}
            description={t('repricer:form.tagsHint')}
            tags={draft.tags}
            maxLetters={MOST_TAG_LETTERS}
            onChange={(tags) => fields.onChange({ tags })}
          />
        </fieldset>
        <OfferFields {...fields} />
        <LimitFields {...fields} />
        <ScheduleFields {...fields} />
        {hasFailed && problems.size > 0 ? <Notice tone="bad">{t('repricer:problem.some')}</Notice> : null}
        {isReplaying ? <ReplayDialog {...{ place, rule: body(), onClose: () => setIsReplaying(false) }} /> : null}
      </div>
    </Dialog>
  );
}

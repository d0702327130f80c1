import { Button, TextInput } from '@mantine/core';
import type { ListingFlow } from '@quayside/contract';
import { useState } from 'react';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import { AskFields } from './ask-fields.tsx';
import type { FieldsProps } from './flow-draft.ts';
import { draftOf, type FlowDraft, NEW_FLOW, orderOf, problemsOf } from './flow-draft.ts';
import classes from './flows.module.css';
import { ItemFields } from './item-fields.tsx';
import { ThresholdFields } from './threshold-fields.tsx';
import { useSaveFlow } from './use-flows.ts';

/** Adds a flow or changes one. */
export function FlowDialog({ flow, onClose }: { readonly flow: ListingFlow | null; readonly onClose: () => void }) {
  const { t } = useTranslation(['flows', 'app']);
  const format = useFormat();
  const { account } = useAccount();
  const [draft, setDraft] = useState<FlowDraft>(() => (flow ? draftOf(flow) : NEW_FLOW));
  const [hasFailed, setHasFailed] = useState(false);
  const save = useSaveFlow();
  const problems = problemsOf(draft);
  const fields: FieldsProps = {
    draft,
    errorOf: (problem) => (hasFailed && problems.has(problem) ? t(`flows:problem.${problem}`) : undefined),
    onChange: (part) => setDraft((before) => ({ ...before, ...part })),
  };
  const submit = () => {
    setHasFailed(problems.size > 0);
    if (problems.size > 0) return;
    save.mutate({ flow, body: orderOf(draft, account.id) }, { onSuccess: onClose });
  };
  const isStandingConsent = draft.isEnabled && draft.asks === 'within' && typeof draft.mostADay === 'number';
  return (
    <Dialog
      title={t(flow ? 'flows:form.edit' : 'flows:add')}
      placement="side"
      width={620}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('app:close')}
          </Button>
          <ChangeButton isInDialog loading={save.isPending} onClick={submit}>
            {t('flows:form.save')}
          </ChangeButton>
        </>
      }
    >
      <div className={classes.stack}>
        <TextInput
          label={t('flows:form.name')}
          value={draft.name}
          maxLength={80}
          data-autofocus
          error={fields.errorOf('name')}
          onChange={(event) => fields.onChange({ name: event.currentTarget.value })}
        />
        <ItemFields {...fields} />
        <ThresholdFields {...fields} />
        <AskFields {...fields} />
        <Toggle
          label={t('flows:form.enabled')}
          description={t('flows:form.enabledHint')}
          isOn={draft.isEnabled}
          onChange={(isEnabled) => fields.onChange({ isEnabled })}
        />
        {isStandingConsent ? (
          <Notice tone="warn">{t('flows:form.consent', { n: format.number(Number(draft.mostADay)) })}</Notice>
        ) : null}
        {flow ? <p className={classes.soft}>{t('flows:form.discards')}</p> : null}
        {hasFailed && problems.size > 0 ? <Notice tone="bad">{t('flows:problem.some')}</Notice> : null}
      </div>
    </Dialog>
  );
}

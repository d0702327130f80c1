import { TextInput } from '@mantine/core';
import type { StepAnswers } from '@quayside/contract';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { Radios } from '../../../ui/options.tsx';
import classes from '../channel-screen.module.css';
import { StepFoot } from './step-foot.tsx';
import type { StepProps } from './step-props.ts';

interface Values {
  readonly tool: StepAnswers['ThirdPartyTool']['tool'];
  readonly profileId: string;
}

export function ToolStep({ answers, isPending, onAnswer }: StepProps) {
  const { t } = useTranslation('onboarding');
  const given = answers.ThirdPartyTool;
  const form = useForm<Values, 'required'>({
    initial: { tool: given?.tool ?? 'none', profileId: given?.profile_id ?? '' },
    judge: ({ tool, profileId }) => (tool === 'C' && profileId.trim() === '' ? { profileId: 'required' } : {}),
    say: () => t('steps.ThirdPartyTool.profileMissing'),
    onSubmit: ({ tool, profileId }) =>
      onAnswer({ step: 'ThirdPartyTool', tool, ...(tool === 'C' ? { profile_id: profileId.trim() } : {}) }),
  });
  const { value, onChange } = form.field('tool');
  return (
    <form {...form.form} className={classes.step}>
      <Radios
        label={t('steps.ThirdPartyTool.label')}
        value={value}
        onChange={onChange}
        options={[
          { value: 'none', label: t('steps.ThirdPartyTool.none') },
          { value: 'C', label: 'ChannelAdvisor', description: t('steps.ThirdPartyTool.toolText') },
        ]}
      />
      {value === 'C' ? (
        <div className={classes.fields}>
          <TextInput
            {...form.text('profileId')}
            label={t('steps.ThirdPartyTool.profile')}
            description={t('steps.ThirdPartyTool.profileHint')}
            size="md"
            maxLength={100}
            autoComplete="off"
          />
        </div>
      ) : null}
      <StepFoot isPending={isPending} />
    </form>
  );
}

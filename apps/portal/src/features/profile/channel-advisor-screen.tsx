import { Skeleton, TextInput } from '@mantine/core';
import type { ToolMapping } from '@quayside/contract';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import classes from './profile.module.css';
import { useSaveTools, useTools } from './use-profile.ts';

interface Values {
  readonly profileId: string;
}

/** ChannelAdvisor's Profile ID (specification, section 3: third-party tool config). */
export function ChannelAdvisorScreen() {
  const { t } = useTranslation('profile');
  const tools = useTools();
  return (
    <>
      <PageHeader title="ChannelAdvisor" lead={t('tools.lead')} />
      {tools.isPending ? <Skeleton height={120} /> : null}
      {tools.isError ? <ErrorState error={tools.error} onRetry={() => tools.refetch()} /> : null}
      {tools.data ? <ToolForm known={tools.data.tools[0]?.tool_external_reference ?? ''} /> : null}
    </>
  );
}

function ToolForm({ known }: { readonly known: string }) {
  const { t } = useTranslation('profile');
  const save = useSaveTools();
  const store = (tools: readonly ToolMapping[]) =>
    save.mutate(tools, {
      onSuccess: () => showToast('thirdPartyToolSaved'),
      onError: (error) => toastFailure(error),
    });
  const form = useForm<Values, 'profileId'>({
    initial: { profileId: known },
    judge: ({ profileId }) => (profileId.trim() === '' ? { profileId: 'profileId' } : {}),
    say: (problem) => t(`problem.${problem}`),
    onSubmit: ({ profileId }) => store([{ code: 'C', tool_external_reference: profileId.trim() }]),
  });
  return (
    <form {...form.form} className={classes.form}>
      <TextInput
        {...form.text('profileId')}
        label={t('tools.profileId')}
        description={t('tools.profileIdHint')}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
      />
      <div className={classes.buttons}>
        <ChangeButton duty="settings" type="submit" loading={save.isPending}>
          {t('tools.save')}
        </ChangeButton>
        {known === '' ? null : (
          <ChangeButton
            duty="settings"
            variant="subtle"
            color="red"
            loading={save.isPending}
            onClick={() => {
              form.set('profileId', '');
              store([]);
            }}
          >
            {t('tools.remove')}
          </ChangeButton>
        )}
      </div>
    </form>
  );
}

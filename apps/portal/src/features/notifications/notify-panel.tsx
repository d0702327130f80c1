import { Textarea } from '@mantine/core';
import { NOTIFICATION_TAGS, notifications } from '@quayside/contract';
import { useMutation } from '@tanstack/react-query';
import { isApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useUser } from '../../lib/session.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';
import { composeHtml } from './compose-html.ts';
import classes from './notify-panel.module.css';

/** Below the call's limit, because the added paragraph tags count too. */
const MAX_CHARACTERS = 3_500;

/** For admins: sends a notification to the represented business, with a preview below the text. */
export function NotifyPanel() {
  const { t } = useTranslation('notifications');
  const { id, name } = useUser();
  const notify = useMutation({
    mutationFn: (html: string) => call(notifications.create, { params: { id }, body: { html } }),
  });
  const form = useForm<{ message: string }, 'required'>({
    initial: { message: '' },
    judge: ({ message }) => (composeHtml(message) === '' ? { message: 'required' } : {}),
    say: (problem) => t(`notify.${problem}`),
    onSubmit: ({ message }) => notify.mutate(composeHtml(message), { onSuccess: () => form.reset() }),
  });
  const html = composeHtml(form.values.message);
  return (
    <Panel title={t('notify.title')}>
      <form {...form.form} className={classes.form}>
        <p className={classes.lead}>{t('notify.lead', { name })}</p>
        {notify.isError ? (
          <Notice tone="bad">{(isApiError(notify.error) && notify.error.description) || t('notify.failed')}</Notice>
        ) : null}
        {notify.isSuccess && html === '' ? <Notice tone="ok">{t('notify.sent')}</Notice> : null}
        <Textarea
          {...form.text('message')}
          label={t('notify.message')}
          description={t('notify.hint')}
          maxLength={MAX_CHARACTERS}
          autosize
          minRows={3}
          maxRows={12}
        />
        {html === '' ? null : (
          <section className={classes.preview} aria-label={t('notify.preview')}>
            <SafeHtml key={html} html={html} tags={NOTIFICATION_TAGS} />
          </section>
        )}
        <div>
          <ChangeButton type="submit" loading={notify.isPending}>
            {t('notify.submit')}
          </ChangeButton>
        </div>
      </form>
    </Panel>
  );
}

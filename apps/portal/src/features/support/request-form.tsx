import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { SUPPORT_LIMITS, SUPPORT_TOPICS } from '@quayside/contract';
import { supportChannels } from '@quayside/kernel';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import '@mantine/core/styles/Checkbox.css';
import { isApiError } from '../../lib/api/api-error.ts';
import { lastFailedRequest } from '../../lib/api/failed-request.ts';
import { useMaybeUser } from '../../lib/session.ts';
import { supportContext } from '../../lib/support-context.ts';
import { readSubject, topicOf } from '../../lib/support-subjects.ts';
import { Dropdown } from '../../ui/dropdown.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx';
import { inputOf, isTopic, judgeRequest, type RequestProblem, type RequestValues } from './request-rules.ts';
import classes from './support.module.css';
import { useSubmitRequest } from './use-support.ts';

/** The form is prefilled for a signed-in user; every field can be changed, including the reply address. */
export function RequestForm() {
  const { t } = useTranslation('support');
  const user = useMaybeUser();
  const login = user?.login;
  const [query] = useSearchParams();
  const about = readSubject(query.get('about'));
  const context = supportContext(navigator.userAgent);
  const request = useSubmitRequest();
  const form = useForm<RequestValues, RequestProblem>({
    initial: {
      name: login?.name ?? '',
      email: login?.email ?? '',
      topic: about && topicOf(about),
      subject: about ? t(`about.${about}`) : '',
      // Prefills what support needs to know; the seller adds the question.
      message:
        about && user ? t(`aboutMessage.${about}`, { business: user.name, id: user.id, currency: user.currency }) : '',
      failedRequestId: lastFailedRequest(),
      callBackPhone: '',
      isContextSent: false,
    },
    judge: judgeRequest,
    say: (problem) => t(problem),
    onSubmit: (values) => {
      const input = inputOf(values, context);
      if (input) request.mutate(input);
    },
  });
  return (
    <form {...form.form} className={classes.form}>
      {form.isChanged && !request.isSuccess ? <UnsavedGuard /> : null}
      {request.error ? (
        <p role="alert" className={classes.alert}>
          {(isApiError(request.error) && request.error.description) || t('failed')}
        </p>
      ) : null}
      <div className={classes.pair}>
        <TextInput {...form.text('name')} label={t('name')} autoComplete="name" maxLength={SUPPORT_LIMITS.name} />
        <TextInput
          {...form.text('email')}
          label={t('email')}
          description={t('emailHint')}
          type="email"
          autoComplete="email"
          maxLength={254}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
      </div>
      <Dropdown
        name="topic"
        label={t('topicLabel')}
        value={form.values.topic}
        options={SUPPORT_TOPICS.map((topic) => ({ value: topic, label: t(`topic.${topic}`) }))}
        onChange={(topic) => form.set('topic', isTopic(topic) ? topic : null)}
        error={form.errorOf('topic')}
      />
      <TextInput {...form.text('subject')} label={t('subject')} maxLength={SUPPORT_LIMITS.subject} />
      <Textarea
        {...form.text('message')}
        label={t('message')}
        description={t('messageHint')}
        maxLength={SUPPORT_LIMITS.message}
        autosize
        minRows={6}
        maxRows={16}
      />
      <TextInput
        {...form.text('failedRequestId')}
        label={t('failedRequestId')}
        description={t('failedRequestIdHint')}
        maxLength={SUPPORT_LIMITS.failedRequestId}
        autoComplete="off"
        spellCheck={false}
      />
      {supportChannels(user).talk ? (
        <TextInput
          {...form.text('callBackPhone')}
          label={t('callBackPhone')}
          description={t('callBackPhoneHint')}
          type="tel"
          autoComplete="tel"
          maxLength={40}
        />
      ) : null}
      {context ? (
        <Checkbox
          checked={form.values.isContextSent}
          onChange={(event) => form.set('isContextSent', event.currentTarget.checked)}
          label={t('context.label')}
          description={t('context.text', {
            screen: context.screen,
            run: context.runId ?? '–',
            browser: context.browser,
          })}
        />
      ) : null}
      <div>
        <Button type="submit" size="md" loading={request.isPending}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}

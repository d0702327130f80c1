import { Skeleton, TextInput } from '@mantine/core';
import type { ContactDetailsView } from '@quayside/contract';
import { placeOf } from '../../lib/failures/failure.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { CountrySelect } from '../../ui/country-select.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { StateSelect } from '../../ui/state-select.tsx';
import { type ContactProblem, type ContactValues, detailsOf, judgeContact, valuesOf } from './contact-rules.ts';
import classes from './profile.module.css';
import { useContactDetails, useSaveContactDetails } from './use-profile.ts';

export function ContactForm() {
  const contact = useContactDetails();
  if (contact.isPending) return <Skeleton height={420} />;
  if (contact.isError) return <ErrorState error={contact.error} onRetry={() => contact.refetch()} />;
  return <Fields initial={contact.data} />;
}

function Fields({ initial }: { readonly initial: ContactDetailsView }) {
  const { t } = useTranslation('profile');
  const save = useSaveContactDetails();
  const form = useForm<ContactValues, ContactProblem>({
    initial: valuesOf(initial),
    judge: judgeContact,
    say: (problem) => t(`problem.${problem}`),
    onSubmit: (values) =>
      save.mutate(detailsOf(values), {
        onSuccess: ({ email }) => {
          // An address that has not been confirmed yet is not in use.
          form.set('email', email);
          showToast('contactDetailsSaved');
        },
      }),
  });
  return (
    <form {...form.form} className={classes.form}>
      {save.isError && placeOf(save.error, 'profileSave').kind !== 'silent' ? (
        <Notice tone="bad">{save.error.message}</Notice>
      ) : null}
      <div className={classes.pair}>
        <TextInput
          {...form.text('firstName')}
          label={t('contact.firstName')}
          autoComplete="given-name"
          maxLength={120}
        />
        <TextInput
          {...form.text('lastName')}
          label={t('contact.lastName')}
          autoComplete="family-name"
          maxLength={120}
        />
      </div>
      <div className={classes.pair}>
        <TextInput
          {...form.text('phone')}
          label={t('contact.phone')}
          description={t('contact.phoneHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          type="tel"
          autoComplete="tel"
          maxLength={20}
        />
        <TextInput
          {...form.text('email')}
          label={t('contact.email')}
          description={initial.pending_email ? t('contact.pendingEmail', { email: initial.pending_email }) : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          type="email"
          autoComplete="email"
          maxLength={254}
        />
      </div>
      <TextInput {...form.text('line1')} label={t('contact.line1')} autoComplete="address-line1" maxLength={120} />
      <TextInput {...form.text('line2')} label={t('contact.line2')} autoComplete="address-line2" maxLength={120} />
      <div className={classes.pair}>
        <TextInput
          {...form.text('postalCode')}
          label={t('contact.postalCode')}
          autoComplete="postal-code"
          maxLength={20}
        />
        <TextInput {...form.text('city')} label={t('contact.city')} autoComplete="address-level2" maxLength={120} />
      </div>
      <div className={classes.pair}>
        <CountrySelect
          name="country"
          label={t('contact.country')}
          withVariants
          value={form.values.country}
          onChange={(country) => {
            if (country === null) return;
            form.set('country', country);
            form.set('state', '');
          }}
        />
        <StateSelect
          name="state"
          country={form.values.country}
          value={form.values.state || null}
          error={form.errorOf('state')}
          onChange={(state) => form.set('state', state ?? '')}
        />
      </div>
      <div>
        <ChangeButton duty="settings" type="submit" loading={save.isPending}>
          {t('contact.save')}
        </ChangeButton>
      </div>
    </form>
  );
}

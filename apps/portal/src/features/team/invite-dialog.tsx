import { TextInput } from '@mantine/core';
import { isEmail, isRole, type Role } from '@quayside/kernel';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './team-screen.module.css';
import { useRolesToGive, useTeamActions } from './use-team.ts';

interface Values {
  readonly email: string;
  readonly role: Role;
}

export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('team');
  const roles = useRolesToGive();
  const { invite } = useTeamActions();
  const form = useForm<Values, 'emailInvalid'>({
    initial: { email: '', role: 'operator' },
    judge: ({ email }) => (isEmail(email.trim()) ? {} : { email: 'emailInvalid' }),
    say: (problem) => t(`invite.${problem}`),
    onSubmit: ({ email, role }) => invite.mutate({ email: email.trim(), role }, { onSuccess: onClose }),
  });
  return (
    <Dialog title={t('invite.title')} onClose={onClose}>
      <form {...form.form} className={classes.form}>
        {invite.isError ? <Notice tone="bad">{invite.error.message}</Notice> : null}
        <TextInput
          {...form.text('email')}
          label={t('invite.email')}
          description={t('invite.note')}
          type="email"
          maxLength={254}
          data-autofocus
        />
        <div className={classes.roles}>
          <Choice
            label={t('invite.role')}
            value={form.values.role}
            options={roles.map((value) => ({ value, label: t(`role.${value}`) }))}
            onChange={(role) => (isRole(role) ? form.set('role', role) : undefined)}
          />
          <p>{t(`roleText.${form.values.role}`)}</p>
        </div>
        <ChangeButton duty="team" type="submit" isInDialog loading={invite.isPending}>
          {t('invite.submit')}
        </ChangeButton>
      </form>
    </Dialog>
  );
}

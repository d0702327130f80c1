import type { Member } from '@quayside/contract';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useTeamActions } from './use-team.ts';

interface RemoveDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** Asks for confirmation before a member is removed. */
export function RemoveDialog({ member, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('team');
  const { remove } = useTeamActions();
  const { name } = member;
  return (
    <Dialog
      title={t('remove.title', { name })}
      onClose={onClose}
      footer={
        <ChangeButton
          duty="team"
          color="red"
          isInDialog
          loading={remove.isPending}
          onClick={() => remove.mutate(member, { onSettled: onClose })}
        >
          {t('remove.confirm')}
        </ChangeButton>
      }
    >
      <p>{t('remove.text', { name })}</p>
    </Dialog>
  );
}

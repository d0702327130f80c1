import { Skeleton } from '@mantine/core';
import type { Member } from '@quayside/contract';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useUser } from '../../lib/session.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { InvitationTable } from './invitation-table.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberTable } from './member-table.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import classes from './team-screen.module.css';
import { useTeam } from './use-team.ts';
import { WorkplacesPanel } from './workplaces-panel.tsx';

/** Who works for the user: members with their roles, open invitations, and the login's other businesses. */
export function TeamScreen() {
  const { t } = useTranslation('team');
  const { name, login } = useUser();
  const team = useTeam();
  const [isInviting, setIsInviting] = useState(false);
  const [leaving, setLeaving] = useState<Member | null>(null);
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead', { name })}
        actions={
          <ChangeButton
            duty="team"
            blockedBecause={login.isVerified ? undefined : t('invite.needsMailbox')}
            onClick={() => setIsInviting(true)}
          >
            {t('invite.button')}
          </ChangeButton>
        }
      />
      <div className={classes.grid}>
        {team.isPending ? <Skeleton height={200} /> : null}
        {team.isError ? <ErrorState error={team.error} onRetry={() => team.refetch()} /> : null}
        {team.data ? (
          <>
            <MemberTable members={team.data.list} onRemove={setLeaving} />
            <InvitationTable invitations={team.data.invitations} />
          </>
        ) : null}
        <WorkplacesPanel />
      </div>
      {isInviting ? <InviteDialog onClose={() => setIsInviting(false)} /> : null}
      {leaving ? <RemoveDialog member={leaving} onClose={() => setLeaving(null)} /> : null}
    </>
  );
}

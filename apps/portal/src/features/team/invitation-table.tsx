import type { Invitation } from '@quayside/contract';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { useTeamActions } from './use-team.ts';

export function InvitationTable({ invitations }: { readonly invitations: readonly Invitation[] }) {
  const { t } = useTranslation('team');
  const format = useFormat();
  const { withdraw } = useTeamActions();
  return (
    <Panel title={t('invitations.title')} flush>
      {invitations.length === 0 ? (
        <EmptyState title={t('invitations.empty')} />
      ) : (
        <PlainTable
          label={t('invitations.title')}
          rows={invitations}
          rowKey={({ id }) => id}
          columns={[
            { key: 'email', title: t('members.email'), cell: ({ email }) => <strong>{email}</strong> },
            { key: 'role', title: t('members.role'), cell: ({ role }) => t(`role.${role}`) },
            { key: 'by', title: t('invitations.by'), cell: ({ invitedBy }) => invitedBy },
            { key: 'until', title: t('invitations.until'), cell: ({ expiresAt }) => format.moment(expiresAt) },
            {
              key: 'action',
              title: t('members.action'),
              isTitleHidden: true,
              cell: ({ id, email }) => (
                <ChangeButton
                  duty="team"
                  variant="subtle"
                  size="xs"
                  aria-label={t('invitations.withdrawOf', { email })}
                  loading={withdraw.isPending && withdraw.variables === id}
                  onClick={() => withdraw.mutate(id)}
                >
                  {t('invitations.withdraw')}
                </ChangeButton>
              ),
            },
          ]}
        />
      )}
    </Panel>
  );
}

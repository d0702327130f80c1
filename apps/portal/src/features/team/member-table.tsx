import type { Member } from '@quayside/contract';
import { isRole } from '@quayside/kernel';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useUser } from '../../lib/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { useRolesToGive, useTeamActions } from './use-team.ts';

interface MemberTableProps {
  readonly members: readonly Member[];
  readonly onRemove: (member: Member) => void;
}

export function MemberTable({ members, onRemove }: MemberTableProps) {
  const { t } = useTranslation('team');
  const format = useFormat();
  const { login } = useUser();
  const roles = useRolesToGive();
  const { setRole } = useTeamActions();
  return (
    <Panel title={t('members.title')} flush>
      <PlainTable
        label={t('members.title')}
        rows={members}
        rowKey={({ loginId }) => loginId}
        columns={[
          {
            key: 'name',
            title: t('members.name'),
            cell: ({ loginId, name }) => (
              <>
                <strong>{name}</strong> {loginId === login.id ? <Badge tone="info">{t('members.you')}</Badge> : null}
              </>
            ),
          },
          { key: 'email', title: t('members.email'), cell: ({ email }) => email },
          {
            key: 'role',
            title: t('members.role'),
            cell: ({ loginId, name, role }) =>
              roles.includes(role) ? (
                <Choice
                  label={t('members.roleOf', { name })}
                  value={role}
                  options={roles.map((value) => ({ value, label: t(`role.${value}`) }))}
                  disabled={setRole.isPending}
                  onChange={(next) => (isRole(next) ? setRole.mutate({ loginId, role: next }) : undefined)}
                />
              ) : (
                t(`role.${role}`)
              ),
          },
          { key: 'since', title: t('members.since'), cell: ({ joinedAt }) => format.date(joinedAt) },
          {
            key: 'action',
            title: t('members.action'),
            isTitleHidden: true,
            cell: (member) =>
              roles.length === 0 || roles.includes(member.role) ? (
                <ChangeButton
                  duty="team"
                  variant="subtle"
                  color="red"
                  size="xs"
                  aria-label={t('members.removeOf', { name: member.name })}
                  onClick={() => onRemove(member)}
                >
                  {t('members.remove')}
                </ChangeButton>
              ) : null,
          },
        ]}
      />
    </Panel>
  );
}

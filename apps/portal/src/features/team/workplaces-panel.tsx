import { Button } from '@mantine/core';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { useSwitchWorkplace, useWorkplaces } from './use-team.ts';

/** The businesses of a login that belongs to several, with links between them. */
export function WorkplacesPanel() {
  const { t } = useTranslation('team');
  const workplaces = useWorkplaces();
  const go = useSwitchWorkplace();
  const list = workplaces.data?.list ?? [];
  if (list.length < 2) return null;
  return (
    <Panel title={t('workplaces.title')} flush>
      <PlainTable
        label={t('workplaces.title')}
        rows={list}
        rowKey={({ userId }) => userId}
        columns={[
          { key: 'name', title: t('members.name'), cell: ({ name }) => <strong>{name}</strong> },
          { key: 'role', title: t('members.role'), cell: ({ role }) => t(`role.${role}`) },
          {
            key: 'action',
            title: t('members.action'),
            isTitleHidden: true,
            cell: ({ userId, name, isCurrent }) =>
              isCurrent ? (
                <Badge tone="ok">{t('workplaces.here')}</Badge>
              ) : (
                <Button
                  variant="subtle"
                  size="xs"
                  aria-label={t('workplaces.goTo', { name })}
                  loading={go.isPending && go.variables === userId}
                  onClick={() => go.mutate(userId)}
                >
                  {t('workplaces.go')}
                </Button>
              ),
          },
        ]}
      />
    </Panel>
  );
}

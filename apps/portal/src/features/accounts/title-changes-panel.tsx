import { siteFacts } from '@quayside/kernel';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { ListFoot } from '../../ui/list/list-foot.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import classes from './accounts-screen.module.css';
import { useFollowTitles, useTitleChanges } from './use-following.ts';

/** Outdated titles abroad with their replacements, and the button that approves them. */
export function TitleChangesPanel({ accountId }: { readonly accountId: number }) {
  const { t } = useTranslation('accounts');
  const changes = useTitleChanges(accountId);
  const follow = useFollowTitles(accountId);
  const [first] = changes.data?.pages ?? [];
  if (first === undefined || first.automatic + first.byHand === 0) return null;
  const { automatic, byHand } = first;
  const rows = changes.data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <Panel title={t('following.outdated')}>
      {automatic > 0 ? <p className={classes.panelText}>{t('following.outdatedLead', { count: automatic })}</p> : null}
      {byHand > 0 ? <p className={classes.panelText}>{t('following.byHand', { count: byHand })}</p> : null}
      {follow.isError ? <Notice tone="bad">{follow.error.message}</Notice> : null}
      <PlainTable
        label={t('following.outdated')}
        rows={rows}
        rowKey={(row) => `${row.itemId}/${row.site}`}
        columns={[
          { key: 'home', title: t('following.home'), cell: (row) => row.homeTitle },
          {
            key: 'now',
            title: t('following.now'),
            cell: (row) => (
              <>
                <SitePlate site={row.site} /> <span lang={siteFacts(row.site).language}>{row.title}</span>
              </>
            ),
          },
          {
            key: 'next',
            title: t('following.next'),
            cell: (row) =>
              row.proposed === null ? (
                t('following.stays')
              ) : (
                <span lang={siteFacts(row.site).language}>{row.proposed}</span>
              ),
          },
        ]}
      />
      <ListFoot list={changes}>
        {automatic > 0 ? (
          <ChangeButton loading={follow.isPending} onClick={() => follow.mutate(automatic)}>
            {t('following.followNow', { count: automatic })}
          </ChangeButton>
        ) : null}
      </ListFoot>
    </Panel>
  );
}

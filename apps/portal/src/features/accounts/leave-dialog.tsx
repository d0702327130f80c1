import { Button } from '@mantine/core';
import type { AccountPage, ListingsOnLeaving } from '@quayside/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { askAboutClosedMarkets } from '../../lib/opened.ts';
import { paths } from '../../lib/paths.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Radios } from '../../ui/options.tsx';
import classes from './accounts-screen.module.css';
import { marketsClosedBy } from './closed-markets.ts';
import { soldElsewhere } from './sold-elsewhere.ts';
import { useLeave } from './use-accounts.ts';

/** Asks what to do with the live listings. Nothing is preselected, and the button names the action. */
export function LeaveDialog({ account, onClose }: { readonly account: AccountPage; readonly onClose: () => void }) {
  const { t } = useTranslation(['accounts', 'app']);
  const format = useFormat();
  const navigate = useNavigate();
  const live = Object.values(account.listedBySite).reduce((sum, n) => sum + n, 0);
  const [chosen, setChosen] = useState<ListingsOnLeaving | null>(live === 0 ? 'leave' : null);
  const leave = useLeave(account, (state) => {
    onClose();
    const closed = marketsClosedBy(account, chosen);
    if (closed.length > 0) askAboutClosedMarkets(closed);
    return state === 'closed' ? navigate(paths.accounts) : undefined;
  });
  const canEnd = account.status === 'ACTIVE' || account.status === 'REQUIRES_ATTENTION_2';
  const finish = () => chosen && leave.mutate({ listings: chosen, expected: live });
  return (
    <Dialog
      title={t('accounts:leave.question', { username: account.username })}
      onClose={onClose}
      width={520}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('app:cancel')}
          </Button>
          <ChangeButton
            duty="accounts"
            color="red"
            isInDialog
            loading={leave.isPending}
            blockedBecause={chosen === null ? t('accounts:leave.chooseFirst') : undefined}
            onClick={finish}
          >
            {chosen === 'end'
              ? t('accounts:leave.confirmEnd', { count: live, n: format.number(live) })
              : t('accounts:leave.confirm')}
          </ChangeButton>
        </>
      }
    >
      <div className={classes.choices}>
        <p>{t('accounts:leave.text')}</p>
        {leave.isError ? <Notice tone="bad">{leave.error.message}</Notice> : null}
        {live > 0 ? (
          <Radios
            label={t('accounts:leave.listings', { count: live, n: format.number(live) })}
            name="listings"
            value={chosen}
            onChange={setChosen}
            options={[
              { value: 'leave', label: t('accounts:leave.leaveLive'), description: t('accounts:leave.leaveLiveText') },
              {
                value: 'end',
                label: t('accounts:leave.end'),
                description: t(canEnd ? 'accounts:leave.endText' : 'accounts:leave.endNeedsAccess'),
                isDisabled: !canEnd,
              },
            ]}
          />
        ) : null}
        {soldElsewhere(account).map(({ dst_site, via_account_name, listings }) => (
          <Notice key={dst_site} tone="info">
            {t('accounts:leave.elsewhere', {
              count: listings,
              n: format.number(listings),
              site: format.site(dst_site),
              username: via_account_name,
            })}
          </Notice>
        ))}
      </div>
    </Dialog>
  );
}

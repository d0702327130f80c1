import { Button } from '@mantine/core';
import type { HeldPriceView } from '@quayside/contract';
import { HELD_CAUSES, HELD_FIXES, type HeldCause, isAllowable } from '@quayside/kernel';
import { type ReactNode, useMemo, useState } from 'react';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListBody } from '../../ui/list/list-body.tsx';
import { ListFoot } from '../../ui/list/list-foot.tsx';
import { Toolbar } from '../../ui/list/toolbar.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { BreakerPanel } from './breaker-panel.tsx';
import classes from './held-table.module.css';
import { HeldTable } from './held-table.tsx';
import { StopsPanel } from './stops-panel.tsx';
import { useAllowHeld, useHeldPrices, usePrepareAllowed, useRereadHeld } from './use-held-prices.ts';

interface HeldPricesScreenProps {
  /** Leads to the earlier changes. */
  readonly earlier: ReactNode;
  /** Shows a previewed change. */
  readonly renderChange: (changeId: number, onClose: () => void) => ReactNode;
}

/** What the price gate holds, why, and what the seller can do about it. */
export function HeldPricesScreen({ earlier, renderChange }: HeldPricesScreenProps) {
  const { t } = useTranslation(['pricing', 'app']);
  const format = useFormat();
  const { account } = useAccount();
  const [cause, setCause] = useState<HeldCause | null>(null);
  const [asked, setAsked] = useState<HeldPriceView | null>(null);
  const [changeId, setChangeId] = useState<number>();
  const held = useHeldPrices(cause);
  const prepare = usePrepareAllowed();
  const reread = useRereadHeld();
  const list = useMemo(() => held.data?.pages.flatMap((page) => page.list) ?? [], [held.data]);
  const counts = new Map(held.data?.pages[0]?.causes.map((one) => [one.cause, one.count]));
  const all = [...counts.values()].reduce((sum, n) => sum + n, 0);
  const shown = HELD_CAUSES.filter((one) => counts.has(one) || one === cause);
  const mayAllowAll = cause !== null && HELD_FIXES[cause] !== 'breaker' && isAllowable(cause) && counts.has(cause);
  return (
    <>
      <PageHeader title={t('pricing:held.title')} lead={t('pricing:held.lead')} actions={earlier} />
      <Toolbar>
        <Choice
          label={t('pricing:held.filter')}
          value={cause ?? ''}
          onChange={(value) => setCause(HELD_CAUSES.find((one) => one === value) ?? null)}
          options={[
            { value: '', label: t('pricing:held.all', { n: format.number(all) }) },
            ...shown.map((one) => ({
              value: one,
              label: t('pricing:held.one', {
                cause: t(`pricing:held.cause.${one}`),
                n: format.number(counts.get(one) ?? 0),
              }),
            })),
          ]}
        />
        {mayAllowAll ? (
          <ChangeButton
            variant="default"
            loading={prepare.isPending}
            onClick={() => prepare.mutate(cause, { onSuccess: (change) => setChangeId(change.changeId) })}
          >
            {t('pricing:held.allowAll')}
          </ChangeButton>
        ) : null}
      </Toolbar>
      <div className={classes.panels}>
        <Panel flush>
          <ListBody
            list={held}
            isEmpty={list.length === 0}
            empty={<EmptyState title={t('pricing:held.empty.title')}>{t('pricing:held.empty.text')}</EmptyState>}
          >
            <HeldTable prices={list} onAllow={setAsked} />
            <ListFoot list={held} />
          </ListBody>
        </Panel>
        <BreakerPanel key={account.id} />
        <StopsPanel />
      </div>
      {asked ? <AllowDialog price={asked} onClose={() => setAsked(null)} /> : null}
      {changeId === undefined
        ? null
        : renderChange(changeId, () => {
            setChangeId(undefined);
            reread();
          })}
    </>
  );
}

/** Asks for consent to one price that is sent although the gate held it. */
function AllowDialog({ price, onClose }: { readonly price: HeldPriceView; readonly onClose: () => void }) {
  const { t } = useTranslation(['pricing', 'app']);
  const format = useFormat();
  const allow = useAllowHeld();
  const { title, wanted, targetKey, site, changeKind, generation, itemId } = price;
  const send = () =>
    allow.mutate(
      { targetKey, site, changeKind, generation, itemId },
      { onSuccess: () => showToast('settingUpdated'), onSettled: onClose },
    );
  return (
    <Dialog
      title={t('pricing:held.allow')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('pricing:moves.back')}
          </Button>
          <ChangeButton isInDialog loading={allow.isPending} onClick={send}>
            {t('pricing:held.allow')}
          </ChangeButton>
        </>
      }
    >
      <p>
        {t('pricing:held.allowText', {
          item: title,
          site: format.site(site),
          price: wanted ? format.money(wanted) : t('pricing:held.itsPrice'),
        })}
      </p>
    </Dialog>
  );
}

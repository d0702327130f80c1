import { Skeleton } from '@mantine/core';
import type { AccountEntry, ShippingModes } from '@quayside/contract';
import type { ServiceLevel } from '@quayside/kernel';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useMayChange, useUser } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { MarketplaceFailure } from './marketplace-failure.tsx';
import { changedLevels, type ModeDraft, modeDraftOf } from './mode-draft.ts';
import classes from './shipping.module.css';
import { TouchDialog } from './touch-dialog.tsx';
import { useConsent } from './use-consent.ts';
import { useDeliveryModes } from './use-shipping.ts';

/** The delivery modes that the profiles' services correspond to, for each Cdiscount account. */
export function ModesPanels() {
  const { accounts } = useUser();
  return accounts
    .filter(({ platform }) => platform === 'cdiscount')
    .map((account) => <ModesPanel key={account.id} account={account} />);
}

function ModesPanel({ account }: { readonly account: AccountEntry }) {
  const { t } = useTranslation('shipping');
  const modes = useDeliveryModes(account.id);
  return (
    <Panel title={t('modes.title', { account: account.username })}>
      <div className={classes.stack}>
        <p className={classes.soft}>{t('modes.lead')}</p>
        {modes.isPending ? <Skeleton height={200} /> : null}
        {modes.isError ? (
          <MarketplaceFailure error={modes.error} accountId={account.id} onRetry={() => modes.refetch()} />
        ) : null}
        {modes.isSuccess && modes.data.modes.length === 0 ? <Notice tone="warn">{t('modes.none')}</Notice> : null}
        {modes.isSuccess && modes.data.modes.length > 0 ? <ModesForm modes={modes.data} /> : null}
      </div>
    </Panel>
  );
}

function ModesForm({ modes }: { readonly modes: ShippingModes }) {
  const { t } = useTranslation('shipping');
  const mayChange = useMayChange();
  const [chosen, setChosen] = useState<Partial<ModeDraft>>({});
  const consent = useConsent({
    onDone: () => {
      setChosen({});
      showToast('settingUpdated');
    },
  });
  const draft: ModeDraft = { ...modeDraftOf(modes), ...chosen };
  const isSaved = modes.isSet && changedLevels(modes, draft).length === 0;
  const codes = new Set(modes.modes.map(({ code }) => code));
  const isGone = Object.values(draft).some((code) => code !== null && !codes.has(code));
  const labelOf = (level: ServiceLevel) => t(`level.${level}`);
  return (
    <>
      <PlainTable
        label={t('modes.table')}
        rows={modes.levels}
        rowKey={({ level }) => level}
        isStacking
        columns={[
          { key: 'service', title: t('column.service'), cell: ({ level }) => labelOf(level) },
          {
            key: 'mode',
            title: t('modes.column'),
            cell: ({ level }) => {
              const code = draft[level];
              return (
                <Choice
                  label={t('modes.of', { service: labelOf(level) })}
                  value={code ?? ''}
                  disabled={!mayChange || consent.isPending}
                  options={[
                    { value: '', label: t('modes.ofAccount') },
                    ...modes.modes.map((mode) => ({ value: mode.code, label: t('modes.mode', mode) })),
                    ...(code !== null && !codes.has(code) ? [{ value: code, label: t('modes.gone', { code }) }] : []),
                  ]}
                  onChange={(value) => setChosen({ ...chosen, [level]: value === '' ? null : value })}
                />
              );
            },
          },
        ]}
      />
      {modes.isSet ? null : <Notice tone="info">{t('modes.unset')}</Notice>}
      {isGone ? <Notice tone="warn">{t('modes.takeOut')}</Notice> : null}
      <div className={classes.bar}>
        <ChangeButton
          loading={consent.isPending}
          blockedBecause={isGone ? t('modes.takeOut') : isSaved ? t('modes.saved') : undefined}
          onClick={() => consent.ask({ change: 'modes', accountId: modes.accountId, modes: draft })}
        >
          {t('modes.save')}
        </ChangeButton>
        {modes.isSet && !isSaved ? <span className={classes.soft}>{t('save.dirty')}</span> : null}
      </div>
      {consent.question ? <TouchDialog {...consent.question} title={t('modes.change')} /> : null}
    </>
  );
}

import { Button, Skeleton } from '@mantine/core';
import type { Assumptions, AssumptionsInput, DatedAssumptions } from '@quayside/contract';
import { isSite, listingSitesOf, type Site } from '@quayside/kernel';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { FIRST_ASSUMPTIONS, statedOf } from './assumption-draft.ts';
import { AssumptionsDialog } from './assumptions-dialog.tsx';
import classes from './costs.module.css';
import { today } from './item-costs.tsx';
import { useAssumptions, useSetAssumptions } from './use-costs.ts';

interface Edited {
  readonly site: Site | null;
  readonly validFrom: string;
  readonly stated: Assumptions | null;
  /** What the fields show at first. */
  readonly draft: Assumptions;
}

const NOTHING: Assumptions = {
  ...{ vatScheme: null, vatRate: null, commission: null, adRate: null },
  ...{ returnShare: null, returnCost: null, costShare: null },
};

/** What is assumed of sales through the account, by site and day. */
export function AssumptionsPanel() {
  const { t } = useTranslation('costs');
  const { account } = useAccount();
  const assumptions = useAssumptions();
  const set = useSetAssumptions();
  const [address, setAddress] = useSearchParams();
  const sites = [account.site, ...listingSitesOf({ platform: account.platform, site: account.site })];
  const named = address.get('site') ?? '';
  const wanted = isSite(named) && sites.includes(named) ? named : undefined;
  const [edited, setEdited] = useState<Edited | null>(null);
  const [undo, setUndo] = useState<AssumptionsInput | null>(null);
  if (assumptions.isPending) return <Skeleton height={180} radius="lg" />;
  if (assumptions.isError) return <ErrorState error={assumptions.error} onRetry={() => assumptions.refetch()} />;
  const { list } = assumptions.data;
  const store = (input: AssumptionsInput) =>
    set.mutate(input, {
      onSuccess: () => {
        const { site, validFrom, assumptions: stated, replaces = null } = input;
        setUndo({ site, validFrom, assumptions: replaces, replaces: stated });
        close();
      },
      onError: (error) => toastFailure(error),
    });
  const close = () => {
    setEdited(null);
    setAddress({}, { replace: true });
  };
  /** The newest of a place is shown at first, so that only what differs has to be typed. */
  const begin = (site: Site | null): Edited => {
    const stated = list.find((one) => one.site === site && one.validFrom === today());
    const newest = list.find((one) => one.site === site);
    const draft = newest ? statedOf(newest) : site === null && list.length === 0 ? FIRST_ASSUMPTIONS : NOTHING;
    return { site, validFrom: today(), stated: stated ? statedOf(stated) : null, draft };
  };
  const open = edited ?? (wanted ? begin(wanted) : null);
  return (
    <Panel
      title={t('assumptions.title')}
      aside={
        <ChangeButton size="xs" variant="default" onClick={() => setEdited(begin(null))}>
          {t('assumptions.add')}
        </ChangeButton>
      }
    >
      <div className={classes.stack}>
        <p>{t('assumptions.text')}</p>
        {list.length === 0 ? (
          <div>
            <p>{t('assumptions.empty')}</p>
            <ChangeButton
              loading={set.isPending}
              onClick={() => store({ site: null, validFrom: today(), assumptions: FIRST_ASSUMPTIONS, replaces: null })}
            >
              {t('assumptions.first')}
            </ChangeButton>
          </div>
        ) : (
          <List
            list={list}
            onEdit={(one) => {
              const stated = statedOf(one);
              setEdited({ site: one.site, validFrom: one.validFrom, stated, draft: stated });
            }}
            onRemove={(one) =>
              store({ site: one.site, validFrom: one.validFrom, assumptions: null, replaces: statedOf(one) })
            }
          />
        )}
        {undo ? (
          <Notice tone="info">
            {t('saved')}{' '}
            <Button size="xs" variant="default" onClick={() => store(undo)}>
              {t('undo')}
            </Button>
          </Notice>
        ) : null}
      </div>
      {open ? (
        <AssumptionsDialog
          {...open}
          sites={sites}
          isSaving={set.isPending}
          onSave={(input) => {
            const stated = list.find((one) => one.site === input.site && one.validFrom === input.validFrom);
            store({ ...input, replaces: stated ? statedOf(stated) : null });
          }}
          onClose={close}
        />
      ) : null}
    </Panel>
  );
}

function List(props: {
  readonly list: readonly DatedAssumptions[];
  readonly onEdit: (one: DatedAssumptions) => void;
  readonly onRemove: (one: DatedAssumptions) => void;
}) {
  const { t } = useTranslation('costs');
  const format = useFormat();
  const share = (basisPoints: number | null) => (basisPoints === null ? '–' : format.percent(basisPoints / 10_000));
  const placeOf = ({ site }: DatedAssumptions) => (site === null ? t('assumptions.allSites') : format.site(site));
  return (
    <PlainTable
      label={t('assumptions.title')}
      rows={props.list}
      rowKey={({ site, validFrom }) => `${site ?? ''} ${validFrom}`}
      columns={[
        { key: 'site', title: t('column.site'), cell: placeOf },
        { key: 'from', title: t('column.from'), cell: ({ validFrom }) => format.date(validFrom) },
        {
          key: 'vat',
          title: t('field.vatScheme'),
          cell: ({ vatScheme, vatRate }) =>
            [vatScheme === null ? '–' : t(`scheme.${vatScheme}`), vatRate === null ? '' : share(vatRate)]
              .filter(Boolean)
              .join(', '),
        },
        {
          key: 'commission',
          title: t('field.commission'),
          isNumber: true,
          cell: ({ commission }) => share(commission),
        },
        { key: 'ads', title: t('field.adRate'), isNumber: true, cell: ({ adRate }) => share(adRate) },
        {
          key: 'returns',
          title: t('field.returnShare'),
          isNumber: true,
          cell: ({ returnShare, returnCost }) =>
            [share(returnShare), returnCost === null ? '' : format.money(returnCost)].filter(Boolean).join(', '),
        },
        { key: 'cost', title: t('field.costShare'), isNumber: true, cell: ({ costShare }) => share(costShare) },
        {
          key: 'acts',
          title: t('edit'),
          isTitleHidden: true,
          cell: (one) => (
            <span className={classes.aside}>
              <ChangeButton
                size="xs"
                variant="default"
                aria-label={t('editOf', { site: placeOf(one), date: format.date(one.validFrom) })}
                onClick={() => props.onEdit(one)}
              >
                {t('edit')}
              </ChangeButton>
              <ChangeButton
                size="xs"
                variant="subtle"
                aria-label={t('removeOf', { site: placeOf(one), date: format.date(one.validFrom) })}
                onClick={() => props.onRemove(one)}
              >
                {t('remove')}
              </ChangeButton>
            </span>
          ),
        },
      ]}
    />
  );
}

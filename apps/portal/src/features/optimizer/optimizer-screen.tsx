import { Button } from '@mantine/core';
import { type ImprovableListing, PROPOSALS_AT_ONCE } from '@quayside/contract';
import { type Site, sitesOf } from '@quayside/kernel';
import { PLACE_CHECKS, type PlaceCheck } from '@quayside/kernel/listing-checks';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListBody } from '../../ui/list/list-body.tsx';
import { ListFoot } from '../../ui/list/list-foot.tsx';
import { SelectionBar } from '../../ui/list/selection-bar.tsx';
import { Toolbar } from '../../ui/list/toolbar.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ImprovementTable } from './improvement-table.tsx';
import { keyOf, proposes } from './proposals.ts';
import { useChecks, useImprovements, useIsListed, useProposals } from './use-improvements.ts';

interface OptimizerScreenProps {
  /** Shows a change. */
  readonly renderChange: (changeId: number, onClose: () => void) => ReactNode;
  /** Leads to the earlier previewed changes. */
  readonly earlier: ReactNode;
}

/** What would help each live listing of an account most, and the changes that follow from it. */
export function OptimizerScreen({ renderChange, earlier }: OptimizerScreenProps) {
  const { t } = useTranslation('optimizer');
  const format = useFormat();
  const { account } = useAccount();
  const [check, setCheck] = useState<PlaceCheck | null>(null);
  const [site, setSite] = useState<Site | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [change, setChange] = useState<number | null>(null);
  const checks = useChecks();
  const improvements = useImprovements({ ...(check ? { check } : {}), ...(site ? { site } : {}) });
  const sites = sitesOf(account.platform).filter((one) => one !== account.site);
  const off = checks.data?.checks.flatMap((one) => (one.value ? [] : one.check)) ?? [];
  const rows = improvements.data?.pages.flatMap((page) => page.list) ?? [];
  const show = (next: { readonly check?: PlaceCheck | null; readonly site?: Site | null }) => {
    if (next.check !== undefined) setCheck(next.check);
    if (next.site !== undefined) setSite(next.site);
    setSelected(new Set());
  };
  const close = () => {
    setChange(null);
    setSelected(new Set());
    void improvements.refetch();
  };
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} actions={earlier} />
      <Toolbar>
        <Choice
          label={t('check.label')}
          value={check ?? ''}
          onChange={(value) => show({ check: PLACE_CHECKS.find((one) => one === value) ?? null })}
          options={[
            { value: '', label: t('check.all') },
            ...PLACE_CHECKS.filter((one) => !off.includes(one)).map((one) => ({
              value: one,
              label: t(`check.${one}`),
            })),
          ]}
        />
        <Choice
          label={t('site')}
          value={site ?? ''}
          onChange={(value) => show({ site: sites.find((one) => one === value) ?? null })}
          options={[
            { value: '', label: t('allSites') },
            ...sites.map((one) => ({ value: one, label: format.site(one) })),
          ]}
        />
        <Link to={paths.profile}>{t('settings')}</Link>
      </Toolbar>
      <Chosen
        listings={rows.filter((row) => selected.has(keyOf(row))).slice(0, PROPOSALS_AT_ONCE)}
        onClear={() => setSelected(new Set())}
        onChange={setChange}
      />
      <Panel flush>
        <ListBody
          list={improvements}
          isEmpty={rows.length === 0}
          isComing={improvements.isComing}
          empty={
            improvements.hasNextPage ? (
              <>
                <EmptyState title={t('soFar.title')}>{t('soFar.text')}</EmptyState>
                <ListFoot list={improvements} />
              </>
            ) : (
              <NothingFound />
            )
          }
        >
          <ImprovementTable rows={rows} selected={selected} onSelect={setSelected} />
          <ListFoot list={improvements} />
        </ListBody>
      </Panel>
      {change === null ? null : renderChange(change, close)}
    </>
  );
}

/** All listings are fine, or there are none yet. */
function NothingFound() {
  const { t } = useTranslation('optimizer');
  const { account, scope } = useAccount();
  if (useIsListed() !== false) return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>;
  return (
    <EmptyState
      title={t('unlisted.title')}
      action={
        <Button component={Link} to={paths.products({ scope, account })}>
          {t('unlisted.action')}
        </Button>
      }
    >
      {t('unlisted.text')}
    </EmptyState>
  );
}

function Chosen(props: {
  readonly listings: readonly ImprovableListing[];
  readonly onClear: () => void;
  readonly onChange: (changeId: number) => void;
}) {
  const { listings, onClear, onChange } = props;
  const { t } = useTranslation('optimizer');
  const format = useFormat();
  const titles = useProposals('titles');
  const prices = useProposals('prices');
  const of = { titles: listings.filter(proposes('titles')), prices: listings.filter(proposes('prices')) };
  const counted = (count: number) => ({ count, n: format.number(count) });
  const onSuccess = ({ changeId }: { readonly changeId: number }) => onChange(changeId);
  return (
    <SelectionBar
      isNone={listings.length === 0}
      status={listings.length === 0 ? '' : t('selected', counted(listings.length))}
      onClear={onClear}
    >
      {of.titles.length > 0 ? (
        <ChangeButton loading={titles.isPending} onClick={() => titles.mutate(of.titles, { onSuccess })}>
          {t('titles', counted(of.titles.length))}
        </ChangeButton>
      ) : null}
      {of.prices.length > 0 ? (
        <ChangeButton
          needs="manual-price-management-enabled"
          loading={prices.isPending}
          onClick={() => prices.mutate(of.prices, { onSuccess })}
        >
          {t('prices', counted(of.prices.length))}
        </ChangeButton>
      ) : null}
    </SelectionBar>
  );
}

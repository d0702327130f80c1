import { DECISION_VIEWS, type DecisionView, type RepricerDecision, type RepricerOverview } from '@quayside/contract';
import { type Site, sitesOf } from '@quayside/kernel';
import { Link, useSearchParams } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Choice } from '../../ui/choice.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListBody } from '../../ui/list/list-body.tsx';
import { ListFoot } from '../../ui/list/list-foot.tsx';
import { ListTabs } from '../../ui/list/list-tabs.tsx';
import { SearchField } from '../../ui/list/search-field.tsx';
import { Toolbar } from '../../ui/list/toolbar.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import { useDecisionText } from './decision-text.ts';
import { PriceMove } from './price-move.tsx';
import classes from './repricer.module.css';
import { useDecisions } from './use-repricer.ts';

const TABS = ['all', ...DECISION_VIEWS] as const;
const MODES = ['dry', 'live', 'kept'] as const;
const TONES = { dry: 'off', live: 'ok', kept: 'warn' } as const;

/** What each listing is told now, and why. The address names the part, the site and the search: `?view=down&site=DE`. */
export function DecisionList({ overview }: { readonly overview: RepricerOverview }) {
  const { t } = useTranslation('repricer');
  const format = useFormat();
  const at = useAccount();
  const textOf = useDecisionText();
  const [address, setAddress] = useSearchParams();
  const view = DECISION_VIEWS.find((one) => one === address.get('view'));
  const sites = sitesOf('amazon').filter((site) => site !== at.account.site);
  const site = sites.find((one) => one === address.get('site'));
  const mode = MODES.find((one) => one === address.get('mode'));
  const query = address.get('q') ?? '';
  const decisions = useDecisions({
    ...(view ? { view } : {}),
    ...(site ? { site } : {}),
    ...(mode ? { mode } : {}),
    ...(query ? { query } : {}),
  });
  const list = decisions.data?.pages.flatMap((page) => page.list) ?? [];
  const totalOf = (tab: DecisionView | 'all') =>
    tab === 'all' ? DECISION_VIEWS.reduce((sum, one) => sum + overview.counts[one], 0) : overview.counts[tab];
  const given = (name: string, value: string) => {
    const next = new URLSearchParams(address);
    if (value === '') next.delete(name);
    else next.set(name, value);
    return next;
  };
  const set = (name: string, value: string) => setAddress(given(name, value), { replace: true });
  const isFiltered = view !== undefined || site !== undefined || mode !== undefined || query !== '';
  return (
    <Panel title={t('list.title')} flush>
      <Toolbar isInset>
        <SearchField label={t('list.search')} value={query} onSearch={(words) => set('q', words)} />
        <Choice
          label={t('list.site')}
          value={site ?? ''}
          options={[
            { value: '', label: t('list.everySite') },
            ...sites.map((one: Site) => ({ value: one, label: format.site(one) })),
          ]}
          onChange={(value) => set('site', value)}
        />
        <Choice
          label={t('list.mode')}
          value={mode ?? ''}
          options={[
            { value: '', label: t('list.everyMode') },
            ...MODES.map((one) => ({ value: one, label: t(`mode.${one}`) })),
          ]}
          onChange={(value) => set('mode', value)}
        />
      </Toolbar>
      <ListTabs
        label={t('list.parts')}
        active={view ?? 'all'}
        tabs={TABS.map((name) => ({ name, title: t(`view.${name}`), total: totalOf(name) }))}
        addressOf={(tab) => ({ search: `?${given('view', tab === 'all' ? '' : tab)}` })}
      />
      <ListBody
        list={decisions}
        isEmpty={list.length === 0}
        empty={
          <EmptyState title={t(isFiltered ? 'list.noMatch' : 'list.none')}>
            {t(isFiltered ? 'list.noMatchText' : overview.isEnabled ? 'list.noneText' : 'list.offText')}
          </EmptyState>
        }
      >
        <PlainTable
          label={t('list.title')}
          rows={list}
          rowKey={(one) => `${one.itemId}/${one.site}`}
          columns={[
            {
              key: 'item',
              title: t('column.item'),
              cell: (one) => (
                <>
                  <Link to={paths.item(at, one.itemId)}>{one.title}</Link>{' '}
                  <small className={classes.soft}>{one.sku}</small>
                </>
              ),
            },
            { key: 'site', title: t('column.site'), cell: (one) => <SitePlate site={one.site} /> },
            { key: 'price', title: t('column.price'), isNumber: true, cell: (one) => <PriceMove decision={one} /> },
            {
              key: 'bounds',
              title: t('column.bounds'),
              isNumber: true,
              cell: (one) => (
                <span className={classes.move}>
                  {amount(one, one.floor) ?? t('none')} – {amount(one, one.ceiling ?? one.rulePrice) ?? t('none')}
                </span>
              ),
            },
            { key: 'why', title: t('column.why'), cell: (one) => <div className={classes.why}>{textOf(one)}</div> },
            {
              key: 'mode',
              title: t('column.mode'),
              cell: (one) => <Badge tone={TONES[one.mode]}>{t(`mode.${one.mode}`)}</Badge>,
            },
          ]}
        />
        <ListFoot list={decisions} />
      </ListBody>
    </Panel>
  );

  function amount({ currency }: RepricerDecision, minor: number | null): string | null {
    return minor === null ? null : format.money({ minor, currency });
  }
}

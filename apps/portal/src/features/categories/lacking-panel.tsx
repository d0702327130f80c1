import { Checkbox, NativeSelect } from '@mantine/core';
import { CATEGORY_LIMITS, type LackingItem, SPECIFICS_SHOWN } from '@quayside/contract';
import { listingSitesOf, platformOfSite, type Site } from '@quayside/kernel';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { CountedDialog } from '../../ui/counted-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListBody } from '../../ui/list/list-body.tsx';
import { ListFoot } from '../../ui/list/list-foot.tsx';
import { Toolbar } from '../../ui/list/toolbar.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import classes from './categories.module.css';
import { FillBar } from './fill-bar.tsx';
import { pathText } from './path-text.ts';
import { SpecificFields } from './specific-fields.tsx';
import { changedSpecifics, type SpecificsDraft } from './specifics-draft.ts';
import { useHomeCategories } from './use-categories.ts';
import { useLacking, useSpecificsChange } from './use-specifics.ts';

type Shown = (typeof SPECIFICS_SHOWN)[number];

const rowKey = ({ itemId, site }: LackingItem) => `${itemId}/${site}`;

/** The specifics that sites require: those that items lack, or all of them, with a field for each. */
export function LackingPanel() {
  const { t } = useTranslation('categories');
  const format = useFormat();
  const at = useAccount();
  const [show, setShow] = useState<Shown>('required');
  const [site, setSite] = useState<Site | null>(null);
  const [draft, setDraft] = useState<SpecificsDraft>({});
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const lacking = useLacking({ show, ...(site ? { site } : {}) });
  const change = useSpecificsChange(() => {
    setDraft({});
    setPicked(new Set());
  });
  const list = lacking.data?.pages.flatMap((page) => page.list) ?? [];
  const changed = changedSpecifics(draft, list).slice(0, CATEGORY_LIMITS.specifics);
  const chosen = list.filter((item) => picked.has(rowKey(item)));
  const elsewhere = useHomeCategories('').data?.pages[0]?.sites.filter((one) => platformOfSite(one) !== null) ?? [];
  const own = listingSitesOf(at.account).filter((one) => platformOfSite(one) === null && one !== at.account.site);
  const sites = [...own, ...elsewhere];
  const navigateTo = (next: { readonly show?: Shown; readonly site?: Site | null }) => {
    if (next.show) setShow(next.show);
    if (next.site !== undefined) setSite(next.site);
    setDraft({});
    setPicked(new Set());
  };
  return (
    <Panel title={t('lacking.title')} flush>
      <Toolbar isInset>
        <NativeSelect
          label={t('specifics.show.label')}
          value={show}
          data={SPECIFICS_SHOWN.map((value) => ({ value, label: t(`specifics.show.${value}`) }))}
          onChange={(event) => navigateTo({ show: event.currentTarget.value as Shown })}
        />
        <NativeSelect
          label={t('specifics.site')}
          value={site ?? ''}
          data={[
            { value: '', label: t('specifics.allSites') },
            ...sites.map((one) => ({ value: one, label: format.site(one) })),
          ]}
          onChange={(event) => navigateTo({ site: (event.currentTarget.value || null) as Site | null })}
        />
      </Toolbar>
      <ListBody
        list={lacking}
        isEmpty={list.length === 0}
        empty={<EmptyState title={t('lacking.empty')}>{t('lacking.emptyText')}</EmptyState>}
      >
        <FillBar
          list={list}
          chosen={chosen}
          show={show}
          isPending={change.isPending}
          onFill={(fill) => change.ask({ change: 'fill', ...fill })}
        />
        <PlainTable
          label={t('lacking.title')}
          isStacking
          rows={list}
          rowKey={rowKey}
          columns={[
            {
              key: 'item',
              title: t('lacking.item'),
              cell: (item) => (
                <>
                  <Checkbox
                    aria-label={t('specifics.pick', { name: item.title, site: format.site(item.site) })}
                    checked={picked.has(rowKey(item))}
                    onChange={(event) => {
                      const next = new Set(picked);
                      if (event.currentTarget.checked) next.add(rowKey(item));
                      else next.delete(rowKey(item));
                      setPicked(next);
                    }}
                  />
                  <Link to={paths.item(at, item.itemId)}>{item.title}</Link>
                  <span className={classes.line}>{item.sku}</span>
                </>
              ),
            },
            {
              key: 'site',
              title: t('mapping.there'),
              cell: ({ site: there, category }) => (
                <>
                  <SitePlate site={there} /> {pathText(category?.path ?? [])}
                </>
              ),
            },
            {
              key: 'specifics',
              title: t('specifics.title'),
              cell: (item) => (
                <SpecificFields
                  item={item}
                  draft={draft}
                  onDraft={(key, values) => setDraft((before) => ({ ...before, [key]: values }))}
                />
              ),
            },
          ]}
        />
        <ListFoot list={lacking}>
          <ChangeButton
            loading={change.isPending}
            blockedBecause={changed.length === 0 ? t('lacking.nothing') : undefined}
            onClick={() => change.ask({ change: 'give', specifics: changed })}
          >
            {t('lacking.save')}
          </ChangeButton>
          <span>
            {t('lacking.then')} <Link to={paths.products(at)}>{t('lacking.products')}</Link>
          </span>
        </ListFoot>
      </ListBody>
      <CountedDialog question={change.question} />
    </Panel>
  );
}

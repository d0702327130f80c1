import { Checkbox } from '@mantine/core';
import type { SiteTitle, SiteTitleState } from '@quayside/contract';
import { type Site, siteFacts } from '@quayside/kernel';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { TitleField } from './title-field.tsx';
import { canAccept, nextItemId } from './title-rows.ts';
import classes from './titles.module.css';

const TONES: Readonly<Record<SiteTitleState, Tone>> = {
  ready: 'ok',
  draft: 'wait',
  missing: 'bad',
  accepted: 'ok',
  own: 'ok',
  stale: 'warn',
};

interface TitleTableProps {
  readonly site: Site;
  readonly rows: readonly SiteTitle[];
  readonly limit: number | null;
  readonly selected: ReadonlySet<number>;
  readonly onSelect: (selected: ReadonlySet<number>) => void;
}

/** Titles to work through: the home title, the title on the site, and its state. */
export function TitleTable({ site, rows, limit, selected, onSelect }: TitleTableProps) {
  const { t } = useTranslation('translations');
  const { account } = useAccount();
  const place = useRef<HTMLDivElement>(null);
  const acceptable = rows.filter(canAccept);
  const chosen = acceptable.filter(({ itemId }) => selected.has(itemId)).length;
  const leadOn = (itemId: number) => {
    const next = nextItemId(rows, itemId);
    const field = next && place.current?.querySelector<HTMLTextAreaElement>(`textarea[data-title-of="${next}"]`);
    if (!field) return;
    field.focus();
    field.select();
  };
  const select = (itemId: number, isSelected: boolean) => {
    const changed = new Set(selected);
    if (isSelected) changed.add(itemId);
    else changed.delete(itemId);
    onSelect(changed);
  };
  return (
    <div ref={place}>
      <PlainTable
        label={t('title')}
        isStacking
        rows={rows}
        rowKey={({ itemId }) => itemId}
        columns={[
          {
            key: 'select',
            title: (
              <Checkbox
                size="xs"
                aria-label={t('select.all')}
                checked={acceptable.length > 0 && chosen === acceptable.length}
                indeterminate={chosen > 0 && chosen < acceptable.length}
                disabled={acceptable.length === 0}
                onChange={(event) =>
                  onSelect(event.currentTarget.checked ? new Set(acceptable.map(({ itemId }) => itemId)) : new Set())
                }
              />
            ),
            cell: (row) => (
              <Checkbox
                aria-label={t('select.one', { title: row.sourceTitle })}
                checked={selected.has(row.itemId)}
                disabled={!canAccept(row)}
                onChange={(event) => select(row.itemId, event.currentTarget.checked)}
              />
            ),
          },
          {
            key: 'source',
            title: t('column.source'),
            cell: (row) => (
              <span className={classes.source}>
                <span lang={siteFacts(account.site).language}>{row.sourceTitle}</span>
                <Link to={paths.item({ scope: account.platform, account }, row.itemId)}>{row.sku}</Link>
              </span>
            ),
          },
          {
            key: 'title',
            title: t('column.title'),
            cell: (row) => (
              <div className={classes.title}>
                <TitleField row={row} site={site} limit={limit} onNext={() => leadOn(row.itemId)} />
                <TitleRemarks row={row} site={site} />
              </div>
            ),
          },
          {
            key: 'state',
            title: t('column.state'),
            cell: (row) => <Badge tone={TONES[row.state]}>{t(`state.${row.state}`)}</Badge>,
          },
        ]}
      />
    </div>
  );
}

/** What was omitted, why there is no title, and what else the seller should know. */
function TitleRemarks({ row, site }: { readonly row: SiteTitle; readonly site: Site }) {
  const { t } = useTranslation(['translations', 'publishing']);
  const format = useFormat();
  const isAutomatic = row.state === 'draft' || row.state === 'ready';
  return (
    <>
      {row.state === 'missing' && row.reason !== null ? (
        <span className={classes.note}>
          {t(`publishing:reason.${row.reason}`)} <OtherItem row={row} />
        </span>
      ) : null}
      {isAutomatic && row.dropped.length > 0 ? (
        <span className={classes.note}>{t('publishing:preview.dropped', { words: format.list(row.dropped) })}</span>
      ) : null}
      {row.state === 'stale' && row.madeTitle !== null ? (
        <span className={classes.note}>
          {t('translations:remark.now')} <span lang={siteFacts(site).language}>{row.madeTitle}</span>
        </span>
      ) : null}
      {row.isDuplicate ? (
        <span className={classes.note}>
          {t('translations:remark.duplicate')} <OtherItem row={row} />
        </span>
      ) : null}
      {row.isLive ? <span className={classes.note}>{t('translations:remark.live')}</span> : null}
    </>
  );
}

/** The item that has the title. */
function OtherItem({ row: { sameAs } }: { readonly row: SiteTitle }) {
  const { account } = useAccount();
  if (sameAs === null) return null;
  return <Link to={paths.item({ scope: account.platform, account }, sameAs.itemId)}>{sameAs.sku}</Link>;
}

import { Anchor } from '@mantine/core';
import type { Product } from '@quayside/contract';
import { platformOfSite, type Site } from '@quayside/kernel';
import { memo, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../../lib/account.ts';
import { usePlaceOf } from '../../../lib/account-place.ts';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { paths } from '../../../lib/paths.ts';
import { useUser } from '../../../lib/session.ts';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { useFromList } from '../back-to-list.tsx';
import { usePriceGapText } from '../price-gap-text.ts';
import { ReasonLine } from '../reason-line.tsx';
import type { PublishRequest } from '../requests.ts';
import { CELL_STATUSES, canEnd, canList, type Places, reasonAt, statusOf } from './cell-status.ts';
import { GLYPHS } from './glyphs.tsx';
import classes from './matrix.module.css';

const EditCell = lazyPart(async () => ({ default: (await import('./edit-cell.tsx')).EditCell }));

interface CellPanelProps {
  /** The product and the site of the cell that has the focus; null for none. */
  readonly product: Product | null;
  readonly site: Site | null;
  readonly places: Places | undefined;
  readonly onPublish: (request: PublishRequest) => void;
}

/** What a cell says in words: its state, what stands in the way, what removes that, and what can be done here. */
export const CellPanel = memo(function CellPanel({ product, site, places, onPublish }: CellPanelProps) {
  const { t } = useTranslation(['products', 'matrix']);
  return (
    <>
      {product === null || site === null ? (
        <p className={classes.soft}>{t('matrix:choose')}</p>
      ) : (
        <CellFacts key={`${product.id} ${site}`} {...{ product, site, places, onPublish }} />
      )}
      <Legend isOpen={product === null} />
    </>
  );
});

interface CellFactsProps extends CellPanelProps {
  readonly product: Product;
  readonly site: Site;
}

function CellFacts({ product, site, places, onPublish }: CellFactsProps) {
  const { t } = useTranslation(['products', 'matrix']);
  const format = useFormat();
  const at = useAccount();
  const placeOf = usePlaceOf();
  const { accounts } = useUser();
  const fromList = useFromList();
  const [editing, setEditing] = useState<'title' | 'price' | null>(null);
  const status = statusOf(product, site, places);
  const cell = product.translations[site];
  const reason = reasonAt(product, site, places);
  const gapText = usePriceGapText();
  const gap = cell === undefined || status === 'home' ? '' : gapText(cell);
  const shown = cell?.livePrice ?? cell?.price ?? null;
  const isOfEbay = accounts.some(({ id, platform }) => id === product.accountId && platform === 'ebay');
  const publish = (kind: 'list' | 'end') =>
    onPublish({
      kind,
      selection: { accountId: product.accountId, itemIds: [product.id] },
      count: 1,
      places: accounts.map(({ id }) => ({ accountId: id, site })),
    });
  return (
    <div className={classes.panel}>
      <h2>{format.site(site)}</h2>
      <p>
        <Link className={classes.title} to={paths.item(placeOf(product.accountId, at), product.id)} state={fromList}>
          {product.title}
        </Link>{' '}
        <span className={classes.soft}>{product.sku}</span>
      </p>
      <p className={classes.status}>
        {GLYPHS[status]}
        <strong>{t(`matrix:status.${status}`)}</strong>
        {shown === null ? null : <span>{format.money(shown)}</span>}
        {cell?.manualPriceEnabled ? <span className={classes.soft}>{t('item.owner.manual')}</span> : null}
      </p>
      {status === 'free' ? <p className={classes.soft}>{t(`matrix:free.${freeOf(product)}`)}</p> : null}
      {status === 'closed' ? <p className={classes.soft}>{t('matrix:closed')}</p> : null}
      {gap ? <p className={classes.gap}>{gap}</p> : null}
      {cell?.isTitleOutdated ? <p className={classes.gap}>{t('item.listing.titleOutdated')}</p> : null}
      {product.isBlacklisted && canEnd(status) ? (
        <p className={classes.gap}>{t('item.blockedLive', { count: 1 })}</p>
      ) : null}
      {cell?.state === 'N' && cell.manualTitle !== null ? (
        <p>{t('planned.title', { title: cell.manualTitle })}</p>
      ) : null}
      {reason !== null && !canEnd(status) ? (
        <ReasonLine
          className={status === 'home' ? classes.soft : classes.reason}
          accountId={cell?.accountId ?? product.accountId}
          reason={reason}
        />
      ) : null}
      <div className={classes.actions}>
        {canList(status) ? (
          <ChangeButton size="xs" onClick={() => publish('list')}>
            {t('matrix:list')}
          </ChangeButton>
        ) : null}
        {cell && status !== 'home' ? (
          <ChangeButton
            needs="manual-price-management-enabled"
            variant="default"
            size="xs"
            onClick={() => setEditing('price')}
          >
            {t('item.listing.editPrice')}
          </ChangeButton>
        ) : null}
        {/* Titles of a catalogue's products are not the seller's. */}
        {cell && status !== 'home' && isOfEbay && platformOfSite(site) === null ? (
          <ChangeButton
            needs="manual-title-management-enabled"
            variant="default"
            size="xs"
            onClick={() => setEditing('title')}
          >
            {t('item.listing.editTitle')}
          </ChangeButton>
        ) : null}
        {canEnd(status) ? (
          <ChangeButton variant="default" size="xs" onClick={() => publish('end')}>
            {t('item.listing.end')}
          </ChangeButton>
        ) : null}
        {cell?.isListed && cell.url ? (
          <Anchor href={cell.url} target="_blank" rel="noreferrer" size="xs">
            {t('item.listing.live')}
          </Anchor>
        ) : null}
      </div>
      {editing === null ? null : (
        <Suspense fallback={null}>
          <EditCell product={product} site={site} what={editing} onClose={() => setEditing(null)} />
        </Suspense>
      )}
    </div>
  );
}

/** Whether a check has found that a product may be listed, or none has looked yet. */
const freeOf = ({ eligibility }: Product) => (eligibility === 'not_processed' ? 'unchecked' : 'eligible');

/** The signs of the cells in words. */
function Legend({ isOpen }: { readonly isOpen: boolean }) {
  const { t } = useTranslation(['products', 'matrix']);
  return (
    <details className={classes.legend} open={isOpen}>
      <summary>{t('matrix:legend')}</summary>
      <ul>
        {CELL_STATUSES.map((status) => (
          <li key={status}>
            {GLYPHS[status]} {t(`matrix:status.${status}`)}
          </li>
        ))}
      </ul>
    </details>
  );
}

import type { Product } from '@quayside/contract';
import { isSite, SITES, type Site } from '@quayside/kernel';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../../lib/account.ts';
import { placeOf } from '../../../lib/account-place.ts';
import { loadRooms } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { paths } from '../../../lib/paths.ts';
import { useUser } from '../../../lib/session.ts';
import { CellGrid } from '../../../ui/cell-grid/cell-grid.tsx';
import type { CellSelection } from '../../../ui/cell-grid/cell-range.ts';
import { Choice } from '../../../ui/choice.tsx';
import type { End } from '../../../ui/data-table/use-row-window.ts';
import { siteLetters } from '../../../ui/site-plate.tsx';
import { Thumb } from '../../../ui/thumb.tsx';
import { useFromList } from '../back-to-list.tsx';
import { keepListPlace, type ListPlace } from '../list-memory.ts';
import { type ProductView, sitesToFilter } from '../product-view.ts';
import type { PublishRequest } from '../requests.ts';
import { TableSkeleton } from '../table-skeleton.tsx';
import type { useProductList } from '../use-products.ts';
import { CellPanel } from './cell-panel.tsx';
import { type Places, statusOf } from './cell-status.ts';
import { GLYPHS } from './glyphs.tsx';
import type { GridProps } from './grid-props.ts';
import classes from './matrix.module.css';
import type { Written, WrittenField } from './writing/written.ts';

const WrittenGrid = lazyPart(async () => {
  const [{ WrittenGrid: Component }] = await Promise.all([
    import('./writing/written-grid.tsx'),
    loadRooms(['sheets', 'files']),
  ]);
  return { default: Component };
});

/** Heights of rows and pictures in pixels: a sign and its cell can be hit in each. */
const ROW_HEIGHT = { dense: 26, roomy: 60 } as const;
const THUMB = { dense: 20, roomy: 46 } as const;

const WRITTEN: readonly WrittenField[] = ['manual', 'title', 'stock'];

interface ProductMatrixProps {
  readonly view: ProductView;
  readonly list: ReturnType<typeof useProductList>;
  /** The selected products, and the sites on which they are meant. */
  readonly selected: CellSelection;
  readonly onSelect: (selected: CellSelection) => void;
  readonly onShow: (view: ProductView) => void;
  readonly onPublish: (request: PublishRequest) => void;
  /** What is written in cells and not saved. */
  readonly written: Written;
  readonly onWritten: (written: Written) => void;
  /** The key of the query that produced the rows. */
  readonly question: string;
  /** The earlier scroll position, when the seller returns to the list. */
  readonly place: ListPlace | null;
}

/** The products of the list with a cell for each site, whose sign says how the product stands there. */
export function ProductMatrix(props: ProductMatrixProps) {
  const { view, list, selected, written, onSelect, onShow, onPublish, onWritten, question, place } = props;
  const { density } = view;
  const { t } = useTranslation(['products', 'matrix']);
  const format = useFormat();
  const at = useAccount();
  const { accounts } = useUser();
  const fromList = useFromList();
  /** What the cells are, besides signs. */
  const [field, setField] = useState<WrittenField | null>(null);
  const placesOf = useMemo(
    () =>
      new Map(
        accounts.map((account): [number, Places] => [
          account.id,
          { home: account.site, open: sitesToFilter(account, accounts, null) },
        ]),
      ),
    [accounts],
  );
  const sites = useMemo(() => {
    const own = at.scope === 'all' ? [...placesOf.values()] : [placesOf.get(at.account.id)];
    const isShown = (site: Site) => own.some((places) => places?.open.includes(site) && site !== places.home);
    return SITES.filter(isShown);
  }, [at, placesOf]);
  const columns = useMemo(
    () => sites.map((site) => ({ key: site, name: format.site(site), short: siteLetters(site) })),
    [sites, format],
  );
  const viewOf = useCallback(
    (product: Product, site: string) => {
      const status = statusOf(product, site as Site, placesOf.get(product.accountId));
      return { glyph: GLYPHS[status], label: t(`matrix:status.${status}`) };
    },
    [placesOf, t],
  );
  const rowKey = useCallback((product: Product) => product.id, []);
  const renderName = useCallback(
    (product: Product) => (
      <>
        <Thumb url={product.imageUrl} size={THUMB[density]} />
        <Link
          className={classes.title}
          to={paths.item(placeOf(product.accountId, accounts, at), product.id)}
          state={fromList}
          tabIndex={-1}
          title={product.title}
        >
          {product.title}
        </Link>
      </>
    ),
    [density, accounts, at, fromList],
  );
  const jump = (to: End) => {
    const fromEnd = to === 'last';
    // The end may no longer be among the loaded pages.
    list.startAnew(fromEnd);
    if (fromEnd !== view.fromEnd) onShow({ ...view, fromEnd });
  };
  const grid: GridProps = {
    label: t('matrix:label'),
    list: list.window,
    rowKey,
    rowName: ({ title }) => title,
    rowHeight: ROW_HEIGHT[density],
    nameTitle: t('column.title'),
    renderName,
    questionKey: question,
    place: place?.table ?? null,
    onMove: (table) => keepListPlace(question, { table, cursor: list.cursorOf(table.row), count: list.window.count }),
    startsAtEnd: view.fromEnd,
    selected,
    onSelect,
    onJump: jump,
    texts: {
      selectAll: t('selectAll'),
      selectRow: (name) => t('selectRow', { name }),
      selectColumn: (name) => t('matrix:selectColumn', { site: name }),
      keys: t('matrix:keys'),
    },
  };
  const loaded = list.data?.pages;
  const pages = useMemo(() => loaded?.map((page) => page.list.map(({ id }) => id)) ?? [], [loaded]);
  const choose = (next: string) => {
    setField(WRITTEN.find((one) => one === next) ?? null);
    // The columns of another field are other ones.
    onSelect({ rows: selected.rows, columns: null });
  };
  return (
    <>
      <div className={classes.bar}>
        <span aria-hidden="true">{t('matrix:write.label')}</span>
        <Choice
          label={t('matrix:write.label')}
          value={field ?? ''}
          onChange={choose}
          options={[
            { value: '', label: t('matrix:write.field.signs') },
            ...WRITTEN.map((value) => ({ value, label: t(`matrix:write.field.${value}`) })),
          ]}
        />
      </div>
      {field === null ? (
        <CellGrid
          {...grid}
          asideLabel={t('matrix:about')}
          columns={columns}
          viewOf={viewOf}
          renderAside={(product, site) => (
            <CellPanel
              product={product}
              site={site !== null && isSite(site) ? site : null}
              places={product === null ? undefined : placesOf.get(product.accountId)}
              onPublish={onPublish}
            />
          )}
        />
      ) : (
        <Suspense fallback={<TableSkeleton />}>
          <WrittenGrid key={field} {...grid} {...{ field, sites, pages, written, onWritten }} />
        </Suspense>
      )}
    </>
  );
}

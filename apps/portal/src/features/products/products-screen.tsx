import { type ChangeView, MAX_SELECTED, type ProductSelection } from '@quayside/contract';
import { isSite, type Site } from '@quayside/kernel';
import { type ReactNode, Suspense, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { loadRooms } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { paths } from '../../lib/paths.ts';
import { useRates } from '../../lib/rates.ts';
import { useUser } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import {
  ALL_OF_QUERY,
  countElsewhere,
  EMPTY_SELECTION,
  isEmpty,
  type Selection,
  selectMore,
} from '../../ui/data-table/selection.ts';
import { ListBody } from '../../ui/list/list-body.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { RatesNotice } from '../../ui/rates-notice.tsx';
import { NOTHING_WRITTEN, type Written } from './matrix/writing/written.ts';
import { NoProducts } from './no-products.tsx';
import { ProductSelectionBar } from './product-selection-bar.tsx';
import { ProductTable } from './product-table.tsx';
import { ProductToolbar } from './product-toolbar.tsx';
import { addressOf, filterOf, isNarrowed, type ProductView, parseView, searchOf, type Tab } from './product-view.ts';
import classes from './products-screen.module.css';
import type { PublishRequest, ShippingRequest } from './requests.ts';
import { StatusTabs } from './status-tabs.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import { useListMemory } from './use-list-memory.ts';
import { useGather, useProductList, useRefreshProducts } from './use-products.ts';

// Of those who look at one site after the other, few ever open it.
const ProductMatrix = lazyPart(async () => {
  const [{ ProductMatrix: Component }] = await Promise.all([
    import('./matrix/product-matrix.tsx'),
    loadRooms(['matrix', 'publishing', 'widgets']),
  ]);
  return { default: Component };
});

const WrittenBar = lazyPart(async () => ({ default: (await import('./matrix/writing/written-bar.tsx')).WrittenBar }));

/** A request for the category of a site for the selection. */
export type CategoryRequest = Pick<ShippingRequest, 'selection' | 'count' | 'onClose'>;

/** A request to change fields of the selection, and on which sites at first; none if the seller has chosen none. */
type EditRequest = Pick<ShippingRequest, 'selection' | 'count' | 'onConfirmed' | 'onClose'> & {
  readonly sites: readonly Site[];
};

/** What a file can have: the products of the view, or of the selection; null if nothing is selected. Counts are null if unknown. */
interface FilesRequest {
  readonly view: ProductSelection;
  readonly viewCount: number | null;
  readonly selection: ProductSelection | null;
  readonly selectionCount: number | null;
  /** Reads again what a file has changed. */
  readonly onChanged: () => void;
}

/** A request to show a previewed change. */
interface ChangeRequest {
  readonly changeId: number;
  readonly onConfirmed: (change: ChangeView) => void;
  readonly onClose: () => void;
}

interface ProductsScreenProps {
  readonly banner: ReactNode;
  /** Leads to the earlier previewed changes. */
  readonly earlier: ReactNode;
  /** Renders what writes and reads files of products. */
  readonly renderFiles: (request: FilesRequest) => ReactNode;
  /** Renders the choice of sites for the selection. */
  readonly renderPublish: (request: PublishRequest, onClose: () => void) => ReactNode;
  /** Renders the choice of a shipping profile for the selection; null for a user without shipping profiles. */
  readonly renderShipping: ((request: ShippingRequest) => ReactNode) | null;
  /** Renders the choice of a category for the selection; null if there is no choice. */
  readonly renderCategory: ((request: CategoryRequest) => ReactNode) | null;
  readonly renderChange: (request: ChangeRequest) => ReactNode;
  /** Renders the choice of what to change of the selection. */
  readonly renderEdit: (request: EditRequest) => ReactNode;
  /** Renders the saved views, with what follows the path of the list in the address now. */
  readonly renderViews: (address: string) => ReactNode;
}

export function ProductsScreen(props: ProductsScreenProps) {
  const { banner, earlier, renderPublish, renderShipping, renderCategory, renderChange, renderEdit, renderViews } =
    props;
  const { t } = useTranslation('products');
  const format = useFormat();
  const navigate = useNavigate();
  const at = useAccount();
  const { tab } = useParams();
  const [search] = useSearchParams();
  const view = parseView(tab, search);
  const { question, place, selection, select } = useListMemory(view);
  const list = useProductList(view, question, place);
  const rates = useRates();
  const { accounts } = useUser();
  const isMatrix = view.layout === 'matrix';
  /** The sites on which the selected products are meant; null for all. Only the matrix chooses sites. */
  const [chosenSites, setChosenSites] = useState<readonly Site[] | null>(null);
  const sites = isMatrix ? chosenSites : null;
  const selectRows = (next: Selection) => {
    select(next);
    if (isEmpty(next)) setChosenSites(null);
  };
  /** What is written in cells of the matrix and not saved. It stays whatever is searched for next. */
  const [written, setWritten] = useState<Written>(NOTHING_WRITTEN);
  const [request, setRequest] = useState<PublishRequest | null>(null);
  const [isShipping, setIsShipping] = useState(false);
  const [isPlacing, setIsPlacing] = useState(false);
  const [isEditing, setIsEditing] = useState(false);
  const refresh = useRefreshProducts();
  /** The change that is shown, and whether it blocks. */
  const [blocking, setBlocking] = useState<{ readonly changeId: number; readonly blocked: boolean } | null>(null);

  const show = (next: ProductView, options: { readonly replace?: boolean } = {}) => {
    const pathname = paths.products(at, next.tab === 'all' ? undefined : next.tab);
    void navigate({ pathname, search: searchOf(next) }, { replace: options.replace ?? false });
  };
  const addressOfTab = (next: Tab) => {
    const searchPart = searchOf({ ...view, tab: next, fromEnd: false });
    return { pathname: paths.products(at, next === 'all' ? undefined : next), search: searchPart };
  };
  // Only the list of all accounts has selections across accounts.
  const account = at.scope === 'all' ? {} : { accountId: at.account.id };
  // What is selected is what is shown, so also the words that were searched for instead of the typed ones.
  const filter = filterOf(list.correctedQuery === null ? view : { ...view, query: list.correctedQuery });
  const chosen: ProductSelection = {
    ...account,
    ...(selection.kind === 'query' ? { filter } : { itemIds: [...selection.keys] }),
  };
  const elsewhere = countElsewhere(
    selection,
    list.window.rows.map(({ id }) => id),
  );
  const gather = useGather();
  const selectAll = async () => {
    const found = await gather({ ...account, filter });
    if (found === null) return;
    const all = found.isWhole ? selectMore(selection, found.list) : ALL_OF_QUERY;
    selectRows(all.kind === 'some' && all.keys.size > MAX_SELECTED ? ALL_OF_QUERY : all);
  };
  const chosenCount = selection.kind === 'query' ? list.window.count : selection.keys.size;

  return (
    <>
      <PageHeader
        title={t('title')}
        lead={list.window.count === null ? '\u00a0' : t('count', { n: format.number(list.window.count) })}
        actions={
          <>
            {props.renderFiles({
              view: { ...account, filter },
              viewCount: list.window.count,
              selection: isEmpty(selection) ? null : chosen,
              selectionCount: chosenCount,
              onChanged: () => void refresh(),
            })}
            {earlier}
          </>
        }
      />
      {banner}
      <StatusTabs active={view.tab} addressOf={addressOfTab} />
      <ProductToolbar view={view} views={renderViews(addressOf(view))} onShow={show} />
      {list.correctedQuery === null ? null : (
        <p className={classes.corrected} role="status">
          {t('corrected', { typed: view.query, meant: list.correctedQuery })}
        </p>
      )}
      <ProductSelectionBar
        selection={selection}
        chosen={chosen}
        count={list.window.count}
        isSearch={isNarrowed(view)}
        canExtend={list.window.hasNext || list.window.hasPrevious}
        elsewhere={elsewhere}
        sites={sites}
        onSelect={selectRows}
        onAll={() => void selectAll()}
        onPublish={(kind) =>
          setRequest({
            kind,
            selection: chosen,
            count: chosenCount,
            ...(sites ? { places: accounts.flatMap(({ id }) => sites.map((site) => ({ accountId: id, site }))) } : {}),
          })
        }
        // A shipping profile applies to the items of one platform.
        onShipping={renderShipping && at.scope !== 'all' ? () => setIsShipping(true) : null}
        onEdit={() => setIsEditing(true)}
        onCategory={renderCategory ? () => setIsPlacing(true) : null}
        onBlocking={(changeId, blocked) => setBlocking({ changeId, blocked })}
      />
      {written === NOTHING_WRITTEN ? null : (
        <Suspense fallback={null}>
          <WrittenBar {...{ written, renderChange }} onWritten={setWritten} onChanged={() => void refresh()} />
        </Suspense>
      )}
      <div className={classes.table}>
        <ListBody
          list={list}
          isEmpty={list.window.rows.length === 0}
          empty={<NoProducts view={view} />}
          skeleton={<TableSkeleton />}
        >
          {isMatrix ? (
            <Suspense fallback={<TableSkeleton />}>
              <ProductMatrix
                {...{ view, list, question, place, written }}
                selected={{ rows: selection, columns: sites }}
                onSelect={({ rows, columns }) => {
                  selectRows(rows);
                  setChosenSites(isEmpty(rows) ? null : (columns?.filter(isSite) ?? null));
                }}
                onShow={show}
                onPublish={setRequest}
                onWritten={setWritten}
              />
            </Suspense>
          ) : (
            <ProductTable {...{ view, list, selection, question, place }} onSelect={selectRows} onShow={show} />
          )}
        </ListBody>
      </div>
      <RatesNotice rates={rates} />
      {blocking === null
        ? null
        : renderChange({
            changeId: blocking.changeId,
            onConfirmed: ({ undoOf, counts, expected }) => {
              const isBlocked = blocking.blocked === (undoOf === null);
              showToast(isBlocked ? 'productsBlocked' : 'productsUnblocked', { count: counts.done + expected });
            },
            onClose: () => {
              setBlocking(null);
              void refresh();
            },
          })}
      {request ? renderPublish(request, () => setRequest(null)) : null}
      {isEditing
        ? renderEdit({
            selection: chosen,
            count: chosenCount,
            sites: sites ?? [],
            onConfirmed: () => selectRows(EMPTY_SELECTION),
            onClose: () => {
              setIsEditing(false);
              void refresh();
            },
          })
        : null}
      {isPlacing && renderCategory
        ? renderCategory({ selection: chosen, count: chosenCount, onClose: () => setIsPlacing(false) })
        : null}
      {isShipping && renderShipping
        ? renderShipping({
            selection: chosen,
            platform: at.platform,
            count: chosenCount,
            onConfirmed: () => selectRows(EMPTY_SELECTION),
            onClose: () => setIsShipping(false),
          })
        : null}
    </>
  );
}

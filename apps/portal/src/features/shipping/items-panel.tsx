import type { ChangeView, ShippingItemPage, ShippingProfileView } from '@quayside/contract';
import { PLATFORMS, type Platform } from '@quayside/kernel';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { usePlaceOf } from '../../lib/account-place.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { useUser } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import type { Column } from '../../ui/data-table/columns.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { EMPTY_SELECTION, type Selection } from '../../ui/data-table/selection.ts';
import { type ListWindow, useListWindow } from '../../ui/data-table/use-list-window.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListBody } from '../../ui/list/list-body.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Thumb } from '../../ui/thumb.tsx';
import { AddItemsDialog } from './add-items-dialog.tsx';
import classes from './shipping.module.css';
import {
  type ItemChoice,
  usePrepareAssignment,
  usePrepareWeight,
  useProfileItems,
  useRefresh,
} from './use-shipping.ts';
import { WeightDialog } from './weight-dialog.tsx';

type Item = ShippingItemPage['list'][number];

const keyOf = ({ itemId }: Item) => itemId;
const rowsOf = (page: ShippingItemPage) => page.list;

/** Shows a change of the profile of items, from its preview to its undo. */
export type RenderChange = (request: {
  readonly changeId: number;
  readonly onConfirmed: (change: ChangeView) => void;
  readonly onClose: () => void;
}) => ReactNode;

interface ItemsPanelProps {
  readonly profile: ShippingProfileView;
  readonly renderChange: RenderChange;
  readonly platform: Platform;
  readonly onPlatform: (platform: Platform) => void;
}

/** The items that use a profile on one platform. */
export function ItemsPanel({ profile, platform, onPlatform, renderChange }: ItemsPanelProps) {
  const { t } = useTranslation(['shipping', 'app']);
  const format = useFormat();
  const { accounts } = useUser();
  const [selection, setSelection] = useState<Selection>(EMPTY_SELECTION);
  const [open, setOpen] = useState<'add' | 'weight' | null>(null);
  const items = useProfileItems(profile.id, platform);
  const assign = usePrepareAssignment();
  const weigh = usePrepareWeight();
  const refresh = useRefresh();
  /** The change that is shown, and what it does to the items. */
  const [shown, setShown] = useState<{ readonly changeId: number; readonly act: 'add' | 'remove' | 'weigh' } | null>(
    null,
  );
  const show = (act: 'add' | 'remove' | 'weigh') => ({
    onSuccess: ({ changeId }: ChangeView) => setShown({ changeId, act }),
  });
  const platforms = PLATFORMS.filter((one) => accounts.some((account) => account.platform === one));
  const loaded = useListWindow(items, rowsOf);
  const chosen = selection.kind === 'some' ? [...selection.keys] : loaded.rows.map(keyOf);
  const asked: ItemChoice = { platform, itemIds: chosen };
  return (
    <Panel
      title={t('shipping:items.title')}
      aside={loaded.count === null ? null : t('app:unit.items', { count: loaded.count })}
    >
      <div className={classes.stack}>
        <div className={classes.bar}>
          {platforms.length > 1 ? (
            <Segments<Platform>
              label={t('shipping:column.platform')}
              value={platform}
              onChange={onPlatform}
              options={platforms.map((value) => ({ value, label: t(`app:platform.${value}`) }))}
            />
          ) : null}
          <ChangeButton onClick={() => setOpen('add')}>{t('shipping:items.add')}</ChangeButton>
          {chosen.length > 0 ? (
            <>
              <ChangeButton
                variant="default"
                loading={assign.isPending}
                onClick={() => assign.mutate({ ...asked, profileId: null }, show('remove'))}
              >
                {t('shipping:items.remove', { count: chosen.length })}
              </ChangeButton>
              <ChangeButton variant="default" loading={weigh.isPending} onClick={() => setOpen('weight')}>
                {t('shipping:items.weigh', { count: chosen.length })}
              </ChangeButton>
            </>
          ) : null}
          <span role="status" className={classes.soft}>
            {chosen.length > 0 ? t('shipping:items.chosen', { n: format.number(chosen.length) }) : ''}
          </span>
        </div>
        <ListBody
          list={items}
          isEmpty={loaded.rows.length === 0}
          empty={
            <EmptyState title={t('shipping:items.empty.title')}>
              {t(profile.profile.is_default ? 'shipping:items.empty.default' : 'shipping:items.empty.text')}
            </EmptyState>
          }
        >
          <ItemTable
            question={`${profile.id} ${platform}`}
            list={loaded}
            selection={selection}
            onSelect={setSelection}
          />
        </ListBody>
      </div>
      {open === 'add' ? (
        <AddItemsDialog
          profile={profile}
          platform={platform}
          onPrepared={({ changeId }) => {
            setOpen(null);
            setShown({ changeId, act: 'add' });
          }}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {shown
        ? renderChange({
            changeId: shown.changeId,
            onConfirmed: ({ counts, expected, undoOf }) => {
              const count = counts.done + expected;
              if (undoOf !== null) return;
              if (shown.act === 'add') showToast('shippingProfileAssigned', { count, profile: profile.profile.name });
              else showToast(shown.act === 'remove' ? 'itemsTakenOut' : 'itemWeightsSaved', { count });
              setSelection(EMPTY_SELECTION);
            },
            onClose: () => {
              setShown(null);
              void refresh();
            },
          })
        : null}
      {open === 'weight' ? (
        <WeightDialog
          count={chosen.length}
          onClose={() => setOpen(null)}
          onSave={(weight) => {
            setOpen(null);
            weigh.mutate({ ...asked, weight }, show('weigh'));
          }}
        />
      ) : null}
    </Panel>
  );
}

interface ItemTableProps {
  readonly question: string;
  readonly list: ListWindow<Item>;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
}

const ROW_HEIGHT = 36;

function ItemTable(props: ItemTableProps) {
  const { t } = useTranslation('shipping');
  const navigate = useNavigate();
  const at = useAccount();
  const placeOf = usePlaceOf();
  const columns = useItemColumns();
  return (
    <DataTable
      label={t('items.title')}
      columns={columns}
      list={props.list}
      rowKey={keyOf}
      rowName={({ title }) => title}
      rowHeight={ROW_HEIGHT}
      questionKey={props.question}
      selection={props.selection}
      onSelect={props.onSelect}
      onOpen={({ accountId, itemId }) => void navigate(paths.item(placeOf(accountId, at), itemId))}
      texts={{ selectAll: t('items.selectAll'), selectRow: (name) => t('items.select', { name }) }}
    />
  );
}

function useItemColumns(): readonly Column<Item>[] {
  const { t } = useTranslation('shipping');
  const format = useFormat();
  return [
    {
      key: 'title',
      title: t('column.item'),
      width: 'minmax(150px, 3fr)',
      cell: ({ title, imageUrl }) => (
        <span className={classes.item}>
          <Thumb url={imageUrl} size={26} />
          <span>{title}</span>
        </span>
      ),
    },
    { key: 'sku', title: t('column.sku'), width: 'minmax(90px, 1fr)', isMinor: true, cell: ({ sku }) => sku },
    {
      key: 'price',
      title: t('column.price'),
      width: '100px',
      isNumber: true,
      cell: ({ price }) => format.money(price),
    },
    {
      key: 'weight',
      title: t('column.weight'),
      width: '100px',
      isNumber: true,
      cell: ({ weight }) => (weight === null ? '–' : t('grams', { n: format.number(weight) })),
    },
  ];
}

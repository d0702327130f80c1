import type { ProductSelection } from '@quayside/contract';
import { itemSitesOf, SITES, type Site, siteFacts } from '@quayside/kernel';
import { type ReactNode, useState } from 'react';
import { useAccount } from '../../../lib/account.ts';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useUser } from '../../../lib/session.ts';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Checkboxes, Radios } from '../../../ui/options.tsx';
import { CostField } from './cost-field.tsx';
import classes from './edit.module.css';
import { PriceFields } from './price-fields.tsx';
import { StockFields } from './stock-fields.tsx';
import { TagFields } from './tag-fields.tsx';
import { TitleFields } from './title-fields.tsx';
import { type Edit, usePrepareEdit } from './use-edits.ts';

interface EditDialogProps {
  readonly selection: ProductSelection;
  /** The number of items; null if unknown. */
  readonly count: number | null;
  /** The sites that are chosen at first. */
  readonly sites: readonly Site[];
  /** Renders the preview of an edit. */
  readonly renderChange: (changeId: number) => ReactNode;
  readonly onClose: () => void;
}

/** Says what becomes of the selected products, and shows what would change. */
export function EditDialog({ selection, count, sites: sitesAtFirst, renderChange, onClose }: EditDialogProps) {
  const { t } = useTranslation('products');
  const prepare = usePrepareEdit(selection);
  const [what, setWhat] = useState<Edit['what']>('price');
  const [edit, setEdit] = useState<Edit | null>(null);
  const [changeId, setChangeId] = useState<number>();
  const [sites, setSites] = useState(sitesAtFirst);
  if (changeId !== undefined) return renderChange(changeId);
  const choose = (next: Edit['what']) => {
    setWhat(next);
    setEdit(null);
  };
  const submit = () => {
    if (edit) prepare.mutate(edit, { onSuccess: (change) => setChangeId(change.changeId) });
  };
  return (
    <Dialog
      title={t('edit.title')}
      width={560}
      onClose={onClose}
      footer={
        <ChangeButton
          isInDialog
          {...(what === 'price' ? { needs: 'manual-price-management-enabled' as const } : {})}
          disabled={edit === null}
          loading={prepare.isPending}
          onClick={submit}
        >
          {t('edit.preview')}
        </ChangeButton>
      }
    >
      <div className={classes.fields}>
        {count === null ? null : <p>{t('selected', { count })}</p>}
        <Radios
          label={t('edit.what.label')}
          value={what}
          options={(['price', 'title', 'stock', 'cost', 'tags'] as const).map((value) => ({
            value,
            label: t(`edit.what.${value}`),
          }))}
          onChange={choose}
        />
        {what === 'price' || what === 'title' ? <SiteChoice chosen={sites} onChoose={setSites} /> : null}
        {what === 'price' ? <PriceFields sites={sites} onEdit={setEdit} /> : null}
        {what === 'title' ? <TitleFields sites={sites} onEdit={setEdit} /> : null}
        {what === 'stock' ? <StockFields onEdit={setEdit} /> : null}
        {what === 'cost' ? <CostField onEdit={setEdit} /> : null}
        {what === 'tags' ? <TagFields onEdit={setEdit} /> : null}
      </div>
    </Dialog>
  );
}

interface SiteChoiceProps {
  readonly chosen: readonly Site[];
  readonly onChoose: (sites: readonly Site[]) => void;
}

/** The sites where items of the selection may be sold. */
function SiteChoice({ chosen, onChoose }: SiteChoiceProps) {
  const { t } = useTranslation('products');
  const format = useFormat();
  const at = useAccount();
  const { accounts } = useUser();
  const own = at.scope === 'all' ? accounts : accounts.filter(({ id }) => id === at.account.id);
  const open = new Set(own.flatMap(({ platform, site }) => itemSitesOf({ platform, site })));
  return (
    <Checkboxes
      label={t('edit.sites')}
      values={chosen}
      options={SITES.filter((site) => open.has(site)).map((site) => ({
        value: site,
        label: `${format.site(site)} · ${siteFacts(site).currency}`,
      }))}
      onChange={onChoose}
    />
  );
}

import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ListFoot } from '../../ui/list/list-foot.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import classes from './categories.module.css';
import { pathText } from './path-text.ts';
import { useDeclareExemption, useExemptions } from './use-new-products.ts';

/**
 * Brands whose goods have no product codes. The seller declares which of them need none. Renders nothing if no item
 * waits for this.
 */
export function ExemptionsPanel() {
  const { t } = useTranslation('categories');
  const format = useFormat();
  const exemptions = useExemptions();
  const declare = useDeclareExemption();
  const list = exemptions.data?.pages.flatMap((page) => page.list) ?? [];
  if (exemptions.isError)
    return (
      <Panel title={t('exemptions.title')}>
        <ErrorState error={exemptions.error} onRetry={() => exemptions.refetch()} />
      </Panel>
    );
  if (list.length === 0) return null;
  return (
    <Panel title={t('exemptions.title')} flush>
      <p className={classes.bar}>{t('exemptions.lead')}</p>
      <PlainTable
        label={t('exemptions.title')}
        isStacking
        rows={list}
        rowKey={({ sellerId, brand, category }) => `${sellerId}/${brand}/${category.id}`}
        columns={[
          {
            key: 'brand',
            title: t('exemptions.brand'),
            cell: ({ brand }) => brand || t('exemptions.noBrand'),
          },
          { key: 'type', title: t('exemptions.type'), cell: ({ category }) => pathText(category.path) },
          { key: 'items', title: t('exemptions.items'), cell: ({ items }) => format.number(items) },
          {
            key: 'state',
            title: t('exemptions.state'),
            cell: ({ sellerId, brand, category, isDeclared }) => {
              const named = { brand: brand || t('exemptions.noBrand'), type: pathText(category.path) };
              const say = (isExempt: boolean) => declare.mutate({ sellerId, brand, categoryId: category.id, isExempt });
              return (
                <div className={classes.fields}>
                  {isDeclared ? <span>{t('exemptions.declared')}</span> : null}
                  <ChangeButton
                    variant={isDeclared ? 'subtle' : 'default'}
                    size="sm"
                    disabled={declare.isPending}
                    aria-label={t(isDeclared ? 'exemptions.undoFor' : 'exemptions.haveFor', named)}
                    onClick={() => say(!isDeclared)}
                  >
                    {t(isDeclared ? 'exemptions.undo' : 'exemptions.have')}
                  </ChangeButton>
                </div>
              );
            },
          },
        ]}
      />
      <ListFoot list={exemptions} />
    </Panel>
  );
}

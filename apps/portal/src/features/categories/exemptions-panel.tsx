import { Button } from '@mantine/core';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
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
  const { t } = useTranslation(['categories', 'app']);
  const format = useFormat();
  const exemptions = useExemptions();
  const declare = useDeclareExemption();
  const list = exemptions.data?.pages.flatMap((page) => page.list) ?? [];
  if (exemptions.isError)
    return (
      <Panel title={t('categories:exemptions.title')}>
        <ErrorState error={exemptions.error} onRetry={() => exemptions.refetch()} />
      </Panel>
    );
  if (list.length === 0) return null;
  return (
    <Panel title={t('categories:exemptions.title')} flush>
      <p className={classes.bar}>{t('categories:exemptions.lead')}</p>
      <PlainTable
        label={t('categories:exemptions.title')}
        isStacking
        rows={list}
        rowKey={({ sellerId, brand, category }) => `${sellerId}/${brand}/${category.id}`}
        columns={[
          {
            key: 'brand',
            title: t('categories:exemptions.brand'),
            cell: ({ brand }) => brand || t('categories:exemptions.noBrand'),
          },
          { key: 'type', title: t('categories:exemptions.type'), cell: ({ category }) => pathText(category.path) },
          { key: 'items', title: t('categories:exemptions.items'), cell: ({ items }) => format.number(items) },
          {
            key: 'state',
            title: t('categories:exemptions.state'),
            cell: ({ sellerId, brand, category, isDeclared }) => {
              const named = { brand: brand || t('categories:exemptions.noBrand'), type: pathText(category.path) };
              const say = (isExempt: boolean) => declare.mutate({ sellerId, brand, categoryId: category.id, isExempt });
              return (
                <div className={classes.fields}>
                  {isDeclared ? <span>{t('categories:exemptions.declared')}</span> : null}
                  <ChangeButton
                    variant={isDeclared ? 'subtle' : 'default'}
                    size="sm"
                    disabled={declare.isPending}
                    aria-label={t(
                      isDeclared ? 'categories:exemptions.undoFor' : 'categories:exemptions.haveFor',
                      named,
                    )}
                    onClick={() => say(!isDeclared)}
                  >
                    {t(isDeclared ? 'categories:exemptions.undo' : 'categories:exemptions.have')}
                  </ChangeButton>
                </div>
              );
            },
          },
        ]}
      />
      {exemptions.hasNextPage ? (
        <div className={classes.bar}>
          <Button variant="default" loading={exemptions.isFetchingNextPage} onClick={() => exemptions.fetchNextPage()}>
            {t('categories:more')}
          </Button>
        </div>
      ) : null}
    </Panel>
  );
}

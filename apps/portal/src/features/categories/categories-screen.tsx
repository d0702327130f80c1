import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import classes from './categories.module.css';
import { ExemptionsPanel } from './exemptions-panel.tsx';
import { LackingPanel } from './lacking-panel.tsx';
import { MappingPanel } from './mapping-panel.tsx';
import { MatchesPanel } from './matches-panel.tsx';

/** Shows which categories of other sites correspond to the seller's categories, and the specifics that they require. */
export function CategoriesScreen() {
  const { t } = useTranslation('categories');
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className={classes.screen}>
        {/* What needs the seller's decision comes first, because the list of categories is long. */}
        <MatchesPanel />
        <ExemptionsPanel />
        <LackingPanel />
        <MappingPanel />
      </div>
    </>
  );
}

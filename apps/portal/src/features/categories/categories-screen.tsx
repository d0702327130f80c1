import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import classes from './categories.module.css';
import { ExemptionsPanel } from './exemptions-panel.tsx';
import { LackingPanel } from './lacking-panel.tsx';
import { MappingPanel } from './mapping-panel.tsx';
import { MatchesPanel } from './matches-panel.tsx';

/** Shows the counterparts of the seller's categories on other sites, and the specifics that they ask for. */
export function CategoriesScreen() {
  const { t } = useTranslation('categories');
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className={classes.screen}>
        {/* What waits for the seller stands first: the list of categories is long. */}
        <MatchesPanel />
        <ExemptionsPanel />
        <LackingPanel />
        <MappingPanel />
      </div>
    </>
  );
}

import { useMemo } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Panel } from '../../ui/panel.tsx';
import { coverageOf } from './coverage-rows.ts';
import { CoverageTable } from './coverage-table.tsx';
import { type ProfileDraft, rulesOf } from './profile-draft.ts';
import { rulesOfDefault } from './profile-wire.ts';
import classes from './shipping.module.css';
import { useDefaultProfile } from './use-shipping.ts';

/** Shows the effect of the edited rules in each country before they are saved. */
export function DraftCoverage({ draft, isDefault }: { readonly draft: ProfileDraft; readonly isDefault: boolean }) {
  const { t } = useTranslation('shipping');
  const standard = useDefaultProfile();
  const wider = !isDefault && standard.data?.wasCreated ? rulesOfDefault(standard.data) : null;
  const rows = useMemo(() => coverageOf(rulesOf(draft), wider), [draft, wider]);
  return (
    <Panel title={t('coverage.title')}>
      <div className={classes.stack}>
        <p className={classes.soft}>{t('coverage.lead')}</p>
        <CoverageTable rows={rows} />
      </div>
    </Panel>
  );
}

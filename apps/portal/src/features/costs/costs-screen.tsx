import { Button } from '@mantine/core';
import { costs } from '@quayside/contract';
import { type ReactNode, Suspense, useState } from 'react';
import { useAccount } from '../../lib/account.ts';
import { addressOf } from '../../lib/api/address.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useUser } from '../../lib/session.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AssumptionsPanel } from './assumptions-panel.tsx';
import classes from './costs.module.css';
import { CountriesPanel } from './countries-panel.tsx';

const ImportCostsDialog = lazyPart(async () => ({
  default: (await import('./import-costs-dialog.tsx')).ImportCostsDialog,
}));

interface CostsScreenProps {
  /** Leads to the earlier changes. */
  readonly earlier: ReactNode;
  /** Shows a change of costs. */
  readonly renderChange: (changeId: number, onClose: () => void) => ReactNode;
}

/** In which countries the account's items earn, what is assumed of sales, and what goods cost. */
export function CostsScreen({ earlier, renderChange }: CostsScreenProps) {
  const { t } = useTranslation('costs');
  const { id } = useUser();
  const { account } = useAccount();
  const [isImporting, setIsImporting] = useState(false);
  const [change, setChange] = useState<number>();
  const file = addressOf(costs.exportCsv.path, { params: { id }, query: { accountId: account.id } });
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} actions={earlier} />
      <div className={classes.stack}>
        <CountriesPanel />
        <AssumptionsPanel key={account.id} />
        <Panel title={t('file.title')}>
          <div className={classes.stack}>
            <p>{t('file.text')}</p>
            <div className={classes.row}>
              <Button component="a" variant="default" href={file} download>
                {t('file.export')}
              </Button>
              <ChangeButton variant="default" onClick={() => setIsImporting(true)}>
                {t('file.import')}
              </ChangeButton>
            </div>
          </div>
        </Panel>
      </div>
      {isImporting ? (
        <Suspense fallback={null}>
          <ImportCostsDialog onClose={() => setIsImporting(false)} onChange={setChange} />
        </Suspense>
      ) : null}
      {change === undefined ? null : renderChange(change, () => setChange(undefined))}
    </>
  );
}

import { Skeleton } from '@mantine/core';
import type { ProductSettingsInput, ProductSettingsView } from '@quayside/contract';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { CountriesPanel } from './countries-panel.tsx';
import classes from './product-settings.module.css';
import { toastOf } from './settings-toast.ts';
import { StandardPanel } from './standard-panel.tsx';
import { usePrepareSettings, useProductSettings, useRefreshSettings } from './use-product-settings.ts';

interface ProductSettingsScreenProps {
  /** Leads to the earlier changes. */
  readonly earlier: ReactNode;
  /** The producer numbers of the business. */
  readonly numbers: ReactNode;
  /** Manufacturers and responsible persons by a file. */
  readonly safetyFile: ReactNode;
  /** Shows a change from its preview to its undo. */
  readonly renderChange: (request: {
    readonly changeId: number;
    readonly onConfirmed: (change: { readonly undoOf: number | null }) => void;
    readonly onClose: () => void;
  }) => ReactNode;
}

/** A change that the seller looks at, and the settings before it. */
interface Asked {
  readonly changeId: number;
  readonly input: ProductSettingsInput;
  readonly before: ProductSettingsView;
}

/** What the listings of an eBay account state: for all countries, and for each. */
export function ProductSettingsScreen({ earlier, numbers, safetyFile, renderChange }: ProductSettingsScreenProps) {
  const { t } = useTranslation('product-settings');
  const format = useFormat();
  const at = useAccount();
  const settings = useProductSettings();
  const refresh = useRefreshSettings();
  const [asked, setAsked] = useState<Asked | null>(null);
  const prepare = usePrepareSettings(({ changeId }, input) => {
    if (settings.data) setAsked({ changeId, input, before: settings.data });
  });
  const confirmed = ({ input, before }: Asked, undoOf: number | null) => {
    const country = input.site === null ? '' : format.site(input.site);
    // An undo has the dialog's own words.
    if (undoOf === null) showToast(toastOf(before, input), { country });
    void refresh();
  };
  const { data, isPending, isLoadingError, error } = settings;
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} actions={earlier} />
      {isPending ? <Skeleton height={420} radius="lg" /> : null}
      {isLoadingError ? <ErrorState error={error} onRetry={() => settings.refetch()} /> : null}
      {data ? (
        <div className={classes.stack}>
          <StandardPanel
            settings={data.standard}
            isPending={prepare.isPending}
            onChange={(standard) => prepare.mutate({ site: null, settings: standard })}
          />
          <CountriesPanel
            countries={data.countries}
            isPending={prepare.isPending}
            onChange={(site, country) => prepare.mutate({ site, settings: country })}
          />
          <Panel title={t('numbers')}>
            <div className={classes.stack}>
              {numbers}
              <p className={classes.soft}>
                {t('safety')} <Link to={paths.compliance(at)}>{t('safetyLink')}</Link>
              </p>
            </div>
          </Panel>
          {safetyFile}
        </div>
      ) : null}
      {asked
        ? renderChange({
            changeId: asked.changeId,
            onConfirmed: ({ undoOf }) => confirmed(asked, undoOf),
            onClose: () => {
              setAsked(null);
              void refresh();
            },
          })
        : null}
    </>
  );
}

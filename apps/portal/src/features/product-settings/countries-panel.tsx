import { Button } from '@mantine/core';
import type { ProductSettingsView } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { type CountrySettings, countryUsageOf, DEFAULT_COUNTRY } from '@quayside/kernel/product-settings';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useMayChange } from '../../lib/session.ts';
import { Dropdown } from '../../ui/dropdown.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { CountryDialog } from './country-dialog.tsx';
import classes from './product-settings.module.css';

type Country = ProductSettingsView['countries'][number];
const USAGES = ['default', 'custom', 'excluded'] as const;

interface CountriesPanelProps {
  readonly countries: readonly Country[];
  readonly isPending: boolean;
  readonly onChange: (site: Site, settings: CountrySettings) => void;
}

const settingsOf = ({ site: _, listings: __, ...settings }: Country): CountrySettings => settings;

/** Where the account's products are listed, and the countries with settings of their own. */
export function CountriesPanel({ countries, isPending, onChange }: CountriesPanelProps) {
  const { t } = useTranslation('product-settings');
  const format = useFormat();
  const disabled = !useMayChange() || isPending;
  const [edited, setEdited] = useState<Country | null>(null);
  const choose = (country: Country, usage: string | null) => {
    if (usage === 'custom') setEdited({ ...country, isExcluded: false });
    else if (usage === 'excluded') onChange(country.site, { ...settingsOf(country), isExcluded: true });
    else onChange(country.site, DEFAULT_COUNTRY);
  };
  return (
    <Panel title={t('countries')}>
      <div className={classes.stack}>
        <p className={classes.soft}>{t('excludedHint')}</p>
        {countries.length === 0 ? <EmptyState title={t('empty')} /> : null}
        <PlainTable
          label={t('countries')}
          rows={countries}
          rowKey={({ site }) => site}
          isStacking
          columns={[
            { key: 'country', title: t('column.country'), cell: ({ site }) => format.site(site) },
            {
              key: 'usage',
              title: t('column.usage'),
              cell: (country) => (
                <Dropdown
                  label={t('usageOf', { country: format.site(country.site) })}
                  isLabelHidden
                  value={countryUsageOf(country)}
                  options={USAGES.map((value) => ({ value, label: t(`usage.${value}`) }))}
                  disabled={disabled}
                  onChange={(usage) => choose(country, usage)}
                />
              ),
            },
            {
              key: 'listings',
              title: t('column.listings'),
              isNumber: true,
              cell: ({ listings }) => format.number(listings),
            },
            {
              key: 'action',
              title: t('column.action'),
              isTitleHidden: true,
              cell: (country) => <Action {...{ country, disabled }} onEdit={setEdited} onEnd={choose} />,
            },
          ]}
        />
      </div>
      {edited ? (
        <CountryDialog
          country={edited}
          isPending={isPending}
          onClose={() => setEdited(null)}
          onSave={(settings) => {
            setEdited(null);
            onChange(edited.site, settings);
          }}
        />
      ) : null}
    </Panel>
  );
}

interface ActionProps {
  readonly country: Country;
  readonly disabled: boolean;
  readonly onEdit: (country: Country) => void;
  readonly onEnd: (country: Country, usage: 'excluded') => void;
}

/** Settings of its own can be edited; what is still live in an excluded country can be ended. */
function Action({ country, disabled, onEdit, onEnd }: ActionProps) {
  const { t } = useTranslation('product-settings');
  const format = useFormat();
  const usage = countryUsageOf(country);
  const name = format.site(country.site);
  const button = { variant: 'default', size: 'compact-sm', disabled } as const;
  if (usage === 'custom') {
    return (
      <Button {...button} aria-label={t('editOf', { country: name })} onClick={() => onEdit(country)}>
        {t('edit')}
      </Button>
    );
  }
  return usage === 'excluded' && country.listings > 0 ? (
    <Button {...button} aria-label={t('endOf', { country: name })} onClick={() => onEnd(country, 'excluded')}>
      {t('end')}
    </Button>
  ) : null;
}

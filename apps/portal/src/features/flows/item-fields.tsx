import { TextInput } from '@mantine/core';
import {
  ITEM_EARNINGS,
  ITEM_ELIGIBILITIES,
  type ItemEarning,
  type ItemEligibility,
  type ProductFilter,
} from '@quayside/contract';
import { destinationsFor } from '@quayside/kernel';
import type { ReactNode } from 'react';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Choice } from '../../ui/choice.tsx';
import { Checkboxes } from '../../ui/options.tsx';
import type { FieldsProps } from './flow-draft.ts';
import classes from './flows.module.css';

const STATUSES = ['notListed', 'listedAbroad', 'inTranslation', 'failed'] as const;

/** Which items, by the filters of the product list, and on which sites. */
export function ItemFields({ draft, errorOf, onChange }: FieldsProps) {
  const { t } = useTranslation(['flows', 'products']);
  const format = useFormat();
  const { account } = useAccount();
  const { filter } = draft;
  const { status, eligibility, earning } = filter;
  /** A part of the filter becomes this, or goes if it is undefined. */
  const filterBy = <Name extends keyof ProductFilter>(name: Name, value: ProductFilter[Name]) => {
    const { [name]: _, ...rest } = filter;
    onChange({ filter: value === undefined ? rest : { ...rest, [name]: value } });
  };
  const sites = destinationsFor('ebay', 'ebay').filter((site) => site !== account.site);
  return (
    <>
      <fieldset className={classes.fields}>
        <legend>{t('flows:form.items')}</legend>
        <TextInput
          label={t('flows:form.query')}
          description={t('flows:form.queryHint')}
          value={filter.query ?? ''}
          maxLength={200}
          onChange={(event) => filterBy('query', event.currentTarget.value || undefined)}
        />
        <div className={classes.pair}>
          <Labelled label={t('flows:form.status')}>
            <Choice
              label={t('flows:form.status')}
              value={status ?? ''}
              onChange={(value) =>
                filterBy(
                  'status',
                  STATUSES.find((one) => one === value),
                )
              }
              options={[
                { value: '', label: t('flows:items.anyStatus') },
                ...STATUSES.map((one) => ({ value: one, label: t(`flows:items.${one}`) })),
              ]}
            />
          </Labelled>
          <Labelled label={t('products:eligibility.label')}>
            <Choice
              label={t('products:eligibility.label')}
              value={ITEM_ELIGIBILITIES.find((one) => one === eligibility) ?? ''}
              onChange={(value) => filterBy('eligibility', value === '' ? undefined : (value as ItemEligibility))}
              options={[
                { value: '', label: t('products:eligibility.any') },
                ...ITEM_ELIGIBILITIES.map((one) => ({ value: one, label: t(`products:eligibility.${one}`) })),
              ]}
            />
          </Labelled>
          <Labelled label={t('products:earning.label')}>
            <Choice
              label={t('products:earning.label')}
              value={earning ?? ''}
              onChange={(value) => filterBy('earning', value === '' ? undefined : (value as ItemEarning))}
              options={[
                { value: '', label: t('products:earning.any') },
                ...ITEM_EARNINGS.map((one) => ({ value: one, label: t(`products:earning.${one}`) })),
              ]}
            />
          </Labelled>
        </div>
      </fieldset>
      <Checkboxes
        label={t('flows:form.sites')}
        values={draft.sites}
        options={sites.map((site) => ({ value: site, label: format.site(site) }))}
        error={errorOf('sites')}
        onChange={(chosen) => onChange({ sites: chosen })}
      />
    </>
  );
}

function Labelled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={classes.labelled}>
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  );
}

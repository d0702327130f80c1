import { TextInput } from '@mantine/core';
import { type EnteredNumber, MOST_TAG_LETTERS, type Site } from '@quayside/kernel';
import type { ItemFilter } from '@quayside/kernel/pricing-rules';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { MoneyInput } from '../../ui/number-input.tsx';
import { Checkboxes } from '../../ui/options.tsx';
import { TagInput } from '../../ui/tag-input.tsx';
import classes from './rules-form.module.css';
import { useNamesOfCatalogue } from './use-pricing.ts';

interface FilterFieldsProps {
  readonly rule: ItemFilter;
  readonly sites: readonly Site[];
  /** Whether the seller has tried to take the rule over. */
  readonly hasFailed: boolean;
  readonly isNameless: boolean;
  readonly isBandWrong: boolean;
  readonly shown: (field: 'from' | 'to', value: number | null) => EnteredNumber;
  readonly onBand: (field: 'from' | 'to', entered: EnteredNumber) => void;
  readonly onChange: (part: Partial<ItemFilter>) => void;
}

/** The name of a rule, and which items it concerns. Brands and categories are suggested from the catalogue. */
export function FilterFields(props: FilterFieldsProps) {
  const { t } = useTranslation('pricing');
  const format = useFormat();
  const { rule, sites, hasFailed, isNameless, isBandWrong, shown, onBand, onChange } = props;
  const { currency, priceBand } = rule;
  const [typed, setTyped] = useState({ brand: '', category: '' });
  const suggested = useNamesOfCatalogue(typed);
  const isUnreadable = (field: 'from' | 'to') => hasFailed && shown(field, null) === 'unreadable';
  return (
    <>
      <TextInput
        label={t('items.name')}
        value={rule.name}
        maxLength={60}
        data-autofocus
        error={hasFailed && isNameless ? t('items.nameless') : null}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <h3>{t('items.which')}</h3>
      <Checkboxes<Site>
        label={t('items.sites')}
        description={t('items.sitesHint')}
        options={sites.map((site) => ({ value: site, label: format.site(site) }))}
        values={rule.sites ?? []}
        onChange={(chosen) => onChange({ sites: chosen.length === 0 ? null : chosen })}
      />
      <TagInput
        label={t('items.brands')}
        tags={rule.brands ?? []}
        suggestions={suggested.brands}
        onType={(brand) => setTyped({ ...typed, brand })}
        onChange={(brands) => onChange({ brands: brands.length === 0 ? null : brands })}
      />
      <TagInput
        label={t('items.categories')}
        description={t('items.categoriesHint')}
        tags={rule.categories ?? []}
        suggestions={suggested.categories}
        onType={(category) => setTyped({ ...typed, category })}
        onChange={(categories) => onChange({ categories: categories.length === 0 ? null : categories })}
      />
      <TagInput
        label={t('items.tags')}
        description={t('items.tagsHint')}
        tags={rule.tags ?? []}
        suggestions={suggested.tags}
        maxLetters={MOST_TAG_LETTERS}
        onChange={(tags) => onChange({ tags: tags.length === 0 ? null : tags })}
      />
      <div className={classes.pair}>
        <MoneyInput
          label={t('items.bandFrom')}
          currency={currency}
          value={shown('from', priceBand?.from ?? null)}
          error={isUnreadable('from')}
          onChange={(entered) => onBand('from', entered)}
        />
        <MoneyInput
          label={t('items.bandTo')}
          currency={currency}
          value={shown('to', priceBand?.to ?? null)}
          error={isBandWrong ? t('items.bandWrong') : isUnreadable('to')}
          onChange={(entered) => onBand('to', entered)}
        />
      </div>
    </>
  );
}

/** The price band with one of its ends changed; null without any. */
export function bandWith(
  band: ItemFilter['priceBand'],
  field: 'from' | 'to',
  value: number | null,
): ItemFilter['priceBand'] {
  const next = { from: null, to: null, ...band, [field]: value };
  return next.from === null && next.to === null ? null : next;
}

export function isBandReversed(band: ItemFilter['priceBand']): boolean {
  return band?.from != null && band.to !== null && band.from > band.to;
}

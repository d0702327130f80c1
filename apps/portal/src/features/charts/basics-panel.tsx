import { NativeSelect, TextInput } from '@mantine/core';
import { CHART_LIMITS, SIZE_AGES, SIZE_GENDERS, SIZE_KINDS, SIZE_WIDTHS } from '@quayside/kernel';
import { useId } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Panel } from '../../ui/panel.tsx';
import type { ChartDraft } from './chart-draft.ts';
import classes from './charts.module.css';
import { useBrands, useCategories } from './use-charts.ts';

interface BasicsPanelProps {
  readonly draft: ChartDraft;
  readonly isReadOnly: boolean;
  readonly hasFailed: boolean;
  readonly onChange: (part: Partial<ChartDraft>) => void;
}

/** The name of the chart, its brand and category, and the people that it is for. */
export function BasicsPanel({ draft, isReadOnly, hasFailed, onChange }: BasicsPanelProps) {
  const { t } = useTranslation('charts');
  const brandsId = useId();
  const brands = useBrands().data?.brands ?? [];
  const found = useCategories().data?.categories ?? [];
  const { category } = draft;
  const categories = category && !found.some(({ id }) => id === category.id) ? [category, ...found] : found;
  const isNowhere = draft.brand.trim() === '' && category === null;
  const select = <Value extends string>(
    label: string,
    value: Value,
    values: readonly Value[],
    say: (value: Value) => string,
    change: (value: Value) => void,
  ) => (
    <NativeSelect
      label={label}
      disabled={isReadOnly}
      value={value}
      data={values.map((one) => ({ value: one, label: say(one) }))}
      onChange={(event) => {
        const chosen = values.find((one) => one === event.currentTarget.value);
        if (chosen) change(chosen);
      }}
    />
  );
  return (
    <Panel title={t('form.title')}>
      <div className={classes.fields}>
        <TextInput
          label={t('form.name')}
          maxLength={CHART_LIMITS.nameLength}
          readOnly={isReadOnly}
          value={draft.name}
          error={hasFailed && draft.name.trim() === '' ? t('form.nameRequired') : undefined}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <TextInput
          label={t('form.brand')}
          placeholder={t('anyBrand')}
          maxLength={200}
          list={brandsId}
          readOnly={isReadOnly}
          value={draft.brand}
          error={hasFailed && isNowhere ? t('form.placeRequired') : undefined}
          onChange={(event) => onChange({ brand: event.currentTarget.value })}
        />
        <datalist id={brandsId}>
          {brands.map((brand) => (
            <option key={brand} value={brand} />
          ))}
        </datalist>
        <NativeSelect
          label={t('form.category')}
          disabled={isReadOnly}
          value={category?.id ?? ''}
          data={[
            { value: '', label: t('anyCategory') },
            ...categories.map(({ id, name, path }) => ({ value: id, label: path || name })),
          ]}
          onChange={(event) =>
            onChange({ category: categories.find(({ id }) => id === event.currentTarget.value) ?? null })
          }
        />
        {select(
          t('form.kind'),
          draft.kind,
          SIZE_KINDS,
          (kind) => t(`kind.${kind}`),
          (kind) => onChange({ kind }),
        )}
        {select(
          t('form.age'),
          draft.age,
          SIZE_AGES,
          (age) => t(`age.${age}`),
          (age) => onChange({ age }),
        )}
        {select(
          t('form.gender'),
          draft.gender,
          SIZE_GENDERS,
          (gender) => t(`gender.${gender}`),
          (gender) => onChange({ gender }),
        )}
        {draft.kind === 'shoes'
          ? select(
              t('form.width'),
              draft.width,
              SIZE_WIDTHS,
              (width) => t(`width.${width}`),
              (width) => onChange({ width }),
            )
          : null}
      </div>
    </Panel>
  );
}

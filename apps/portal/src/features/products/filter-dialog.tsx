import { Button } from '@mantine/core';
import {
  type FilterField,
  ITEM_EARNINGS,
  ITEM_ELIGIBILITIES,
  ITEM_SCOPES,
  type ItemEarning,
  type ItemEligibility,
  type ItemScope,
} from '@quayside/contract';
import { type EnteredNumber, isReasonCode, siteFacts } from '@quayside/kernel';
import { useState } from 'react';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Choice } from '../../ui/choice.tsx';
import { DatePicker } from '../../ui/date-picker/date-picker.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CountInput, MoneyInput, PercentInput } from '../../ui/number-input.tsx';
import { type FilterFields, withFields } from './filter-fields.ts';
import { isTabOfEligibility, type ProductView, unfiltered } from './product-view.ts';
import classes from './products-screen.module.css';
import { useFilterValues } from './use-filter-values.ts';

interface FilterDialogProps {
  readonly view: ProductView;
  readonly onShow: (view: ProductView) => void;
  readonly onClose: () => void;
}

const BANDS = ['priceFrom', 'priceTo', 'stockFrom', 'stockTo', 'marginFrom', 'marginTo'] as const;
type Band = (typeof BANDS)[number];

/** All filters of the list at once, with the number of products that each choice leaves. */
export function FilterDialog({ view, onShow, onClose }: FilterDialogProps) {
  const { t } = useTranslation(['products', 'publishing']);
  const { currency } = siteFacts(useAccount().account.site);
  const [draft, setDraft] = useState(view);
  const [bands, setBands] = useState<Partial<Record<Band, EnteredNumber>>>(() =>
    Object.fromEntries(BANDS.map((name) => [name, view.fields[name] ?? null])),
  );
  const isReadable = !Object.values(bands).includes('unreadable');
  const setField = (next: { readonly [Name in keyof FilterFields]?: unknown }) =>
    setDraft({ ...draft, fields: withFields(draft.fields, next) });
  const band = (name: Band) => ({
    value: bands[name] ?? null,
    onChange: (value: EnteredNumber) => setBands({ ...bands, [name]: value }),
  });
  const apply = () => {
    onShow({ ...draft, fields: withFields(draft.fields, bands), fromEnd: false });
    onClose();
  };
  const clear = () => {
    onShow(unfiltered(view));
    onClose();
  };
  const any = t('products:filter.any');
  const field = (name: FilterField, label: string, value: string, onChange: (value: string) => void) => ({
    ...{ field: name, label, value, onChange, view: draft, any },
  });
  return (
    <Dialog
      title={t('products:filter.title')}
      placement="side"
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={clear}>
            {t('products:filter.clear')}
          </Button>
          <Button type="submit" form="product-filter" disabled={!isReadable}>
            {t('products:filter.apply')}
          </Button>
        </>
      }
    >
      <form
        id="product-filter"
        className={classes.filters}
        onSubmit={(event) => {
          event.preventDefault();
          if (isReadable) apply();
        }}
      >
        <Values
          {...field('scope', t('products:scope.label'), draft.scope === 'all' ? '' : draft.scope, (scope) =>
            setDraft({ ...draft, scope: scope === '' ? 'all' : (scope as ItemScope) }),
          )}
          order={ITEM_SCOPES}
          nameOf={(one) => t(`products:scope.${one as ItemScope}`)}
        />
        {isTabOfEligibility(view.tab) ? null : (
          <Values
            {...field('eligibility', t('products:eligibility.label'), draft.eligibility ?? '', (one) =>
              setDraft({ ...draft, eligibility: one === '' ? null : (one as ItemEligibility) }),
            )}
            order={ITEM_ELIGIBILITIES}
            nameOf={(one) => t(`products:eligibility.${one as ItemEligibility}`)}
          />
        )}
        <Values
          {...field('reason', t('products:filter.reason'), draft.fields.reason ?? '', (reason) =>
            setField({ reason: isReasonCode(reason) ? reason : undefined }),
          )}
          nameOf={(one) => (isReasonCode(one) ? t(`publishing:reason.${one}`) : one)}
        />
        <Values
          {...field('brand', t('products:filter.brand'), draft.fields.brand ?? '', (brand) =>
            setField({ brand: brand || undefined }),
          )}
        />
        <Values
          {...field('category', t('products:filter.category'), draft.fields.category ?? '', (category) =>
            setField({ category: category || undefined }),
          )}
        />
        <Values
          {...field('tag', t('products:filter.tag'), draft.fields.tag ?? '', (tag) =>
            setField({ tag: tag || undefined }),
          )}
        />
        <Values
          {...field(
            'shippingProfile',
            t('products:filter.shippingProfile'),
            String(draft.fields.shippingProfile ?? ''),
            (profile) => setField({ shippingProfile: profile === '' ? undefined : Number(profile) }),
          )}
        />
        <Values
          {...field('earning', t('products:earning.label'), draft.earning ?? '', (one) =>
            setDraft({ ...draft, earning: one === '' ? null : (one as ItemEarning) }),
          )}
          order={ITEM_EARNINGS}
          nameOf={(one) => t(`products:earning.${one as ItemEarning}`)}
        />
        <MoneyInput label={t('products:filter.priceFrom')} currency={currency} {...band('priceFrom')} />
        <MoneyInput label={t('products:filter.priceTo')} currency={currency} {...band('priceTo')} />
        <CountInput label={t('products:filter.stockFrom')} {...band('stockFrom')} />
        <CountInput label={t('products:filter.stockTo')} {...band('stockTo')} />
        <PercentInput label={t('products:filter.marginFrom')} mayBeNegative {...band('marginFrom')} />
        <PercentInput label={t('products:filter.marginTo')} mayBeNegative {...band('marginTo')} />
        <DatePicker
          label={t('products:filter.changedSince')}
          value={draft.fields.changedSince ?? null}
          onChange={(day) => setField({ changedSince: day ?? undefined })}
          isClearable
        />
      </form>
    </Dialog>
  );
}

interface ValuesProps {
  readonly field: FilterField;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly view: ProductView;
  readonly any: string;
  /** The values in their own order; by default the most frequent are first. */
  readonly order?: readonly string[];
  readonly nameOf?: (value: string) => string;
}

/** The values of one field, each with its number of products. The chosen one is always among them. */
function Values({ field, label, value, onChange, view, any, order, nameOf = (one) => one }: ValuesProps) {
  const { t } = useTranslation('products');
  const format = useFormat();
  const { data } = useFilterValues(field, view);
  const found = data?.list ?? [];
  const known = value === '' || found.some((one) => one.value === value) ? [] : [{ value, name: null, count: null }];
  const rows = [...found, ...known];
  const shown = order ? order.flatMap((one) => rows.filter((row) => row.value === one)) : rows;
  const countOf = (count: number | null) => {
    if (count === null) return data ? ' (0)' : '';
    return ` (${format.number(count)}${data?.isWhole === false ? '+' : ''})`;
  };
  return (
    <div className={classes.filter}>
      <span aria-hidden="true">{label}</span>
      <Choice
        label={label}
        value={value}
        onChange={onChange}
        options={[
          { value: '', label: any },
          ...shown.map((one) => ({ value: one.value, label: `${one.name ?? nameOf(one.value)}${countOf(one.count)}` })),
        ]}
      />
      {data?.isWhole === false ? <small>{t('filter.partial')}</small> : null}
    </div>
  );
}

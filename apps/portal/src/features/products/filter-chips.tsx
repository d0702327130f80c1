import { CloseButton } from '@mantine/core';
import { siteFacts } from '@quayside/kernel';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { type FieldName, withFields } from './filter-fields.ts';
import type { ProductView } from './product-view.ts';
import classes from './products-screen.module.css';
import { useFilterValues } from './use-filter-values.ts';

interface FilterChipsProps {
  readonly view: ProductView;
  readonly onShow: (view: ProductView) => void;
}

/** What the filter's dialog has set, each removable by itself. */
export function FilterChips({ view, onShow }: FilterChipsProps) {
  const { t } = useTranslation(['products', 'publishing']);
  const format = useFormat();
  const { currency } = siteFacts(useAccount().account.site);
  const { fields } = view;
  const profiles = useFilterValues('shippingProfile', view, fields.shippingProfile !== undefined);
  const profile = profiles.data?.list.find(({ value }) => Number(value) === fields.shippingProfile)?.name;
  const without = (...names: FieldName[]) =>
    onShow({
      ...view,
      fields: withFields(fields, Object.fromEntries(names.map((name) => [name, undefined]))),
      fromEnd: false,
    });
  const money = (minor: number | undefined) => (minor === undefined ? undefined : format.money({ minor, currency }));
  const count = (n: number | undefined) => (n === undefined ? undefined : format.number(n));
  const share = (n: number | undefined) => (n === undefined ? undefined : format.percent(n / 10_000));
  const band = (label: string, from: string | undefined, to: string | undefined) => {
    if (from !== undefined && to !== undefined) return t('products:filter.between', { label, from, to });
    return from === undefined
      ? t('products:filter.atMost', { label, to: to ?? '' })
      : t('products:filter.atLeast', { label, from });
  };
  const chips: readonly (readonly [string | false | undefined, () => void])[] = [
    [
      view.scope !== 'all' && t(`products:scope.${view.scope}`),
      () => onShow({ ...view, scope: 'all', fromEnd: false }),
    ],
    [
      view.eligibility !== null && t(`products:eligibility.${view.eligibility}`),
      () => onShow({ ...view, eligibility: null, fromEnd: false }),
    ],
    [
      view.earning !== null && t(`products:earning.${view.earning}`),
      () => onShow({ ...view, earning: null, fromEnd: false }),
    ],
    [fields.brand, () => without('brand')],
    [fields.category, () => without('category')],
    [fields.tag, () => without('tag')],
    [
      fields.shippingProfile !== undefined && (profile ?? t('products:filter.shippingProfile')),
      () => without('shippingProfile'),
    ],
    [fields.reason && t(`publishing:reason.${fields.reason}`), () => without('reason')],
    [
      (fields.priceFrom !== undefined || fields.priceTo !== undefined) &&
        band(t('products:filter.price'), money(fields.priceFrom), money(fields.priceTo)),
      () => without('priceFrom', 'priceTo'),
    ],
    [
      (fields.stockFrom !== undefined || fields.stockTo !== undefined) &&
        band(t('products:filter.stock'), count(fields.stockFrom), count(fields.stockTo)),
      () => without('stockFrom', 'stockTo'),
    ],
    [
      (fields.marginFrom !== undefined || fields.marginTo !== undefined) &&
        band(t('products:filter.margin'), share(fields.marginFrom), share(fields.marginTo)),
      () => without('marginFrom', 'marginTo'),
    ],
    [
      fields.changedSince && t('products:filter.changedSinceDay', { day: format.day(fields.changedSince) }),
      () => without('changedSince'),
    ],
  ];
  return (
    <ul className={classes.chips} aria-label={t('products:filter.set')}>
      {chips.map(([text, onRemove]) =>
        text ? (
          <li key={text} className={classes.chip}>
            <span title={text}>{text}</span>
            <CloseButton size="sm" aria-label={t('products:filter.remove', { text })} onClick={onRemove} />
          </li>
        ) : null,
      )}
    </ul>
  );
}

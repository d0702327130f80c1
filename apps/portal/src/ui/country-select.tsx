import { countries, isVariant, REGIONS } from '@quayside/kernel';
import { useMemo } from 'react';
import { useFormat } from '../lib/i18n/use-format.ts';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { Dropdown, type DropdownProps } from './dropdown.tsx';
import { Flag } from './flag.tsx';

type PlaceSelectProps = Omit<DropdownProps, 'options' | 'icon' | 'isSearchable' | 'label'> & {
  /** Default: Country, Region. */
  readonly label?: string;
};

/** Chooses one of about 250 countries by its name in the reader's language. */
export function CountrySelect(
  props: PlaceSelectProps & {
    /**
     * Lists Belgium (French) and Canada (French) next to their countries: for selling and shipping, not for addresses.
     */
    readonly withVariants?: boolean;
  },
) {
  const { withVariants = false, ...dropdown } = props;
  const { t, i18n } = useTranslation(['widgets', 'places']);
  const format = useFormat();
  const options = useMemo(() => {
    const order = new Intl.Collator(i18n.language);
    return countries()
      .filter(({ code }) => withVariants || !isVariant(code))
      .map(({ code }) => ({ value: code, label: format.country(code) }))
      .sort((one, other) => order.compare(one.label, other.label));
  }, [withVariants, i18n.language, format]);
  return (
    <Dropdown
      label={t('widgets:country.country')}
      {...dropdown}
      options={options}
      isSearchable
      icon={(code) => <Flag code={code} kind="country" />}
    />
  );
}

/** Chooses Europe, North America or the whole world. */
export function RegionSelect(props: PlaceSelectProps) {
  const { t } = useTranslation(['widgets', 'places']);
  const format = useFormat();
  return (
    <Dropdown
      label={t('widgets:country.region')}
      {...props}
      options={REGIONS.map((code) => ({ value: code, label: format.region(code) }))}
      icon={(code) => <Flag code={code} kind="region" />}
    />
  );
}

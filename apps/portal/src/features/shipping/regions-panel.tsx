import { REGIONS, type Region } from '@quayside/kernel';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Flag } from '../../ui/flag.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Segments } from '../../ui/segments.tsx';
import { CountryBoard } from './country-board.tsx';
import { countIn, type DraftProblems } from './draft-problems.ts';
import {
  customIn,
  type DraftRate,
  type ProfileDraft,
  placedIn,
  ratesAt,
  withMoved,
  withoutRate,
  withRate,
} from './profile-draft.ts';
import { RatePlace } from './rate-place.tsx';
import rateClasses from './rates.module.css';
import { useServiceGroups } from './service-names.ts';
import classes from './shipping.module.css';
import { useReloadItems } from './use-shipping.ts';

interface RegionsPanelProps {
  readonly draft: ProfileDraft;
  readonly problems: DraftProblems;
  readonly region: Region;
  readonly isDefault: boolean;
  readonly isReadOnly: boolean;
  readonly onShow: (region: Region) => void;
  readonly onChange: (draft: ProfileDraft) => void;
}

/** One region at a time: its countries in three lists, its rates, and the separate rates of single countries. */
export function RegionsPanel(props: RegionsPanelProps) {
  const { draft, problems, region, isDefault, isReadOnly, onShow, onChange } = props;
  const { t, i18n } = useTranslation(['shipping', 'places']);
  const format = useFormat();
  const servicesIn = useServiceGroups();
  const reloadItems = useReloadItems();
  const order = new Intl.Collator(i18n.language);
  const places = placedIn(draft, region);
  const custom = [...customIn(draft, region)].sort((one, other) =>
    order.compare(format.country(one), format.country(other)),
  );
  const name = format.region(region);
  const shared = {
    region,
    currency: draft.currency,
    isReadOnly,
    problemAt: (field: string) => problems.get(field),
    onAdd: (rate: DraftRate) => onChange({ ...draft, rates: [...draft.rates, rate] }),
    onChange: (rate: DraftRate) => onChange(withRate(draft, rate)),
    onRemove: (key: number) => onChange(withoutRate(draft, key)),
  };
  return (
    <Panel title={t('shipping:regions.title')}>
      <div className={classes.stack}>
        <p className={classes.soft}>{t('shipping:regions.lead')}</p>
        <Segments<Region>
          label={t('shipping:column.regions')}
          value={region}
          onChange={onShow}
          options={REGIONS.map((value) => {
            const count = countIn(draft, problems, value);
            const label = format.region(value);
            return { value, label: count === 0 ? label : t('shipping:regions.withProblems', { region: label, count }) };
          })}
        />
        <CountryBoard
          key={region}
          countries={places}
          isReadOnly={isReadOnly}
          onMove={(codes, type) => {
            onChange(withMoved(draft, codes, type));
            reloadItems();
          }}
        />
        <div className={rateClasses.places}>
          <RatePlace
            {...shared}
            country={null}
            name={name}
            title={
              <>
                <Flag code={region} kind="region" /> {t('shipping:regions.rates', { region: name })}
              </>
            }
            hint={t('shipping:regions.ratesHint', { count: places.filter(({ type }) => type === 'DEFAULT').length })}
            rates={ratesAt(draft, region, null)}
            isWidest={isDefault}
            services={servicesIn(null)}
          />
          {custom.map((country) => (
            <RatePlace
              {...shared}
              key={country}
              country={country}
              name={format.country(country)}
              title={
                <>
                  <Flag code={country} kind="country" /> {format.country(country)}
                </>
              }
              hint={t('shipping:regions.customHint')}
              rates={ratesAt(draft, region, country)}
              isWidest={false}
              services={servicesIn(country)}
            />
          ))}
        </div>
      </div>
    </Panel>
  );
}

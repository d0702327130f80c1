import type { RunKind } from '@quayside/contract';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { Radios } from '../../ui/options.tsx';
import classes from './choose-sites.module.css';
import { isElsewhere, type Way } from './ways.ts';

interface WayChoiceProps {
  readonly kind: RunKind;
  readonly ways: readonly Way[];
  readonly value: Way;
  readonly onChange: (way: Way) => void;
}

/** Chooses the marketplace, if several of the seller's accounts can list the items. */
export function WayChoice({ kind, ways, value, onChange }: WayChoiceProps) {
  const { t } = useTranslation(['publishing', 'app']);
  const areOfOneSource = ways.every(({ source }) => source.id === value.source.id);
  const nameOf = (way: Way) => {
    const { source, selling } = way;
    const platform = t(`app:platform.${selling.platform}`);
    if (!isElsewhere(way)) return t('publishing:choose.ownSites', { platform });
    const name = t('app:labelled', { label: platform, value: selling.username });
    return areOfOneSource ? name : t('publishing:choose.itemsOf', { username: source.username, destination: name });
  };
  const describe = (way: Way) => {
    const { selling } = way;
    if (!isElsewhere(way)) return undefined;
    const platform = t(`app:platform.${selling.platform}`);
    if (!way.isClosed) return kind === 'list' ? t('publishing:choose.byCatalogue', { platform }) : undefined;
    return (
      <>
        {t('publishing:choose.noAccess', { platform })}{' '}
        <Link to={paths.tokenOf(selling.id)}>{t('publishing:choose.reconnect')}</Link>
      </>
    );
  };
  return (
    <div className={classes.ways}>
      <Radios
        label={t('publishing:choose.where')}
        name="way"
        value={value.key}
        onChange={(key) => {
          const way = ways.find((one) => one.key === key);
          if (way) onChange(way);
        }}
        options={ways.map((way) => ({
          value: way.key,
          label: nameOf(way),
          description: describe(way),
          isDisabled: way.isClosed,
        }))}
      />
    </div>
  );
}

import type { HeldPriceView } from '@quayside/contract';
import { HELD_FIXES, isAllowable } from '@quayside/kernel';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import classes from './held-table.module.css';

interface HeldTableProps {
  readonly prices: readonly HeldPriceView[];
  readonly onAllow: (price: HeldPriceView) => void;
}

/** Held prices, each with its reason and what the seller can do. */
export function HeldTable({ prices, onAllow }: HeldTableProps) {
  const { t } = useTranslation('pricing');
  const format = useFormat();
  const at = useAccount();
  /** The limits that decided, as the gate found them. */
  const limitsOf = ({ cause, floor, ceiling }: HeldPriceView): string => {
    if (HELD_FIXES[cause] !== 'limits') return '';
    return [
      floor ? t('held.limit.floor', { price: format.money(floor) }) : '',
      ceiling ? t('held.limit.ceiling', { price: format.money(ceiling) }) : '',
    ]
      .filter((one) => one !== '')
      .join(' · ');
  };
  const fixOf = (price: HeldPriceView) => {
    const fix = HELD_FIXES[price.cause];
    if (fix === 'wait') return <span className={classes.note}>{t('held.wait')}</span>;
    const item = (
      <Link className={classes.link} to={paths.item(at, price.itemId)}>
        {t('held.openItem')}
      </Link>
    );
    if (fix === 'resume')
      return (
        <Link className={classes.link} to={paths.priceAdjustment(at)}>
          {t('held.resume')}
        </Link>
      );
    return (
      <div className={classes.fixes}>
        {isAllowable(price.cause) ? (
          <ChangeButton
            size="xs"
            variant="default"
            aria-label={t('held.allowOf', { item: price.title, site: format.site(price.site) })}
            onClick={() => onAllow(price)}
          >
            {t('held.allow')}
          </ChangeButton>
        ) : null}
        {item}
      </div>
    );
  };
  return (
    <PlainTable
      label={t('held.title')}
      rows={prices}
      rowKey={({ targetKey, site, changeKind }) => `${targetKey} ${site} ${changeKind}`}
      columns={[
        {
          key: 'item',
          title: t('held.column.item'),
          cell: ({ title, targetKey }) => (
            <>
              <div className={classes.title}>{title}</div>
              <div className={classes.note}>{targetKey}</div>
            </>
          ),
        },
        { key: 'site', title: t('column.site'), cell: ({ site }) => format.site(site) },
        {
          key: 'wanted',
          title: t('held.column.wanted'),
          isNumber: true,
          cell: ({ wanted }) => (wanted ? format.money(wanted) : t('held.unknown')),
        },
        {
          key: 'live',
          title: t('held.column.live'),
          isNumber: true,
          cell: ({ live }) => (live ? format.money(live) : t('held.notOnSale')),
        },
        {
          key: 'why',
          title: t('held.column.why'),
          cell: (price) => (
            <>
              <div>{t(`held.cause.${price.cause}`)}</div>
              <div className={classes.note}>{limitsOf(price)}</div>
            </>
          ),
        },
        { key: 'since', title: t('held.column.since'), cell: ({ heldAt }) => format.moment(heldAt) },
        { key: 'fix', title: t('held.column.fix'), cell: fixOf },
      ]}
    />
  );
}

import type { AccountEntry, Product, ProductSite } from '@quayside/contract';
import { SITES } from '@quayside/kernel';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { placeOf } from '../../lib/account-place.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { useUser } from '../../lib/session.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/data-table/columns.ts';
import { LISTING_TONES } from '../../ui/listing-tone.ts';
import { SitePlate } from '../../ui/site-plate.tsx';
import { Thumb } from '../../ui/thumb.tsx';
import { useFromList } from './back-to-list.tsx';
import { BlockingKeywords } from './blocking-keywords.tsx';
import { usePriceGapText } from './price-gap-text.ts';
import type { Density } from './product-view.ts';
import classes from './products-screen.module.css';

const THUMB = { dense: 20, roomy: 46 } as const;

/** All columns that the list can show, in their usual order. */
export function useProductColumns(density: Density): readonly Column<Product>[] {
  const { t } = useTranslation('products');
  const format = useFormat();
  const at = useAccount();
  const { accounts } = useUser();
  const fromList = useFromList();
  return useMemo((): readonly Column<Product>[] => {
    const accountColumn: Column<Product> = {
      key: 'account',
      title: t('column.account'),
      width: 'minmax(84px, 1.4fr)',
      cell: (product) => <Account account={accounts.find(({ id }) => id === product.accountId)} />,
    };
    return [
      {
        key: 'title',
        title: t('column.title'),
        width: 'minmax(150px, 3.2fr)',
        sortKey: 'title',
        cell: (product) => (
          <div className={classes.product}>
            <Thumb url={product.imageUrl} size={THUMB[density]} />
            <span className={classes.words}>
              <Link
                to={paths.item(placeOf(product.accountId, accounts, at), product.id)}
                state={fromList}
                tabIndex={-1}
                title={product.title}
              >
                {product.title}
              </Link>
              {product.unitCount > 1 ? (
                <small className={classes.soft}>{t('variants', { count: product.unitCount })}</small>
              ) : null}
              {product.isBlacklisted ? <Badge tone="warn">{t('flag.blocked')}</Badge> : null}
              {product.repricerBlocked ? <Badge tone="off">{t('flag.repricerBlocked')}</Badge> : null}
              <BlockingKeywords keywords={product.keywords} at={placeOf(product.accountId, accounts, at)} />
              {product.isFBA ? (
                <span title={t('flag.fbaHint')}>
                  <Badge tone="info">{t('flag.fba')}</Badge>
                </span>
              ) : null}
              {product.isEnded ? <Badge tone="off">{t('flag.ended')}</Badge> : null}
              <PriceFlag product={product} />
              {Object.values(product.translations).some(({ isTitleOutdated }) => isTitleOutdated) ? (
                <Badge tone="warn">{t('flag.title')}</Badge>
              ) : null}
            </span>
          </div>
        ),
      },
      ...(at.scope === 'all' ? [accountColumn] : []),
      {
        key: 'sku',
        title: t('column.sku'),
        width: 'minmax(90px, 1fr)',
        sortKey: 'sku',
        isMinor: true,
        cell: (product) => <span className={classes.soft}>{product.sku}</span>,
      },
      {
        key: 'brand',
        title: t('column.brand'),
        width: 'minmax(80px, 0.8fr)',
        isMinor: true,
        cell: (product) => <span className={classes.soft}>{product.brand ?? ''}</span>,
      },
      {
        key: 'category',
        title: t('column.category'),
        width: 'minmax(80px, 0.8fr)',
        isMinor: true,
        cell: (product) => <span className={classes.soft}>{product.category ?? ''}</span>,
      },
      {
        key: 'tags',
        title: t('column.tags'),
        width: 'minmax(80px, 1fr)',
        isMinor: true,
        cell: ({ tags }) => (
          <span className={classes.soft} title={tags.join(', ')}>
            {tags.join(', ')}
          </span>
        ),
      },
      {
        key: 'cost',
        title: t('column.cost'),
        width: '96px',
        isNumber: true,
        isMinor: true,
        cell: ({ cost }) => (cost === null ? '' : format.money(cost)),
      },
      {
        key: 'price',
        title: t('column.price'),
        ...(at.scope === 'all' ? { hint: t('column.priceHint') } : {}),
        width: '96px',
        sortKey: 'price',
        isNumber: true,
        cell: (product) => format.money(product.price),
      },
      {
        key: 'margin',
        title: t('column.margin'),
        hint: t('column.marginHint'),
        width: '112px',
        isNumber: true,
        isMinor: true,
        cell: (product) => <Margin margin={product.margin} />,
      },
      {
        key: 'quantity',
        title: t('column.quantity'),
        width: '72px',
        sortKey: 'quantity',
        isNumber: true,
        isMinor: true,
        cell: (product) =>
          product.quantity > 0 ? format.number(product.quantity) : <span className={classes.none}>0</span>,
      },
      {
        key: 'listed',
        title: t('column.listed'),
        width: 'minmax(128px, 3fr)',
        isMinor: true,
        cell: (product) => <Plates product={product} />,
      },
      {
        key: 'updated',
        title: t('column.updated'),
        width: '104px',
        sortKey: 'updated',
        isMinor: true,
        cell: (product) => <span className={classes.soft}>{format.shortMoment(product.updatedAt)}</span>,
      },
    ];
  }, [t, format, at, accounts, density, fromList]);
}

/** The shop of an item: its home site and its name. */
function Account({ account }: { readonly account: AccountEntry | undefined }) {
  return account ? (
    <span title={account.username}>
      <SitePlate site={account.site} /> {account.username}
    </span>
  ) : null;
}

/** What a sale earns as it was last worked out: on the site of the filter, or where it earns least. */
function Margin({ margin }: Pick<Product, 'margin'>) {
  const { t } = useTranslation('products');
  const format = useFormat();
  if (margin === null) return null;
  const { site, amount, share } = margin;
  if (amount === null) return <span className={classes.soft}>{t('marginUnknown')}</span>;
  return (
    <span
      title={`${format.site(site)}: ${format.money(amount)}`}
      className={amount.minor < 0 ? classes.none : undefined}
    >
      {share === null ? format.money(amount) : format.percent(share / 10_000)} <SitePlate site={site} />
    </span>
  );
}

/** Says that something is on sale for another price than the wanted one, or below its lowest price. */
function PriceFlag({ product }: { readonly product: Product }) {
  const { t } = useTranslation('products');
  const format = useFormat();
  const priced = usePriceGapText();
  const cells = SITES.flatMap((site) => {
    const cell = product.translations[site];
    return cell?.priceGap && cell.priceGap !== 'waiting' ? [{ site, ...cell }] : [];
  });
  if (cells.length === 0) return null;
  const isBelow = cells.some(({ priceGap }) => priceGap === 'kept_below_floor');
  return (
    <span title={cells.map((one) => `${format.site(one.site)}: ${priced(one)}`).join('\n')}>
      <Badge tone="warn">{t(isBelow ? 'flag.belowFloor' : 'flag.priceDiffers')}</Badge>
    </span>
  );
}

/** How many labels fit each column width before the "+n" label; the style sheet has the widths. */
const FIRST_PLATES = { narrow: 3, middling: 6 } as const;

/** One label per site with a listing, or with a price or title by hand, coloured by its state, as many as fit the column. */
function Plates({ product }: { readonly product: Product }) {
  const { t } = useTranslation('products');
  const format = useFormat();
  const shown = SITES.flatMap((site) => {
    const cell = product.translations[site];
    return cell === undefined ? [] : [{ site, ...cell }];
  });
  const priced = usePriceGapText();
  const planned = ({ state, price, manualTitle }: ProductSite) =>
    state === 'N'
      ? [
          t('planned.unlisted'),
          price ? t('planned.price', { price: format.money(price) }) : '',
          manualTitle === null ? '' : t('planned.title', { title: manualTitle }),
        ]
      : [];
  const aboutOf = (one: ProductSite) => [priced(one), ...planned(one)].filter(Boolean).join(' ');
  const names = shown.map((one) => [format.site(one.site), aboutOf(one)].filter(Boolean).join(': ')).join('\n');
  const restBeyond = (first: number) => (shown.length > first ? `+${format.number(shown.length - first)}` : null);
  return (
    <span className={classes.plates} title={names}>
      {shown.map(({ site, state, priceGap }) => (
        <SitePlate
          key={site}
          site={site}
          tone={priceGap === null || priceGap === 'waiting' ? LISTING_TONES[state] : 'warn'}
        />
      ))}
      <small className={classes.restNarrow}>{restBeyond(FIRST_PLATES.narrow)}</small>
      <small className={classes.restMiddling}>{restBeyond(FIRST_PLATES.middling)}</small>
    </span>
  );
}

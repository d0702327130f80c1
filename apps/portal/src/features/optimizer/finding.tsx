import type { Improvement } from '@quayside/contract';
import { type Site, siteFacts } from '@quayside/kernel';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import classes from './optimizer.module.css';

/** One sentence on what would help a listing, and where the seller does something about it. */
export function Finding({ improvement, site }: { readonly improvement: Improvement; readonly site: Site }) {
  const { t } = useTranslation('optimizer');
  return (
    <>
      <strong>{t(`check.${improvement.check}`)}</strong>
      <Sentence improvement={improvement} site={site} />
    </>
  );
}

function Sentence({ improvement: one, site }: { readonly improvement: Improvement; readonly site: Site }): ReactNode {
  const { t } = useTranslation('optimizer');
  const format = useFormat();
  const at = useAccount();
  switch (one.check) {
    case 'priceHigh':
      return <p>{t('found.priceHigh', { price: format.money(one.price), usual: format.money(one.usual) })}</p>;
    case 'specifics':
      return (
        <p>
          {t('found.specifics', { count: one.names.length, names: format.list(one.names) })}{' '}
          <Link to={paths.categories(at)}>{t('fix.specifics')}</Link>
        </p>
      );
    case 'pictures':
      return (
        <p>
          {one.small > 0 ? t('found.smallPictures', { count: one.small }) : t('found.pictures', { count: one.count })}
        </p>
      );
    case 'titleSpace':
      return (
        <>
          <p>{t('found.titleSpace', { count: one.length, limit: format.number(one.limit) })}</p>
          {one.proposal === null ? (
            <p className={classes.soft}>{t('noProposal')}</p>
          ) : (
            <p>
              {t('proposed')} <q lang={siteFacts(site).language}>{one.proposal}</q>
            </p>
          )}
        </>
      );
    case 'sizes':
      return (
        <p>
          {t('found.sizes', { count: one.sizes.length, sizes: format.list(one.sizes) })}{' '}
          <Link to={paths.charts(at)}>{t('fix.sizes')}</Link>
        </p>
      );
    case 'promotion':
      return (
        <p>
          {t(`found.promotion.${one.why}`, {
            rate: format.percent(one.rate / 10_000),
            margin: format.money(one.margin),
          })}{' '}
          <Link to={paths.marketing(at)}>{t('fix.promotion')}</Link>
        </p>
      );
    case 'gtin':
    case 'brand':
      return <p>{t(`found.${one.check}`)}</p>;
  }
}

import type { Product } from '@quayside/contract';
import { Link } from 'react-router';
import type { AccountPlace } from '../../lib/account-place.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import classes from './products-screen.module.css';

interface BlockingKeywordsProps {
  readonly keywords: Product['keywords'];
  readonly at: AccountPlace;
  /** Whether the keyboard can focus the link; within the product table only the row has the focus. */
  readonly isFocusable?: boolean;
}

/** The keywords that block an item, each with its place in the blacklist. */
export function BlockingKeywords({ keywords, at, isFocusable = false }: BlockingKeywordsProps) {
  const { t } = useTranslation('products');
  return keywords.map((one) => (
    <small key={`${one.platform} ${one.keyword}`} className={classes.soft}>
      <Link to={paths.keyword(at, one)} {...(isFocusable ? {} : { tabIndex: -1 })}>
        {t('flag.keyword', { keyword: one.keyword })}
      </Link>
    </small>
  ));
}

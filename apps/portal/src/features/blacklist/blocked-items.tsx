import type { KeywordDetail } from '@quayside/contract';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import classes from './blacklist-screen.module.css';

/** The items that a keyword blocks now. */
export function BlockedItems({ keyword }: { readonly keyword: KeywordDetail }) {
  const { t } = useTranslation('blacklist');
  const format = useFormat();
  const at = useAccount();
  if (keyword.items === 0) return <p className={classes.soft}>{t('blocks.none')}</p>;
  return (
    <div>
      <p>{t('blocks.sum', { count: keyword.items, n: format.number(keyword.items) })}</p>
      <ul>
        {keyword.examples.map(({ itemId, title }) => (
          <li key={itemId}>{title}</li>
        ))}
      </ul>
      <Link to={paths.products(at, 'blocked')}>{t('blocks.all')}</Link>
    </div>
  );
}

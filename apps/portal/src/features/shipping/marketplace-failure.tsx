import { Link } from 'react-router';
import { isApiError } from '../../lib/api/api-error.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Why an account's marketplace did not answer, and what the seller can do about it. */
export function MarketplaceFailure(props: {
  readonly error: Error;
  readonly accountId: number;
  readonly onRetry: () => void;
}) {
  const { error, accountId, onRetry } = props;
  const { t } = useTranslation('shipping');
  if (!isApiError(error) || error.code !== 'account_disconnected') {
    return <ErrorState error={error} onRetry={onRetry} />;
  }
  return (
    <Notice tone="warn" action={<Link to={paths.tokenOf(accountId)}>{t('policies.reconnect')}</Link>}>
      {error.description}
    </Notice>
  );
}

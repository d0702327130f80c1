import { ENGINE_LABELS, type TitleEstimate as Estimate, type RunRequest } from '@quayside/contract';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { useTitleEstimate } from './use-runs.ts';

/** Before a run is prepared: which engines are asked for how many titles, what that uses, and what happens with the rest. */
export function TitleEstimate({ request }: { readonly request: RunRequest }) {
  const { t } = useTranslation(['publishing', 'app']);
  const at = useAccount();
  const { data, error } = useTitleEstimate(request);
  if (error) return <Notice tone="warn">{error.message}</Notice>;
  if (!data || data.engines.length + data.unasked === 0) return null;
  const { items, measured, engines, unasked, isAnyEngine } = data;
  const isChosen = engines.some(({ isOperators }) => !isOperators);
  return (
    <Notice tone={unasked > 0 ? 'warn' : 'info'} title={t('publishing:estimate.title')}>
      {engines.map((one) => (
        <div key={`${one.engine} ${one.isOperators}`}>
          <EngineLine {...one} />
        </div>
      ))}
      {unasked > 0 ? (
        <div>
          {t(isAnyEngine ? 'publishing:estimate.rest' : 'publishing:estimate.noEngine', {
            titles: t('publishing:estimate.titles', { count: unasked }),
          })}
        </div>
      ) : null}
      {measured < items ? (
        <div>{t('publishing:estimate.projected', { items: t('app:unit.items', { count: measured }) })}</div>
      ) : null}
      {engines.some(({ cost }) => cost !== null) ? <div>{t('publishing:estimate.again')}</div> : null}
      {isChosen ? null : <Link to={paths.engines(at)}>{t('publishing:estimate.compare')}</Link>}
    </Notice>
  );
}

function EngineLine({
  engine,
  isOperators,
  titles: titleCount,
  values: valueCount,
  cost,
}: Estimate['engines'][number]) {
  const { t } = useTranslation('publishing');
  const format = useFormat();
  const label = engine === 'ebay' ? 'eBay' : ENGINE_LABELS[engine];
  const titles = t('estimate.titles', { count: titleCount });
  const values = t('estimate.values', { count: valueCount });
  const said = {
    engine: isOperators ? t('estimate.provided', { engine: label }) : label,
    titles: valueCount === 0 ? titles : titleCount === 0 ? values : t('estimate.both', { titles, values }),
  };
  if (cost === null) return t('estimate.free', said);
  return t(`estimate.${cost.unit}`, {
    ...said,
    amount: format.number(cost.amount),
    left: format.number(cost.left),
    budget: format.number(cost.budget),
  });
}

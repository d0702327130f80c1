import type { AbroadMargin as Margin } from '@quayside/contract';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { Stat } from '../../ui/stat.tsx';

/** What was earned abroad: of the orders of which that is known. Without any, it leads to the costs. */
export function AbroadMargin({ margin }: { readonly margin: Margin | null }) {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const at = useAccount();
  const toCosts = (text: string) => <Link to={paths.costs(at)}>{text}</Link>;
  if (!margin) return <Stat name={t('abroadMargin')} value="–" note={toCosts(t('abroadNever'))} />;
  const { known, unknown, workedOutAt } = margin;
  return (
    <Stat
      name={t('abroadMargin')}
      value={margin.margin && known > 0 ? format.money(margin.margin) : '–'}
      tone={margin.margin && margin.margin.minor < 0 ? 'bad' : 'ok'}
      note={
        <>
          {t('abroadMarginOf', { count: known, at: format.dateTime(workedOutAt) })}
          {unknown > 0 ? <> · {toCosts(t('abroadUnknown', { count: unknown }))}</> : null}
        </>
      }
    />
  );
}

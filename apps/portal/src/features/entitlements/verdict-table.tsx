import type { Verdict } from '@quayside/kernel';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import classes from './permissions-screen.module.css';
import { whySentence } from './why-sentence.ts';

interface VerdictTableProps {
  readonly title: string;
  readonly lead: string;
  readonly verdicts: Readonly<Record<string, Verdict>>;
}

/** Each flag with its value and what decided it. */
export function VerdictTable({ title, lead, verdicts }: VerdictTableProps) {
  const { t } = useTranslation(['entitlements', 'app']);
  const format = useFormat();
  return (
    <Panel title={title} flush>
      <p className={classes.lead}>{lead}</p>
      <PlainTable
        label={title}
        rows={Object.entries(verdicts)}
        rowKey={([name]) => name}
        columns={[
          { key: 'name', title: t('entitlements:column.name'), cell: ([name]) => <code>{name}</code> },
          {
            key: 'value',
            title: t('entitlements:column.value'),
            cell: ([, { value }]) => (
              <Badge tone={value ? 'ok' : 'off'}>{t(value ? 'entitlements:value.yes' : 'entitlements:value.no')}</Badge>
            ),
          },
          {
            key: 'why',
            title: t('entitlements:column.why'),
            cell: ([, { why }]) => (
              <span className={classes.why}>{why.map((one) => whySentence(one, t, format)).join(' ')}</span>
            ),
          },
        ]}
      />
    </Panel>
  );
}

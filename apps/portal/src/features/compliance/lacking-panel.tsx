import { NativeSelect } from '@mantine/core';
import type { ComplianceView, LackingSafetyItem } from '@quayside/contract';
import type { SafetyDuty } from '@quayside/kernel';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListBody } from '../../ui/list/list-body.tsx';
import { ListFoot } from '../../ui/list/list-foot.tsx';
import { Toolbar } from '../../ui/list/toolbar.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import classes from './compliance.module.css';
import { ItemDialog } from './item-dialog.tsx';
import { useLackingItems } from './use-compliance.ts';

/** Items that EU sites would reject, with a way to enter what they lack. */
export function LackingPanel({ counts }: { readonly counts: ComplianceView['lacking'] }) {
  const { t } = useTranslation('compliance');
  const format = useFormat();
  const at = useAccount();
  const [duty, setDuty] = useState<SafetyDuty | null>(null);
  const [changing, setChanging] = useState<LackingSafetyItem | null>(null);
  const lacking = useLackingItems(duty);
  const list = lacking.data?.pages.flatMap((page) => page.list) ?? [];
  return (
    <Panel title={t('lacking.title')} flush>
      <Toolbar isInset>
        <NativeSelect
          label={t('lacking.which')}
          value={duty ?? ''}
          data={[
            {
              value: '',
              label: t('lacking.all', { n: format.number(counts.manufacturer + counts.responsiblePerson) }),
            },
            { value: 'manufacturer', label: t('lacking.manufacturer', { n: format.number(counts.manufacturer) }) },
            {
              value: 'responsible_person',
              label: t('lacking.responsible_person', { n: format.number(counts.responsiblePerson) }),
            },
          ]}
          onChange={(event) => setDuty((event.currentTarget.value || null) as SafetyDuty | null)}
        />
      </Toolbar>
      <ListBody list={lacking} isEmpty={list.length === 0} empty={<EmptyState title={t('lacking.none')} />}>
        <PlainTable
          label={t('lacking.title')}
          isStacking
          rows={list}
          rowKey={({ itemId }) => itemId}
          columns={[
            {
              key: 'item',
              title: t('lacking.item'),
              cell: ({ itemId, title, sku }) => (
                <>
                  <Link to={paths.item(at, itemId)}>{title}</Link>
                  <span className={classes.line}>{sku}</span>
                </>
              ),
            },
            { key: 'brand', title: t('brands.brand'), cell: ({ brand }) => brand ?? '—' },
            {
              key: 'lacks',
              title: t('lacking.lacks'),
              cell: ({ lacks }) => t(lacks === 'manufacturer' ? 'manufacturer' : 'person'),
            },
            {
              key: 'change',
              title: t('change'),
              isTitleHidden: true,
              cell: (row) => (
                <ChangeButton
                  variant="default"
                  size="sm"
                  aria-label={t('changeFor', { name: row.title })}
                  onClick={() => setChanging(row)}
                >
                  {t('change')}
                </ChangeButton>
              ),
            },
          ]}
        />
        <ListFoot list={lacking} />
      </ListBody>
      {changing ? (
        <ItemDialog itemId={changing.itemId} title={changing.title} onClose={() => setChanging(null)} />
      ) : null}
    </Panel>
  );
}

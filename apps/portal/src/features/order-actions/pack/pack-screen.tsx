import { mayDo, permissionFlags } from '@quayside/kernel';
import { useCallback, useRef } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../../lib/account.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths.ts';
import { useUser } from '../../../lib/session.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import classes from './pack.module.css';
import { PackForm } from './pack-form.tsx';
import { PackedList } from './packed-list.tsx';
import { ScannedOrder } from './scanned-order.tsx';
import { type PackingField, useOrdersToShip, usePacking } from './use-packing.ts';

/** Ships one order after the other by keyboard or scanner alone: the order, then the number of its parcel. */
export function PackScreen() {
  const { t } = useTranslation('order-actions');
  const at = useAccount();
  const user = useUser();
  const fields = useRef(new Map<PackingField, HTMLInputElement>());
  const focus = useCallback((name: PackingField) => {
    const field = fields.current.get(name);
    field?.focus();
    // A scan replaces the text, except what the scanner has begun already.
    if (name === 'carrier' || field?.getAttribute('aria-invalid') === 'true') field?.select();
  }, []);
  const packing = usePacking(focus);
  const left = useOrdersToShip();
  const isReader = !mayDo(user.role, 'work');
  const isIncluded = permissionFlags(user)['shipments-enabled'];
  const { order, packed } = packing;
  return (
    <>
      <PageHeader
        back={<Link to={paths.orders(at)}>← {t('pack.back')}</Link>}
        title={t('pack.title')}
        lead={t('pack.lead')}
        actions={left === null ? null : <strong>{t('pack.left', { count: left })}</strong>}
      />
      {isReader || !isIncluded ? (
        <Notice tone="warn">{t(isReader ? 'pack.readOnly' : 'pack.notIncluded')}</Notice>
      ) : (
        <div className={classes.columns}>
          <Panel className={classes.work}>
            <PackForm packing={packing} fields={fields.current} />
            {order ? <ScannedOrder order={order} /> : null}
          </Panel>
          <Panel title={t('pack.list')} aside={packed.length > 0 ? t('pack.packed', { count: packed.length }) : null}>
            <PackedList packed={packed} />
          </Panel>
        </div>
      )}
    </>
  );
}

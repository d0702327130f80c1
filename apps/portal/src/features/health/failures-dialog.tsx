import type { FailedTarget, FailureCause } from '@quayside/contract';
import { Link } from 'react-router';
import { type AccountPlace, usePlaceOf } from '../../lib/account-place.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ListBody } from '../../ui/list/list-body.tsx';
import { ListFoot } from '../../ui/list/list-foot.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import classes from './health.module.css';
import { useFailures } from './use-health.ts';

interface FailuresDialogProps {
  readonly at: AccountPlace;
  readonly cause: FailureCause;
  readonly title: string;
  readonly onClose: () => void;
}

/** All failures with one cause, each with the marketplace's words and a link to its item. */
export function FailuresDialog({ at, cause, title, onClose }: FailuresDialogProps) {
  const { t } = useTranslation(['health', 'app', 'publishing']);
  const format = useFormat();
  const { changeKind, code, marketplaceCode } = cause;
  const failures = useFailures(at.account.id, { changeKind, code, marketplaceCode });
  const list = failures.data?.pages.flatMap((page) => page.list) ?? [];
  return (
    <Dialog title={title} onClose={onClose} placement="side" width={860}>
      <ListBody list={failures} isEmpty={list.length === 0} empty={<p>{t('health:failures.none')}</p>}>
        <PlainTable
          label={title}
          rows={list}
          rowKey={(row) => `${row.itemId} ${row.sku} ${row.site} ${row.failedAt} ${row.words}`}
          columns={[
            {
              key: 'item',
              title: t('health:failures.dialog.item'),
              cell: (row) => <Item at={at} row={row} />,
            },
            {
              key: 'site',
              title: t('health:failures.dialog.site'),
              cell: ({ site, isHome }) => (
                <>
                  <SitePlate site={site} /> {isHome ? t('health:failures.home') : null}
                </>
              ),
            },
            {
              key: 'words',
              title: t('health:failures.dialog.words'),
              cell: ({ words }) => (words ? <span className={classes.quote}>{words}</span> : '–'),
            },
            {
              key: 'at',
              title: t('health:failures.dialog.at'),
              cell: ({ failedAt }) => <span className={classes.moment}>{format.moment(failedAt)}</span>,
            },
          ]}
        />
        <ListFoot list={failures} />
      </ListBody>
    </Dialog>
  );
}

function Item({ at, row }: { readonly at: AccountPlace; readonly row: FailedTarget }) {
  const placeOf = usePlaceOf();
  return (
    <div className={classes.item}>
      <Link to={paths.item(placeOf(row.itemAccountId, at), row.itemId)}>{row.title || row.sku}</Link>
      <span className={classes.soft}>{row.sku}</span>
    </div>
  );
}

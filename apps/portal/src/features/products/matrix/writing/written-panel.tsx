import type { Product, SheetProblem } from '@quayside/contract';
import { Link } from 'react-router';
import { useAccount } from '../../../../lib/account.ts';
import { usePlaceOf } from '../../../../lib/account-place.ts';
import { isFileProblem, useFileProblem } from '../../../../lib/files/use-file-problem.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { paths } from '../../../../lib/paths.ts';
import { useFromList } from '../../back-to-list.tsx';
import classes from '../matrix.module.css';

interface WrittenPanelProps {
  readonly product: Product | null;
  /** The name of the column; null without a cell. */
  readonly name: string | null;
  readonly lock: 'variants' | 'kept' | 'ended' | null;
  readonly before: string;
  /** What is written; undefined if nothing is. */
  readonly after: string | undefined;
  readonly problem: SheetProblem | null;
}

/** What a cell says, what is written into it, and why it cannot be used or written. */
export function WrittenPanel({ product, name, lock, before, after, problem }: WrittenPanelProps) {
  const { t } = useTranslation(['products', 'matrix', 'sheets']);
  const at = useAccount();
  const placeOf = usePlaceOf();
  const fromList = useFromList();
  const fileProblem = useFileProblem();
  if (product === null || name === null) return <p className={classes.soft}>{t('matrix:write.hint')}</p>;
  const empty = t('matrix:write.empty');
  return (
    <div className={classes.panel}>
      <h2>{name}</h2>
      <p>
        <Link className={classes.title} to={paths.item(placeOf(product.accountId, at), product.id)} state={fromList}>
          {product.title}
        </Link>{' '}
        <span className={classes.soft}>{product.sku}</span>
      </p>
      <p>{t('matrix:write.now', { text: before === '' ? empty : before })}</p>
      {after === undefined ? null : (
        <p>
          <strong>{t('matrix:write.then', { text: after === '' ? empty : after })}</strong>
        </p>
      )}
      {problem === null ? null : (
        <p className={classes.reason}>
          {isFileProblem(problem) ? fileProblem({ code: problem, row: 0 }) : t(`sheets:problem.${problem}`)}
        </p>
      )}
      {lock === null ? (
        <p className={classes.soft}>{t('matrix:write.hint')}</p>
      ) : (
        <p className={classes.soft}>{t(`matrix:write.lock.${lock}`)}</p>
      )}
    </div>
  );
}

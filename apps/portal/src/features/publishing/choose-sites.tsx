import { Skeleton } from '@mantine/core';
import type { AccountSelection, ProductSelection, RunKind, RunView, SelectionCount } from '@quayside/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { lookUp } from '../../lib/failures/lookup-error.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { useUser } from '../../lib/session.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ChooseInAccount, titleOf } from './choose-in-account.tsx';
import { useSelectionCount } from './use-runs.ts';
import type { Place, Way } from './ways.ts';

interface ChooseSitesProps {
  readonly kind: RunKind;
  readonly selection: ProductSelection;
  /** The number of selected items; null if unknown. */
  readonly count: number | null;
  /** Default: the ways of the account that owns the selection. */
  readonly ways?: readonly Way[];
  /** Where to list or end; absent to choose among all sites. */
  readonly places?: readonly Place[];
  readonly onClose: () => void;
}

/** Chooses the sites for listing or ending, for each account with selected items. */
export function ChooseSites({ selection, ...rest }: ChooseSitesProps) {
  const navigate = useNavigate();
  const at = useAccount();
  const { accountId } = selection;
  if (accountId === undefined) return <ChooseByAccount {...rest} selection={selection} />;
  const own: AccountSelection = { ...selection, accountId };
  return <ChooseInAccount {...rest} selection={own} onPrepared={({ runId }) => void navigate(paths.run(at, runId))} />;
}

type ByAccountProps = Omit<ChooseSitesProps, 'count' | 'ways'>;

/** A run belongs to one account, so a selection across accounts is first counted per account. */
function ChooseByAccount(props: ByAccountProps) {
  const { kind, selection, onClose } = props;
  const { t } = useTranslation(['publishing', 'app']);
  const counted = useSelectionCount(selection);
  if (counted.data && counted.data.count > 0) return <ChooseForEach {...props} accounts={counted.data.accounts} />;
  return (
    <Dialog title={t(titleOf(kind))} onClose={onClose} placement="side" width={560}>
      {counted.isPending ? <Skeleton height={240} /> : null}
      {counted.isError ? <ErrorState error={counted.error} onRetry={() => counted.refetch()} /> : null}
      {counted.data ? <Notice tone="info">{t('publishing:choose.nothing')}</Notice> : null}
    </Dialog>
  );
}

/** One account after the other. Each prepared run is kept, whatever happens to the others. */
function ChooseForEach(props: ByAccountProps & Pick<SelectionCount, 'accounts'>) {
  const { kind, selection, accounts, places, onClose } = props;
  const navigate = useNavigate();
  const at = useAccount();
  const user = useUser();
  // The counts from when the dialog opened, so that its steps do not change while it is open.
  const [parts] = useState(accounts);
  const [index, setIndex] = useState(0);
  const [runs, setRuns] = useState<readonly RunView[]>([]);
  const part = parts[index];
  const goOn = (prepared: readonly RunView[]) => {
    setRuns(prepared);
    if (index + 1 < parts.length) setIndex(index + 1);
    else if (prepared.length === 0) onClose();
    else if (prepared.length > 1) void navigate(paths.runs(at));
    else void navigate(paths.run(at, prepared[0]?.runId ?? 0));
  };
  if (!part) return null;
  const { username } = lookUp(user.accounts, ({ id }) => id === part.accountId, 'ACCOUNT_NOT_FOUND', part.accountId);
  return (
    <ChooseInAccount
      key={part.accountId}
      kind={kind}
      selection={{ ...selection, accountId: part.accountId, ...(part.itemIds ? { itemIds: part.itemIds } : {}) }}
      count={part.count}
      {...(places ? { places } : {})}
      {...(parts.length > 1 ? { part: { n: index + 1, total: parts.length, username, onSkip: () => goOn(runs) } } : {})}
      onPrepared={(run) => goOn([...runs, run])}
      onClose={onClose}
    />
  );
}

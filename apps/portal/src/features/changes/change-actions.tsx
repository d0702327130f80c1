import { Button } from '@mantine/core';
import { type ChangeView, changes } from '@quayside/contract';
import { useState } from 'react';
import { addressOf } from '../../lib/api/address.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useUser } from '../../lib/session.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { canBeUndone, isUnderWay, needsOf, useSteering } from './use-changes.ts';

/** What a seller can do with a change in its state. */
export function ChangeActions(props: {
  readonly changeId: number;
  readonly change: ChangeView | undefined;
  readonly onConfirmed: ((change: ChangeView) => void) | undefined;
  readonly onOpen: (changeId: number) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(['changes', 'app']);
  const format = useFormat();
  const { id } = useUser();
  const { changeId, change, onOpen, onClose } = props;
  const steer = useSteering(changeId);
  const act = (...[given]: Parameters<typeof steer.mutate>) =>
    steer.mutate(given, {
      onSuccess: (next) => {
        onOpen(next.changeId);
        if (given.do === 'confirm') props.onConfirmed?.(next);
      },
      onError: (error) => toastFailure(error),
    });
  const [isAsked, setIsAsked] = useState(false);
  /** What was changed so far is put back by an undo, with its own preview and consent. */
  const stopAndRestore = () =>
    steer.mutate(
      { do: 'cancel' },
      {
        onSuccess: (next) => (canBeUndone(next) ? act({ do: 'undo' }) : onOpen(next.changeId)),
        onError: (error) => toastFailure(error),
      },
    );
  const common = { isInDialog: true, loading: steer.isPending, ...(change ? needsOf(change) : {}) };
  const { state, counts, expected = 0 } = change ?? {};
  return (
    <>
      <Button variant="default" onClick={onClose}>
        {t('app:close')}
      </Button>
      {change && state !== 'preparing' ? (
        <Button
          component="a"
          variant="default"
          href={addressOf(changes.exportCsv.path, { params: { id, changeId } })}
          download
        >
          {t('changes:act.file')}
        </Button>
      ) : null}
      {change && (isUnderWay(change) || state === 'ready') && !isAsked ? (
        <ChangeButton
          {...common}
          variant="default"
          onClick={() => (state === 'applying' ? setIsAsked(true) : act({ do: 'cancel' }))}
        >
          {t(state === 'ready' ? 'changes:act.discard' : 'changes:act.stop')}
        </ChangeButton>
      ) : null}
      {change && isAsked && state === 'applying' ? (
        <>
          <ChangeButton {...common} variant="default" onClick={() => act({ do: 'cancel' })}>
            {t('changes:act.stopAndKeep')}
          </ChangeButton>
          <ChangeButton {...common} variant="default" onClick={stopAndRestore}>
            {t('changes:act.stopAndRestore')}
          </ChangeButton>
        </>
      ) : null}
      {change && canBeUndone(change) ? (
        <ChangeButton {...common} variant="default" onClick={() => act({ do: 'undo' })}>
          {t('changes:act.undo')}
        </ChangeButton>
      ) : null}
      {(state === 'done' && counts && counts.failed > 0) || state === 'failed' ? (
        <ChangeButton {...common} onClick={() => act({ do: 'retry' })}>
          {t('changes:act.retry')}
        </ChangeButton>
      ) : null}
      {state === 'ready' && expected > 0 ? (
        <ChangeButton {...common} onClick={() => act({ do: 'confirm', expected })}>
          {t('changes:act.confirm', { count: expected, n: format.number(expected) })}
        </ChangeButton>
      ) : null}
    </>
  );
}

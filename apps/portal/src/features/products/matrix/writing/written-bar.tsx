import { Button } from '@mantine/core';
import { sheets } from '@quayside/contract';
import { numberStyle } from '@quayside/kernel';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call } from '../../../../lib/api/call.ts';
import { toastFailure } from '../../../../lib/failures/toast-failure.ts';
import { useFormat } from '../../../../lib/i18n/use-format.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { useUser } from '../../../../lib/session.ts';
import { ChangeButton } from '../../../../ui/change-button.tsx';
import { UnsavedGuard } from '../../../../ui/unsaved-guard.tsx';
import { countUnreadable, keepOnly, refusedOf, sheetOf, takeBack, type WrittenSheet } from './grid-edits.ts';
import classes from './writing.module.css';
import { NOTHING_WRITTEN, type Written } from './written.ts';

interface WrittenBarProps {
  readonly written: Written;
  readonly onWritten: (written: Written) => void;
  /** Renders the preview of what is written. */
  readonly renderChange: (request: {
    readonly changeId: number;
    readonly onConfirmed: () => void;
    readonly onClose: () => void;
  }) => ReactNode;
  /** Reads again what has changed. */
  readonly onChanged: () => void;
}

/** How many cells are written and not saved, and the way to one preview of all of them. */
export function WrittenBar({ written, onWritten, renderChange, onChanged }: WrittenBarProps) {
  const { t } = useTranslation(['products', 'matrix']);
  const format = useFormat();
  const client = useQueryClient();
  const { id } = useUser();
  const [changeId, setChangeId] = useState<number | null>(null);
  const [isSame, setIsSame] = useState(false);
  const prepare = useMutation({
    mutationFn: ({ sheet }: WrittenSheet) => call(sheets.prepare, { params: { id }, body: sheet }),
    onError: (error) => toastFailure(error),
  });
  const { edits, refused } = written;
  const style = numberStyle(format.locale);
  const unreadable = countUnreadable(edits, style);
  const check = () => {
    const file = sheetOf(edits, style);
    setIsSame(false);
    prepare.mutate(file, {
      onSuccess: ({ change, errors }) => {
        onWritten({ edits, refused: refusedOf(file, errors) });
        setChangeId(change?.changeId ?? null);
        setIsSame(change === null && errors.length === 0);
      },
    });
  };
  const count = edits.texts.size;
  if (count === 0 && changeId === null) return null;
  return (
    <div className={classes.bar}>
      <strong role="status">{t('matrix:write.count', { count })}</strong>
      {unreadable > 0 ? (
        <span className={classes.wrong}>{t('matrix:write.unreadable', { count: unreadable })}</span>
      ) : null}
      {refused.size > 0 ? (
        <span className={classes.wrong}>{t('matrix:write.refused', { count: refused.size })}</span>
      ) : null}
      {isSame ? <span>{t('matrix:write.same')}</span> : null}
      <ChangeButton
        needs="manual-price-management-enabled"
        loading={prepare.isPending}
        blockedBecause={unreadable > 0 ? t('matrix:write.unreadable', { count: unreadable }) : undefined}
        onClick={check}
      >
        {t('edit.preview')}
      </ChangeButton>
      <Button
        variant="default"
        disabled={edits.past.length === 0}
        onClick={() => onWritten({ ...written, edits: takeBack(edits) })}
      >
        {t('matrix:write.undo')}
      </Button>
      <Button variant="subtle" onClick={() => onWritten(NOTHING_WRITTEN)}>
        {t('matrix:write.discard')}
      </Button>
      {count > 0 ? <UnsavedGuard /> : null}
      {changeId === null
        ? null
        : renderChange({
            changeId,
            // What was refused stays in its cells, so that it can be corrected.
            onConfirmed: () => onWritten({ edits: keepOnly(edits, new Set(refused.keys())), refused }),
            onClose: () => {
              setChangeId(null);
              void client.invalidateQueries({ queryKey: [sheets.write.id] });
              onChanged();
            },
          })}
    </div>
  );
}

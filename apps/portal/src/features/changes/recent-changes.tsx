import { Button } from '@mantine/core';
import { changes, type ListedChange, PREVIEWED_CHANGES, type PreviewedChange } from '@quayside/contract';
import { useState } from 'react';
import { addressOf } from '../../lib/api/address.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useUser } from '../../lib/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ListBody } from '../../ui/list/list-body.tsx';
import { ListFoot } from '../../ui/list/list-foot.tsx';
import { Toolbar } from '../../ui/list/toolbar.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import classes from './changes.module.css';
import { STAGE_TONES, stageOf } from './row-states.ts';
import { useChangeTitle } from './use-change-title.ts';
import { canBeUndone, needsOf, useRecentChanges, useSteering } from './use-changes.ts';

interface RecentChangesProps {
  readonly onOpen: (changeId: number) => void;
}

/** The changes of the business, each of which can be opened, undone and kept as a file. */
export function RecentChanges({ onOpen }: RecentChangesProps) {
  const { t } = useTranslation(['changes', 'app']);
  const [kind, setKind] = useState<PreviewedChange>();
  const recent = useRecentChanges(kind);
  const list = recent.data?.pages.flatMap((page) => page.list) ?? [];
  return (
    <div>
      <Toolbar>
        <Choice
          label={t('changes:recent.what')}
          value={kind ?? 'all'}
          onChange={(value) => setKind(PREVIEWED_CHANGES.find((one) => one === value))}
          options={[
            { value: 'all', label: t('app:all') },
            ...PREVIEWED_CHANGES.map((one) => ({ value: one, label: t(`changes:kind.${one}`) })),
          ]}
        />
      </Toolbar>
      <ListBody
        list={recent}
        isEmpty={list.length === 0}
        empty={<EmptyState title={t('changes:recent.empty.title')}>{t('changes:recent.empty.text')}</EmptyState>}
      >
        <RecentTable list={list} onOpen={onOpen} />
        <ListFoot list={recent} />
      </ListBody>
    </div>
  );
}

function RecentTable({ list, onOpen }: RecentChangesProps & { readonly list: readonly ListedChange[] }) {
  const { t } = useTranslation(['changes', 'app']);
  const format = useFormat();
  const titleOf = useChangeTitle();
  /** The first thing, and that there are more. */
  const namedOf = ({ first, counts }: ListedChange) =>
    Object.values(counts).reduce((sum, n) => sum + n, 0) > 1 ? `${first} …` : first;
  return (
    <PlainTable
      label={t('changes:recent.title')}
      rows={list}
      rowKey={({ changeId }) => changeId}
      columns={[
        {
          key: 'what',
          title: t('changes:recent.what'),
          cell: (change) => (
            <>
              <LinkButton
                aria-label={`${titleOf(change)}, ${format.dateTime(change.createdAt)}`}
                onClick={() => onOpen(change.changeId)}
              >
                {titleOf(change)}
              </LinkButton>
              {change.first === null ? null : <div>{namedOf(change)}</div>}
              <div className={classes.soft}>{format.dateTime(change.confirmedAt ?? change.createdAt)}</div>
            </>
          ),
        },
        { key: 'by', title: t('changes:recent.by'), cell: ({ by }) => by ?? t('app:unknown') },
        {
          key: 'stage',
          title: t('changes:column.state'),
          cell: (change) => {
            const stage = stageOf(change);
            return <Badge tone={STAGE_TONES[stage]}>{t(`changes:stage.${stage}`)}</Badge>;
          },
        },
        {
          key: 'rows',
          title: t('changes:recent.rows'),
          cell: ({ counts, expected }) => {
            const shown = (['done', 'failed', 'skipped'] as const).filter((one) => counts[one] > 0);
            const said = shown.map((one) =>
              t('app:labelled', { label: t(`changes:state.${one}`), value: format.number(counts[one]) }),
            );
            const waiting = t('app:labelled', { label: t('changes:state.ready'), value: format.number(expected) });
            return [...said, ...(expected > 0 ? [waiting] : [])].join(', ') || format.number(0);
          },
        },
        {
          key: 'acts',
          title: t('changes:recent.acts'),
          isTitleHidden: true,
          cell: (change) => <RecentActions change={change} onOpen={onOpen} />,
        },
      ]}
    />
  );
}

function RecentActions({ change, onOpen }: RecentChangesProps & { readonly change: ListedChange }) {
  const { t } = useTranslation('changes');
  const format = useFormat();
  const { id } = useUser();
  const { changeId, createdAt } = change;
  const steer = useSteering(changeId);
  const of = { at: format.dateTime(createdAt) };
  return (
    <div className={classes.acts}>
      {canBeUndone(change) ? (
        <ChangeButton
          {...needsOf(change)}
          isInDialog
          variant="default"
          size="xs"
          aria-label={t('recent.undoOne', of)}
          loading={steer.isPending}
          onClick={() =>
            steer.mutate(
              { do: 'undo' },
              {
                onSuccess: (next) => onOpen(next.changeId),
                onError: (error) => toastFailure(error),
              },
            )
          }
        >
          {t('act.undo')}
        </ChangeButton>
      ) : null}
      <Button
        component="a"
        variant="default"
        size="xs"
        aria-label={t('recent.fileOne', of)}
        href={addressOf(changes.exportCsv.path, { params: { id, changeId } })}
        download
      >
        {t('act.file')}
      </Button>
    </div>
  );
}

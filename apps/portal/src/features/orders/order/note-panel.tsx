import { Textarea } from '@mantine/core';
import { MAX_ORDER_NOTE, type OrderDetail } from '@quayside/contract';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx';
import { useNoteOrder } from '../use-orders.ts';
import classes from './order-screen.module.css';

const ROWS = { minRows: 2, maxRows: 10 } as const;

/** What the team notes on an order for itself. What is typed stays if somebody else writes meanwhile. */
export function NotePanel({ order: { id, teamNote } }: { readonly order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const [typed, setTyped] = useState<string>();
  const save = useNoteOrder();
  const text = typed ?? teamNote ?? '';
  const note = text.trim() || null;
  const isChanged = note !== teamNote;
  const submit = () => {
    if (!isChanged || save.isPending) return;
    save.mutate({ orderId: id, note, before: teamNote }, { onSuccess: () => setTyped(undefined) });
  };
  return (
    <Panel title={t('note.title')}>
      {isChanged ? <UnsavedGuard /> : null}
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Textarea
          aria-label={t('note.title')}
          description={t('note.hint')}
          placeholder={t('note.placeholder')}
          autosize
          {...ROWS}
          maxLength={MAX_ORDER_NOTE}
          value={text}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
          }}
        />
        {isChanged ? (
          <ChangeButton type="submit" size="xs" loading={save.isPending}>
            {t('note.save')}
          </ChangeButton>
        ) : null}
      </form>
    </Panel>
  );
}

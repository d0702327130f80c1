import { Textarea } from '@mantine/core';
import { type RunItem, type RunView, type TermOffer, translations } from '@quayside/contract';
import { mayDo, permissionFlags, siteFacts } from '@quayside/kernel';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { call } from '../../lib/api/call.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useUser } from '../../lib/session.ts';
import { titleLabel } from '../../lib/title-label.ts';
import classes from './run-screen.module.css';
import { TitleNotes } from './title-notes.tsx';
import { useRefreshRunItems } from './use-runs.ts';

interface RunItemTitleProps {
  readonly runItem: RunItem;
  /** Whether the run waits for its consent, so that a title can still be corrected. */
  readonly isOpen: boolean;
  /** Moves to the row below. */
  readonly onNext: () => void;
  /** Tells whether the field holds what is not stored. */
  readonly onTyped: (isUnsaved: boolean) => void;
  /** Gets the phrase that a correction changed, as a term to offer. */
  readonly onWritten: (offer: TermOffer | undefined) => void;
}

/** Whether the seller can correct the title before the consent. A catalogue's title is not the seller's. */
export const isWaiting = ({ state, kind }: Pick<RunView, 'state' | 'kind'>): boolean =>
  state === 'prepared' && kind === 'list';

/**
 * The title of a run item with its source. Enter saves a correction, or accepts an engine's title, and moves to the next
 * row; Escape restores.
 */
export function RunItemTitle({ runItem, isOpen, onNext, onTyped, onWritten }: RunItemTitleProps) {
  const { t } = useTranslation('publishing');
  const { t: tProducts } = useTranslation('products');
  const format = useFormat();
  const user = useUser();
  const client = useQueryClient();
  const refresh = useRefreshRunItems();
  const { itemId, site, title, titleLabel: label } = runItem;
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string | null) => {
    setTyped(text);
    onTyped(text !== null);
  };
  const write = useMutation({
    mutationFn: (translation: string) =>
      call(translations.update, {
        params: { id: user.id, itemId },
        body: { new_translations: [{ site, translation }] },
      }),
    onSuccess: async ({ term_offers: [offer] }) => {
      onWritten(offer);
      await Promise.all([refresh(), client.invalidateQueries({ queryKey: [translations.list.id] })]);
      change(null);
    },
    onError: (error) => toastFailure(error),
  });
  const { language } = siteFacts(site);
  const mayWrite = mayDo(user.role, 'work') && permissionFlags(user)['manual-title-management-enabled'];
  const notes = (
    <>
      <TitleNotes runItem={runItem} />
      {label ? <span className={classes.note}>{titleLabel(label, tProducts)}</span> : null}
    </>
  );
  if (title === null) return <span>–</span>;
  if (!isOpen || !mayWrite || label === 'catalogue') {
    return (
      <>
        <span lang={language}>{title}</span>
        {notes}
      </>
    );
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && typed !== null) {
      event.preventDefault();
      event.stopPropagation();
      change(null);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const wanted = (typed ?? title).replace(/\s+/g, ' ').trim();
    const isAccepted = wanted === title && label?.startsWith('engine:');
    if (wanted !== '' && (wanted !== title || isAccepted)) write.mutate(wanted);
    else change(null);
    onNext();
  };
  return (
    <div className={classes.ownTitle}>
      <Textarea
        aria-label={t('runItems.field', { sku: runItem.sku, site: format.site(site) })}
        data-title-of={`${itemId} ${site}`}
        lang={language}
        autosize
        minRows={1}
        maxRows={4}
        maxLength={1_000}
        disabled={write.isPending}
        value={typed ?? title}
        onChange={(event) => change(event.currentTarget.value.replace(/\s*\n\s*/g, ' '))}
        onKeyDown={onKeyDown}
      />
      {notes}
    </div>
  );
}

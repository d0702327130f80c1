import { Textarea } from '@mantine/core';
import type { SiteTitle } from '@quayside/contract';
import { mayDo, permissionFlags, type Site, siteFacts } from '@quayside/kernel';
import { type KeyboardEvent, useState } from 'react';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useUser } from '../../lib/session.ts';
import { TermOfferLine } from '../../ui/term-offer-line.tsx';
import { cleaned, isByHand, lengthOf } from './title-rows.ts';
import classes from './titles.module.css';
import { useWriteSiteTitle } from './use-titles.ts';

interface TitleFieldProps {
  readonly row: SiteTitle;
  readonly site: Site;
  readonly limit: number | null;
  /** Moves to the row below. */
  readonly onNext: () => void;
}

/** An editable title: Enter saves and moves to the next row, Escape restores. */
export function TitleField({ row, site, limit, onNext }: TitleFieldProps) {
  const { t } = useTranslation('translations');
  const format = useFormat();
  const user = useUser();
  const [typed, setTyped] = useState<string | null>(null);
  const write = useWriteSiteTitle(site);
  const shown = typed ?? row.title ?? '';
  const used = lengthOf(cleaned(shown));
  const over = limit === null ? 0 : Math.max(0, used - limit);
  const isChanged = typed !== null && cleaned(typed) !== (row.title ?? '');
  const mayWrite = mayDo(user.role, 'work') && permissionFlags(user)['manual-title-management-enabled'];
  const save = () => {
    if (over > 0) return;
    const title = cleaned(shown);
    // Without the seller's own title there is nothing to remove.
    const isWritten = isChanged && (title !== '' || isByHand(row));
    if (isWritten)
      write.mutate(
        { row, title },
        {
          // Keeps what was typed in the meantime.
          onSuccess: () => setTyped((now) => (now === typed ? null : now)),
          onError: (error) => toastFailure(error),
        },
      );
    else setTyped(null);
    onNext();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && typed !== null) {
      event.preventDefault();
      setTyped(null);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    save();
  };
  const counter =
    limit === null ? format.number(used) : t('field.used', { used: format.number(used), limit: format.number(limit) });
  return (
    <>
      <Textarea
        aria-label={t('field.label', { title: row.sourceTitle })}
        className={classes.field ?? ''}
        data-title-of={row.itemId}
        lang={siteFacts(site).language}
        autosize
        minRows={1}
        maxRows={4}
        maxLength={1_000}
        readOnly={!mayWrite}
        value={shown}
        onChange={(event) => setTyped(event.currentTarget.value.replace(/\s*\n\s*/g, ' '))}
        onKeyDown={onKeyDown}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={isChanged && over === 0 ? t('field.unsaved', { counter }) : counter}
        error={over > 0 ? t('field.over', { count: over }) : undefined}
      />
      <TermOfferLine offer={write.data?.term_offers[0]} />
    </>
  );
}

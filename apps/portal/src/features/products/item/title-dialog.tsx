import { Textarea } from '@mantine/core';
import type { ListingView, ProductDetail } from '@quayside/contract';
import { siteFacts } from '@quayside/kernel';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { showToast } from '../../../lib/toasts/show-toast.ts';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import classes from './item-screen.module.css';
import { useWriteTitle } from './use-item.ts';

/** eBay counts characters, not bytes, and allows this many in a title. */
const MOST_CHARACTERS = 80;

interface TitleDialogProps {
  readonly item: ProductDetail;
  readonly listing: ListingView;
  readonly onClose: () => void;
}

export function TitleDialog({ item, listing, onClose }: TitleDialogProps) {
  const { t } = useTranslation(['products', 'app']);
  const format = useFormat();
  const [title, setTitle] = useState(listing.title);
  const write = useWriteTitle(item.id);
  const left = MOST_CHARACTERS - [...title.trim()].length;
  const save = (translation: string) =>
    write.mutate(
      { site: listing.site, translation },
      {
        onSuccess: () => {
          showToast('titleSaved');
          onClose();
        },
      },
    );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (left >= 0 && title.trim() !== '') save(title.trim());
  };
  return (
    <Dialog
      title={t('products:item.titleForm.title', { site: format.site(listing.site) })}
      onClose={onClose}
      width={560}
    >
      <form className={classes.form} onSubmit={submit}>
        <p className={classes.hint}>{t('products:item.titleForm.source', { title: item.title })}</p>
        {write.isError ? <Notice tone="bad">{write.error.message}</Notice> : null}
        <Textarea
          label={t('products:item.titleForm.field')}
          description={t('products:item.titleForm.hint')}
          value={title}
          lang={siteFacts(listing.site).language}
          rows={3}
          data-autofocus
          onChange={(event) => setTitle(event.currentTarget.value.replace(/\s*\n\s*/g, ' '))}
          error={left < 0 ? t('products:item.titleForm.over', { count: -left }) : undefined}
        />
        {left >= 0 ? <p className={classes.hint}>{t('products:item.titleForm.left', { count: left })}</p> : null}
        <div className={classes.meta}>
          <ChangeButton type="submit" isInDialog loading={write.isPending}>
            {t('app:save')}
          </ChangeButton>
          {listing.titleLabel === 'human' ? (
            <ChangeButton variant="default" isInDialog onClick={() => save('')}>
              {t('products:item.titleForm.takeBack')}
            </ChangeButton>
          ) : null}
        </div>
      </form>
    </Dialog>
  );
}

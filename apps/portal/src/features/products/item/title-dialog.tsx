import { Textarea } from '@mantine/core';
import type { ListingView, ProductDetail } from '@quayside/contract';
import { siteFacts } from '@quayside/kernel';
import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../../lib/account.ts';
import { toastFailure } from '../../../lib/failures/toast-failure.ts';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths.ts';
import { showToast } from '../../../lib/toasts/show-toast.ts';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import classes from './item-screen.module.css';
import { useMatches, useTitles, useWriteTitle } from './use-item.ts';

interface TitleDialogProps {
  readonly item: ProductDetail;
  readonly listing: ListingView;
  readonly onClose: () => void;
}

export function TitleDialog({ item, listing, onClose }: TitleDialogProps) {
  const { t } = useTranslation(['products', 'app']);
  const format = useFormat();
  const at = useAccount();
  const [title, setTitle] = useState(listing.title);
  const write = useWriteTitle(item.id);
  const titles = useTitles(item.id);
  const matches = (useMatches(item.id, listing.site).data?.matches ?? []).filter(
    (match) => match.title !== title.trim(),
  );
  const machine = titles.data?.translations.find(({ site }) => site === listing.site);
  // Marketplaces count characters, not bytes. Until the limit has loaded, only the server checks it.
  const limit = machine?.limit ?? null;
  const used = [...title.trim()].length;
  const over = limit === null ? 0 : Math.max(0, used - limit);
  const save = (translation: string) =>
    write.mutate(
      { site: listing.site, translation },
      {
        onSuccess: ({ translations }) => {
          // The warning stands where the title was written.
          if (translations.some(({ site, same_as }) => site === listing.site && same_as !== null)) return;
          if (translation === '') showToast('titleSaved');
          else showToast('translationsAdded', { count: 1 });
          onClose();
        },
        onError: (error) => toastFailure(error),
      },
    );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (over === 0 && title.trim() !== '') save(title.trim());
  };
  return (
    <Dialog
      title={t('products:item.titleForm.title', { site: format.site(listing.site) })}
      onClose={onClose}
      width={560}
      isSaved={write.isSuccess && write.variables.translation === title.trim()}
    >
      <form className={classes.form} onSubmit={submit}>
        <p className={classes.hint}>{t('products:item.titleForm.source', { title: item.title })}</p>
        {machine?.automatic_title_translation ? (
          <p className={classes.hint}>
            {t('products:item.titleForm.automatic', { title: machine.automatic_title_translation })}
          </p>
        ) : null}
        {machine && machine.dropped.length > 0 ? (
          <p className={classes.hint}>
            {t('products:item.titleForm.dropped', { words: format.list(machine.dropped) })}
          </p>
        ) : null}
        {machine?.same_as ? (
          <p role="alert" className={classes.hint}>
            {t('products:item.titleForm.sameAs')}{' '}
            <Link to={paths.item(at, machine.same_as.itemId)}>{machine.same_as.sku}</Link>
          </p>
        ) : null}
        {matches.map((match) => (
          <p key={match.title} className={classes.hint}>
            {t('products:item.titleForm.memory', { title: match.title, percent: format.percent(match.score / 100) })}{' '}
            <LinkButton onClick={() => setTitle(match.title)}>{t('products:item.titleForm.use')}</LinkButton>
          </p>
        ))}
        <Textarea
          label={t('products:item.titleForm.field')}
          description={t('products:item.titleForm.hint')}
          value={title}
          lang={siteFacts(listing.site).language}
          rows={3}
          data-autofocus
          onChange={(event) => setTitle(event.currentTarget.value.replace(/\s*\n\s*/g, ' '))}
          error={over > 0 ? t('products:item.titleForm.over', { count: over }) : undefined}
        />
        {limit === null ? null : (
          <p className={classes.hint}>
            {t('products:item.titleForm.used', { used: format.number(used), limit: format.number(limit) })}
          </p>
        )}
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

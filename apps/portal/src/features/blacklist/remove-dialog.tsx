import { Button, Skeleton } from '@mantine/core';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { type KeywordPlace, useKeyword, useRemoveKeyword } from './use-blacklist.ts';

export function RemoveDialog({ place, onClose }: { readonly place: KeywordPlace; readonly onClose: () => void }) {
  const { t } = useTranslation(['blacklist', 'app']);
  const format = useFormat();
  const keyword = useKeyword(place);
  const remove = useRemoveKeyword();
  const count = keyword.data?.items ?? 0;
  return (
    <Dialog
      title={t('blacklist:remove.of', { keyword: place.keyword })}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('blacklist:preview.back')}
          </Button>
          <ChangeButton
            isInDialog
            color="red"
            loading={remove.isPending}
            onClick={() =>
              remove.mutate(place, {
                onSuccess: () => {
                  showToast('keywordsRemoved', { count: 1 });
                  onClose();
                },
                onError: (error) => toastFailure(error),
              })
            }
          >
            {t('blacklist:remove.short')}
          </ChangeButton>
        </>
      }
    >
      {keyword.isPending ? <Skeleton height={48} /> : null}
      {keyword.isPending ? null : <p>{t('blacklist:remove.text', { count, n: format.number(count) })}</p>}
    </Dialog>
  );
}

import { Button } from '@mantine/core';
import type { ListingFlow } from '@quayside/contract';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useRemoveFlow } from './use-flows.ts';

/** Asks before a flow is deleted. */
export function RemoveDialog({ flow, onClose }: { readonly flow: ListingFlow; readonly onClose: () => void }) {
  const { t } = useTranslation(['flows', 'app']);
  const remove = useRemoveFlow();
  return (
    <Dialog
      title={t('flows:remove.title', { name: flow.name })}
      width={520}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('app:cancel')}
          </Button>
          <ChangeButton
            color="red"
            isInDialog
            loading={remove.isPending}
            onClick={() => remove.mutate(flow.id, { onSuccess: onClose })}
          >
            {t('flows:remove.confirm')}
          </ChangeButton>
        </>
      }
    >
      <p>{t('flows:remove.text')}</p>
    </Dialog>
  );
}

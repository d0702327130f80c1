import { Button } from '@mantine/core';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { useSendLink } from './use-mailbox.ts';

export function SendLinkButton({ sending }: { readonly sending: ReturnType<typeof useSendLink> }) {
  const { t } = useTranslation('frame');
  return (
    <Button variant="default" size="xs" loading={sending.isPending} onClick={() => sending.mutate()}>
      {t('mailbox.send')}
    </Button>
  );
}

import type { PopUpSettings } from '@quayside/contract';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { EmbeddedPopup } from '../../ui/embedded-popup.tsx';
import { seenCookie } from './view-once.ts';

export function PopUp({ popUp, onClose }: { readonly popUp: PopUpSettings; readonly onClose: () => void }) {
  const { t } = useTranslation('notifications');
  const close = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: Firefox before 140 lacks the Cookie Store API
    document.cookie = seenCookie(popUp.url);
    onClose();
  };
  return <EmbeddedPopup title={t('popUp')} address={popUp.url} delayMs={popUp.delayMs} onClose={close} />;
}

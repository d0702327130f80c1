import type { PopUpSettings } from '@quayside/contract';
import { storeCookie } from '../../lib/cookies.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { EmbeddedPopup } from '../../ui/embedded-popup.tsx';
import { seenCookie } from './view-once.ts';

export function PopUp({ popUp, onClose }: { readonly popUp: PopUpSettings; readonly onClose: () => void }) {
  const { t } = useTranslation('notifications');
  const close = () => {
    storeCookie(seenCookie(popUp.url));
    onClose();
  };
  return <EmbeddedPopup title={t('popUp')} address={popUp.url} delayMs={popUp.delayMs} onClose={close} />;
}

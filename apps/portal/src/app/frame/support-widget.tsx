import { useEffect } from 'react';
import { loadChat, useChat, visitorOf } from '../../lib/chat.ts';
import { useableLanguage } from '../../lib/i18n/i18n.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { usePortalSettings } from '../../lib/portal-settings.ts';

export interface SupportWidgetProps {
  /** Whether the general state has loaded and a user is signed in. */
  readonly isReady: boolean;
  readonly userName: string;
  readonly userEmail: string;
  readonly mayChat: boolean;
}

/**
 * Loads the installation's live chat on every screen and identifies the user to it. Renders nothing itself; Chat now in the help menu opens
 * the chat.
 */
export function SupportWidget({ isReady, userName, userEmail, mayChat }: SupportWidgetProps) {
  return isReady && mayChat ? <Chat name={userName} email={userEmail} /> : null;
}

function Chat({ name, email }: { readonly name: string; readonly email: string }) {
  const scriptUrl = usePortalSettings()?.chatScriptUrl ?? null;
  const chat = useChat();
  useEffect(() => {
    if (scriptUrl) loadChat(scriptUrl);
  }, [scriptUrl]);
  const language = useableLanguage(useTranslation().i18n.language);
  useEffect(() => chat?.identify(visitorOf(name, email, language)), [chat, name, email, language]);
  return null;
}

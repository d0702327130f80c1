import { useEffect } from 'react';
import { loadChat, useChat } from '../../lib/chat.ts';
import { usePortalSettings } from '../../lib/portal-settings.ts';

export interface SupportWidgetProps {
  /** The general state is there, and somebody is signed in. */
  readonly isReady: boolean;
  readonly userName: string;
  readonly userEmail: string;
  readonly mayChat: boolean;
}

/**
 * The widget behind every address: it stands for the installation's live chat, and tells it who is here as soon as that is known.
 * It draws nothing itself; Chat now, in the help menu, opens the chat.
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
  useEffect(() => chat?.identify({ name, email }), [chat, name, email]);
  return null;
}

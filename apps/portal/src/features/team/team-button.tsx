import { mayDo } from '@quayside/kernel';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../lib/session.ts';
import { ChangeButton } from '../../ui/change-button.tsx';

/** A button that changes the team: whose role may not sees it, can not press it, and is told why. */
export function TeamButton(props: ComponentProps<typeof ChangeButton>) {
  const { t } = useTranslation('team');
  const { role } = useUser();
  return <ChangeButton {...props} blockedBecause={mayDo(role, 'team') ? props.blockedBecause : t('notYours')} />;
}

import { Menu, UnstyledButton } from '@mantine/core';
import { supportChannels } from '@quayside/kernel';
import { IconHelp } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useChat } from '../../lib/chat.ts';
import { loadRooms } from '../../lib/i18n/i18n.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { paths } from '../../lib/paths.ts';
import { useUser } from '../../lib/session.ts';
import { useAddress } from '../routes/address.ts';
import classes from './header.module.css';
import { IN_HEADER } from './in-header.ts';

const QuickHelp = lazyPart(async () => {
  const [quick] = await Promise.all([import('../../features/help/quick-help.tsx'), loadRooms(['help'])]);
  return { default: quick.QuickHelp };
});

/** The help menu. It contains the chat once the chat's script has loaded, or else a report of a problem. */
export function HelpMenu() {
  const { t } = useTranslation('frame');
  const user = useUser();
  const { route } = useAddress();
  const channels = supportChannels(user);
  const chat = useChat();
  const [isHelping, setIsHelping] = useState(false);
  return (
    <>
      <Menu {...IN_HEADER} width={220}>
        <Menu.Target>
          <UnstyledButton className={classes.trigger} aria-label={t('help.label')}>
            <IconHelp size={20} aria-hidden="true" />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setIsHelping(true)}>{t('help.quick')}</Menu.Item>
          <Menu.Item component={Link} to={paths.submitRequest}>
            {t('help.request')}
          </Menu.Item>
          {chat && channels.chat ? (
            <Menu.Item onClick={chat.open}>{t('help.chat')}</Menu.Item>
          ) : (
            // Whoever cannot chat reports what went wrong, with where it did.
            <Menu.Item component={Link} to={paths.supportAbout('problem')}>
              {t('help.problem')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {isHelping ? (
        <Suspense fallback={null}>
          <QuickHelp view={route?.id} onClose={() => setIsHelping(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

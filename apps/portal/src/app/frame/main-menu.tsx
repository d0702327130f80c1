import { useTranslation } from '../../lib/i18n/use-translation.ts';
import classes from './header.module.css';
import { MainLink } from './main-link.tsx';
import { MoreMenu } from './more-menu.tsx';
import type { useFitting } from './use-fitting.ts';
import type { Navigation } from './use-navigation.ts';

export interface MainMenuProps {
  readonly navigation: Navigation;
  readonly row: ReturnType<typeof useFitting>;
}

/** The main menu in one row. Links that do not fit in the current language go to the first column of More. */
export function MainMenu({ navigation: { main, more }, row: { ref, fitting } }: MainMenuProps) {
  const { t } = useTranslation('app');
  const beyond = main.slice(fitting);
  return (
    <nav ref={ref} className={classes.nav} aria-label={t('nav.main')}>
      {main.map((link, index) => (
        <MainLink key={link.view} {...link} isUnseen={index >= fitting} />
      ))}
      <MoreMenu
        columns={
          beyond.length > 0
            ? [{ name: 'title', links: beyond.map((link) => ({ ...link, beside: [] })) }, ...more]
            : more
        }
      />
    </nav>
  );
}

import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { MainLink } from './main-link.tsx';
import classes from './menu-drawer.module.css';
import type { Navigation } from './use-navigation.ts';

/** The whole menu in one column, for narrow screens. */
export function MenuDrawer({ navigation, onClose }: { readonly navigation: Navigation; readonly onClose: () => void }) {
  const { t } = useTranslation(['frame', 'app']);
  return (
    <Dialog title={t('menu.title')} onClose={onClose} placement="side" width={320}>
      <nav className={classes.menu} aria-label={t('app:nav.main')}>
        {navigation.main.map((link) => (
          <MainLink key={link.view} {...link} onGo={onClose} />
        ))}
        {navigation.more.map(({ name, links }) => (
          <section key={name} aria-labelledby={`menu-${name}`}>
            <h3 id={`menu-${name}`}>{t(`menu.${name}`)}</h3>
            {links.map(({ view, to, shown }) => (
              <MainLink key={view} {...{ view, to, shown }} onGo={onClose} />
            ))}
          </section>
        ))}
      </nav>
    </Dialog>
  );
}

import type { Service } from '@quayside/kernel';
import { NavLink } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { Destination } from '../routes/destinations.ts';
import classes from './header.module.css';
import { useVisited } from './use-visited.ts';

type MainLinkProps = Destination & {
  readonly onGo?: () => void;
  /** Invisible and not focusable, but keeps its width. */
  readonly isUnseen?: boolean;
};

/** A link to a view in the main menu or the drawer. */
export function MainLink({ view, to, onGo, isUnseen = false }: MainLinkProps) {
  const { t } = useTranslation('frame');
  return (
    <NavLink to={to} onClick={onGo} data-unseen={isUnseen || undefined}>
      {t(`screens.${view}`)}
      {view === 'shipping' || view === 'returns' ? <NewBadge service={view} /> : null}
    </NavLink>
  );
}

function NewBadge({ service }: { readonly service: Service }) {
  const { t } = useTranslation('frame');
  return useVisited(service) ? null : (
    <>
      {' '}
      <span className={classes.badge}>{t('menu.new')}</span>
    </>
  );
}

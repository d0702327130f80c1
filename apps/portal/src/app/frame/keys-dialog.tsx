import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useUser } from '../../lib/session.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import { useAddress } from '../routes/address.ts';
import { destinationOf } from '../routes/destinations.ts';
import classes from './keys-dialog.module.css';
import { GO_KEYS, useSingleKeys } from './single-keys.ts';

const LIST = [
  ['move', ['↓', '↑'], ['j', 'k']],
  ['range', ['Shift ↓', 'Shift ↑'], ['Shift j', 'Shift k']],
  ['select', ['Space'], ['x']],
  ['selectAll', ['Ctrl a'], []],
  ['open', ['Enter'], []],
  ['edit', [], ['e']],
  ['search', [], ['/']],
  ['ends', ['Ctrl Home', 'Ctrl End'], []],
] as const;

const MATRIX = [
  ['columns', ['←', '→']],
  ['rectangle', ['Shift ←', 'Shift ↓']],
  ['wholeRow', ['Shift Space']],
  ['column', ['Ctrl Space']],
  ['actions', ['Enter', 'Esc']],
  ['nothing', ['Esc']],
] as const;

/** All keys of the portal, and whether single letters are commands. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('frame');
  const user = useUser();
  const { active } = useAddress();
  const [isOn, setIsOn] = useSingleKeys();
  const screens = Object.entries(GO_KEYS).filter(([, view]) => destinationOf(view, user, active)?.shown === 'screen');
  return (
    <Dialog title={t('keys.title')} onClose={onClose} width={640}>
      <div className={classes.columns}>
        <section>
          <h3>{t('keys.everywhere')}</h3>
          <dl className={classes.keys}>
            <Row words={t('keys.palette')} keys={['Ctrl k', '⌘ k']} />
            <Row words={t('keys.help')} keys={['?']} />
            {screens.map(([key, view]) => (
              <Row key={key} words={t(`screens.${view}`)} keys={[`g ${key}`]} />
            ))}
          </dl>
        </section>
        <section>
          <h3>{t('keys.list')}</h3>
          <dl className={classes.keys}>
            {LIST.map(([name, always, letters]) => (
              <Row key={name} words={t(`keys.${name}`)} keys={[...always, ...letters]} />
            ))}
          </dl>
          <h3>{t('keys.matrix')}</h3>
          <dl className={classes.keys}>
            {MATRIX.map(([name, keys]) => (
              <Row key={name} words={t(`keys.${name}`)} keys={keys} />
            ))}
          </dl>
        </section>
      </div>
      <Toggle label={t('keys.single')} description={t('keys.singleHint')} isOn={isOn} onChange={setIsOn} />
    </Dialog>
  );
}

function Row({ words, keys }: { readonly words: string; readonly keys: readonly string[] }) {
  return (
    <div>
      <dt>{words}</dt>
      <dd>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dd>
    </div>
  );
}

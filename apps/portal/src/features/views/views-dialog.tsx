import { Checkbox, CloseButton, TextInput } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import type { SavedView, ViewColumn, ViewScreen } from '@quayside/contract';
import { mayDo } from '@quayside/kernel';
import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useUser } from '../../lib/session.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ListBody } from '../../ui/list/list-body.tsx';
import { useRemoveView, useSaveView, useViews } from './use-views.ts';
import classes from './views.module.css';

export interface ViewsProps {
  readonly screen: ViewScreen;
  /** What follows the path of the screen in the address now. */
  readonly address: string;
  /** The path of the screen, to which the address of a view is added. */
  readonly path: string;
  /** The columns of the list now, which a view keeps; null for the usual ones, or where nobody can choose. */
  readonly columns?: readonly ViewColumn[] | null;
  /** Shows the columns of the view that is opened. */
  readonly onColumns?: (columns: readonly ViewColumn[]) => void;
}

/** The saved views of a list: opens one, removes one, and saves what the list shows now. */
export function ViewsDialog(props: ViewsProps & { readonly onClose: () => void }) {
  const { screen, address, path, columns = null, onColumns, onClose } = props;
  const { t } = useTranslation('views');
  const views = useViews(screen);
  const save = useSaveView(screen);
  const [name, setName] = useState('');
  const [isShared, setIsShared] = useState(false);
  const all = views.data?.list ?? [];
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (name.trim() === '' || save.isPending) return;
    save.mutate({ name, address, columns, isShared }, { onSuccess: () => setName('') });
  };
  const open = (view: SavedView) => {
    if (view.columns) onColumns?.(view.columns);
    onClose();
  };
  const group = (title: string, list: readonly SavedView[]) =>
    list.length === 0 ? null : (
      <section className={classes.group}>
        <h3>{title}</h3>
        <ul>
          {list.map((view) => (
            <ViewRow key={view.id} view={view} screen={screen} to={path + view.address} onOpen={() => open(view)} />
          ))}
        </ul>
      </section>
    );
  return (
    <Dialog title={t('menu')} onClose={onClose}>
      <ListBody list={views} isEmpty={all.length === 0} empty={<p className={classes.soft}>{t('none')}</p>}>
        {group(
          t('ofTeam'),
          all.filter((view) => view.isShared),
        )}
        {group(
          t('ofMine'),
          all.filter((view) => !view.isShared),
        )}
      </ListBody>
      <form className={classes.form} onSubmit={submit}>
        <TextInput
          label={t('name')}
          description={t(onColumns ? 'hintColumns' : 'hint')}
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Checkbox
          label={t('shared')}
          checked={isShared}
          onChange={(event) => setIsShared(event.currentTarget.checked)}
        />
        <ChangeButton type="submit" isInDialog loading={save.isPending} disabled={name.trim() === ''}>
          {t('save')}
        </ChangeButton>
      </form>
    </Dialog>
  );
}

function ViewRow(props: {
  readonly view: SavedView;
  readonly screen: ViewsProps['screen'];
  readonly to: string;
  readonly onOpen: () => void;
}) {
  const { view, screen, to, onOpen } = props;
  const { t } = useTranslation('views');
  const remove = useRemoveView(screen);
  const mayChange = mayDo(useUser().role, 'work');
  return (
    <li className={classes.row}>
      <Link to={to} onClick={onOpen}>
        {view.name}
      </Link>
      {mayChange ? (
        <CloseButton
          aria-label={t('remove', { name: view.name })}
          disabled={remove.isPending}
          onClick={() => remove.mutate(view.id)}
        />
      ) : null}
    </li>
  );
}

import { HISTORY_PEOPLE, HISTORY_SUBJECTS, HISTORY_VIEWS, type HistoryEntry } from '@quayside/contract';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListBody } from '../../ui/list/list-body.tsx';
import { Toolbar } from '../../ui/list/toolbar.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Segments } from '../../ui/segments.tsx';
import { ChangesDialog } from './changes-dialog.tsx';
import classes from './history.module.css';
import { readChoice, withChoice } from './history-choice.ts';
import { HistoryTable } from './history-table.tsx';
import { useHistory } from './use-history.ts';

const PEOPLE = ['all', ...HISTORY_PEOPLE] as const;
const SUBJECTS = ['all', ...HISTORY_SUBJECTS] as const;

interface HistoryScreenProps {
  /** Leads to the earlier previewed changes. */
  readonly earlier: ReactNode;
}

/** All changes of the business: its products, settings and team. The address stores the filter. */
export function HistoryScreen({ earlier }: HistoryScreenProps) {
  const { t } = useTranslation('history');
  const [query, setQuery] = useSearchParams();
  const choice = readChoice(query);
  const choose = (name: 'people' | 'about' | 'view') => (value: string) =>
    setQuery(withChoice(query, name, value), { replace: true });
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} actions={earlier} />
      <Toolbar>
        <Segments
          label={t('view.label')}
          value={choice.view}
          options={HISTORY_VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
          onChange={choose('view')}
        />
        <Segments
          label={t('people.label')}
          value={choice.people ?? 'all'}
          options={PEOPLE.map((value) => ({ value, label: t(`people.${value}`) }))}
          onChange={choose('people')}
        />
        <Segments
          label={t('about.label')}
          value={choice.about ?? 'all'}
          options={SUBJECTS.map((value) => ({ value, label: t(`about.${value}`) }))}
          onChange={choose('about')}
        />
      </Toolbar>
      <p className={classes.note}>{t(`view.${choice.view}Text`)}</p>
      <Panel flush>
        <Changes {...choice} />
      </Panel>
    </>
  );
}

function Changes(choice: ReturnType<typeof readChoice>) {
  const { t } = useTranslation('history');
  const history = useHistory(choice);
  const [opened, setOpened] = useState<HistoryEntry | null>(null);
  const isChosen = choice.people !== undefined || choice.about !== undefined;
  return (
    <>
      <ListBody
        list={history}
        isEmpty={!history.data?.pages[0]?.list.length}
        empty={
          <EmptyState title={t(isChosen ? 'none.title' : 'empty.title')}>
            {t(isChosen ? 'none.text' : 'empty.text')}
          </EmptyState>
        }
      >
        <HistoryTable history={history} onOpen={setOpened} />
      </ListBody>
      {opened ? <ChangesDialog group={opened} onClose={() => setOpened(null)} /> : null}
    </>
  );
}

import { Button, NativeSelect } from '@mantine/core';
import { ENGINE_LABELS, ENGINE_TEST_LANGUAGES, type EngineName, type EngineTestLanguage } from '@quayside/contract';
import { useState } from 'react';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import classes from './engines.module.css';
import { LANGUAGE_NAMES } from './language-names.ts';
import { useCompareEngines } from './use-engines.ts';

/** The newest titles as translated by one or two engines, and why an answer would be rejected. */
export function ComparePanel({ engines }: { readonly engines: readonly EngineName[] }) {
  const { t } = useTranslation('engines');
  const format = useFormat();
  const compare = useCompareEngines();
  const [chosen, setChosen] = useState<readonly (EngineName | undefined)[]>([]);
  const [language, setLanguage] = useState<EngineTestLanguage>('de');
  const names = [0, 1].flatMap((place) => {
    const name = chosen[place];
    return (name && engines.includes(name) ? name : engines[place]) ?? [];
  });
  const titles = compare.data?.titles ?? [];
  const shown = titles[0]?.answers ?? [];
  return (
    <Panel title={t('compare')}>
      <div className={classes.screen}>
        {t('compareText')}
        <div className={classes.bar}>
          {names.map((name, place) => (
            <NativeSelect
              key={place === 0 ? 'first' : 'second'}
              label={t(place === 0 ? 'first' : 'second')}
              value={name}
              data={engines.map((value) => ({ value, label: ENGINE_LABELS[value] }))}
              onChange={({ currentTarget: { value } }) =>
                setChosen(names.map((one, at) => (at === place ? engines.find((found) => found === value) : one)))
              }
            />
          ))}
          <NativeSelect
            label={t('language')}
            value={language}
            data={ENGINE_TEST_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            onChange={({ currentTarget: { value } }) =>
              setLanguage(ENGINE_TEST_LANGUAGES.find((one) => one === value) ?? 'de')
            }
          />
          <Button
            loading={compare.isPending}
            onClick={() =>
              compare.mutate({ engines: [...new Set(names)], language }, { onError: (error) => toastFailure(error) })
            }
          >
            {t('start')}
          </Button>
        </div>
        {compare.isSuccess && titles.length === 0 ? <p role="status">{t('noTitles')}</p> : null}
        {titles.length > 0 ? (
          <PlainTable
            label={t('compare')}
            rows={titles}
            rowKey={({ itemId }) => itemId}
            columns={[
              { key: 'title', title: t('yourTitle'), cell: ({ title }) => title },
              ...shown.map(({ engine }, place) => ({
                key: engine,
                title: ENGINE_LABELS[engine],
                cell: ({ answers }: (typeof titles)[number]) => {
                  const answer = answers[place];
                  const problems = answer?.problems ?? [];
                  const doubts = problems.length > 0 ? [] : (answer?.doubts ?? []);
                  return (
                    <>
                      {answer?.answer}
                      {problems.length > 0 ? (
                        <div>
                          <Badge tone="bad">{t('refused')}</Badge>{' '}
                          {format.values(problems.map((problem) => t(`problem.${problem}`)))}
                        </div>
                      ) : null}
                      {doubts.length > 0 ? (
                        <div>
                          <Badge tone="warn">{t('doubtful')}</Badge>{' '}
                          {format.values(doubts.map((doubt) => t(`doubt.${doubt}`)))}
                        </div>
                      ) : null}
                    </>
                  );
                },
              })),
            ]}
          />
        ) : null}
      </div>
    </Panel>
  );
}

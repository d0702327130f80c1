import { Checkbox } from '@mantine/core';
import type { ProductSelection, RunKind } from '@quayside/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { paths } from '../../lib/paths.ts';
import { useUser } from '../../lib/session.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './choose-sites.module.css';
import { SiteOption } from './site-option.tsx';
import { usePrepareRun } from './use-runs.ts';
import { useSiteChoice } from './use-site-choice.ts';
import { WayChoice } from './way-choice.tsx';
import { isElsewhere, type Way, waysFrom } from './ways.ts';

interface ChooseSitesProps {
  readonly kind: RunKind;
  /** Of the account in the address, or of the chosen way's source where `ways` are given. */
  readonly selection: ProductSelection;
  /** How many items are selected; null while nobody has counted. */
  readonly count: number | null;
  /** Left out: those of the account in the address. */
  readonly ways?: readonly Way[];
  readonly onClose: () => void;
}

const titleOf = (kind: RunKind) => (kind === 'list' ? 'publishing:choose.listTitle' : 'publishing:choose.endTitle');

/** Where the selected items are to be listed, or ended. It only prepares: consent comes on the run's own screen. */
export function ChooseSites(props: ChooseSitesProps) {
  const { t } = useTranslation(['publishing', 'app']);
  const { account } = useAccount();
  const { accounts } = useUser();
  const ways = props.ways ?? waysFrom(account, accounts);
  const [picked, setPicked] = useState<string | null>(null);
  const way = ways.find(({ key }) => key === picked) ?? ways.find(({ isClosed }) => !isClosed) ?? ways[0];
  if (way === undefined) {
    return (
      <Dialog title={t(titleOf(props.kind))} onClose={props.onClose} placement="side" width={560}>
        <Notice tone="info">{t('publishing:choose.noOther')}</Notice>
      </Dialog>
    );
  }
  return <ChooseOnWay {...props} ways={ways} way={way} onWay={({ key }) => setPicked(key)} />;
}

interface ChooseOnWayProps extends Required<ChooseSitesProps> {
  readonly way: Way;
  readonly onWay: (way: Way) => void;
}

function ChooseOnWay({ kind, selection, count, ways, way, onWay, onClose }: ChooseOnWayProps) {
  const { t } = useTranslation(['publishing', 'app']);
  const format = useFormat();
  const navigate = useNavigate();
  const at = useAccount();
  const choice = useSiteChoice(kind, way);
  const prepare = usePrepareRun();
  const { source, selling, sites } = way;
  const { chosen } = choice;
  const submit = () =>
    prepare.mutate(
      {
        kind,
        selection: { ...selection, accountId: source.id },
        sites: chosen,
        ...(isElsewhere(way) ? { accountId: selling.id } : {}),
      },
      { onSuccess: (run) => void navigate(paths.run(at, run.runId)) },
    );
  const sum = count === null || chosen.length === 0 ? null : count * chosen.length;

  return (
    <Dialog
      title={t(titleOf(kind))}
      onClose={onClose}
      placement="side"
      width={560}
      footer={
        <>
          {count === null || chosen.length === 0 ? null : (
            <span className={classes.sum}>
              {t('publishing:choose.sum', {
                items: t('app:unit.items', { count }),
                sites: t('app:unit.sites', { count: chosen.length }),
              })}
            </span>
          )}
          <ChangeButton
            isInDialog
            size="md"
            loading={prepare.isPending}
            onClick={submit}
            blockedBecause={chosen.length === 0 ? t('publishing:choose.none') : undefined}
          >
            {sum === null
              ? t('publishing:choose.prepareOpen')
              : t('publishing:choose.prepare', { listings: t('app:unit.listings', { count: sum }) })}
          </ChangeButton>
        </>
      }
    >
      <p className={classes.lead}>{t(kind === 'list' ? 'publishing:choose.listLead' : 'publishing:choose.endLead')}</p>
      {prepare.isError ? <Notice tone="bad">{prepare.error.message}</Notice> : null}
      {choice.error ? <Notice tone="warn">{choice.error.message}</Notice> : null}
      {ways.length > 1 || isElsewhere(way) ? <WayChoice kind={kind} ways={ways} value={way} onChange={onWay} /> : null}
      {sites.length > 1 ? (
        <Checkbox
          className={classes.all ?? ''}
          label={t(kind === 'list' ? 'publishing:choose.all' : 'publishing:choose.allEnd')}
          checked={choice.areAll}
          disabled={!choice.canAll}
          onChange={choice.toggleAll}
        />
      ) : null}
      {way.isClosed ? null : (
        <>
          <ul className={classes.list}>
            {sites.map((site) => (
              <SiteOption
                key={site}
                site={site}
                isChosen={chosen.includes(site)}
                isDisabled={choice.isDisabled(site)}
                onToggle={() => choice.toggle(site)}
                {...(kind === 'list' ? { readiness: choice.readinessOf(site) } : {})}
              />
            ))}
          </ul>
          <p className={classes.home}>
            {t('app:labelled', { label: t('publishing:choose.home'), value: format.site(source.site) })}
          </p>
        </>
      )}
    </Dialog>
  );
}

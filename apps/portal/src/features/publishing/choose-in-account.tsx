import { Button, Checkbox } from '@mantine/core';
import type { AccountSelection, RunKind, RunRequest, RunView } from '@quayside/contract';
import { useState } from 'react';
import { lookUp } from '../../lib/failures/lookup-error.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useUser } from '../../lib/session.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './choose-sites.module.css';
import { SiteOption } from './site-option.tsx';
import { TitleEstimate } from './title-estimate.tsx';
import { usePrepareRun } from './use-runs.ts';
import { useSiteChoice } from './use-site-choice.ts';
import { WayChoice } from './way-choice.tsx';
import { isElsewhere, type Place, type Way, waysFrom, waysTo } from './ways.ts';

/** The selected items that belong to one account. */
interface PartOfSelection {
  readonly n: number;
  readonly total: number;
  readonly username: string;
  readonly onSkip: () => void;
}

interface ChooseInAccountProps {
  readonly kind: RunKind;
  /** The selection within its own account or, with `ways`, within the source account of the chosen way. */
  readonly selection: AccountSelection;
  /** The number of selected items; null if unknown. */
  readonly count: number | null;
  /** Default: the ways of the account that owns the selection. */
  readonly ways?: readonly Way[];
  /** Where to list or end, with these sites preselected; absent for all sites without a preselection. */
  readonly places?: readonly Place[];
  readonly part?: PartOfSelection;
  readonly onPrepared: (run: RunView) => void;
  readonly onClose: () => void;
}

export const titleOf = (kind: RunKind) =>
  kind === 'list' ? 'publishing:choose.listTitle' : 'publishing:choose.endTitle';

/** Chooses the sites for listing or ending the items of one account. This only prepares a run; its screen asks for consent. */
export function ChooseInAccount(props: ChooseInAccountProps) {
  const { t } = useTranslation(['publishing', 'app']);
  const { accounts } = useUser();
  const { accountId } = props.selection;
  const account = lookUp(accounts, ({ id }) => id === accountId, 'ACCOUNT_NOT_FOUND', accountId);
  const open = props.ways ?? waysFrom(account, accounts);
  const ways = props.places ? waysTo(open, props.places) : open;
  const [picked, setPicked] = useState<string | null>(null);
  const way = ways.find(({ key }) => key === picked) ?? ways.find(({ isClosed }) => !isClosed) ?? ways[0];
  if (way === undefined) {
    return (
      <Dialog
        title={t(titleOf(props.kind))}
        onClose={props.onClose}
        placement="side"
        width={560}
        footer={props.part ? <SkipButton {...props.part} /> : null}
      >
        {props.part ? <PartHead part={props.part} count={props.count} /> : null}
        <Notice tone="info">
          {t(props.places && props.kind === 'end' ? 'publishing:checks.nothingToEnd' : 'publishing:choose.noOther')}
        </Notice>
      </Dialog>
    );
  }
  return <ChooseOnWay {...props} ways={ways} way={way} onWay={({ key }) => setPicked(key)} />;
}

interface ChooseOnWayProps extends ChooseInAccountProps {
  readonly ways: readonly Way[];
  readonly way: Way;
  readonly onWay: (way: Way) => void;
}

function ChooseOnWay(props: ChooseOnWayProps) {
  const { kind, selection, count, ways, way, part, onWay } = props;
  const { t } = useTranslation(['publishing', 'app']);
  const format = useFormat();
  const choice = useSiteChoice(kind, way, props.places !== undefined);
  const prepare = usePrepareRun();
  const { source, selling, sites } = way;
  const { chosen } = choice;
  const request: RunRequest = {
    kind,
    selection: { ...selection, accountId: source.id },
    sites: chosen,
    ...(isElsewhere(way) ? { accountId: selling.id } : {}),
  };
  const submit = () =>
    prepare.mutate(request, { onSuccess: props.onPrepared, onError: (error) => toastFailure(error) });
  const sum = count === null || chosen.length === 0 ? null : count * chosen.length;

  return (
    <Dialog
      title={t(titleOf(kind))}
      onClose={props.onClose}
      placement="side"
      width={560}
      footer={
        <>
          {/* Beside the button, so that nobody prepares a run without having seen what it uses. */}
          {kind === 'list' && chosen.length > 0 ? (
            <div className={classes.estimate}>
              <TitleEstimate request={request} />
            </div>
          ) : null}
          {count === null || chosen.length === 0 ? null : (
            <span className={classes.sum}>
              {t('publishing:choose.sum', {
                items: t('app:unit.items', { count }),
                sites: t('app:unit.sites', { count: chosen.length }),
              })}
            </span>
          )}
          {part ? <SkipButton {...part} /> : null}
          <ChangeButton
            isInDialog
            size="md"
            // Disabled until the run's screen shows, because a second click would prepare another run.
            loading={prepare.isPending || prepare.isSuccess}
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
      {part ? <PartHead part={part} count={count} /> : null}
      <p className={classes.lead}>{t(kind === 'list' ? 'publishing:choose.listLead' : 'publishing:choose.endLead')}</p>
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
      {choice.isUnchecked ? <Notice tone="info">{t('publishing:choose.unchecked')}</Notice> : null}
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

function SkipButton({ onSkip }: PartOfSelection) {
  const { t } = useTranslation('publishing');
  return (
    <Button variant="default" size="md" onClick={onSkip}>
      {t('choose.skip')}
    </Button>
  );
}

function PartHead({ part, count }: { readonly part: PartOfSelection; readonly count: number | null }) {
  const { t } = useTranslation(['publishing', 'app']);
  return (
    <p className={classes.lead} role="status">
      <strong>{t('publishing:choose.account', { n: part.n, total: part.total, account: part.username })}</strong>
      <br />
      {count === null ? null : t('publishing:choose.ofSelection', { items: t('app:unit.items', { count }) })}
    </p>
  );
}

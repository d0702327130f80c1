import { Button } from '@mantine/core';
import type { FloorsPreview, FloorsToPrepare } from '@quayside/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { BelowChoices, belowConsentOf, NOTHING_CHOSEN } from './below-choices.tsx';
import classes from './rules-form.module.css';

interface FloorsDialogProps {
  readonly preview: FloorsPreview;
  readonly isPending: boolean;
  /** `below`: what becomes of listings below a floor; undefined if there are none. */
  readonly onConfirm: (below: FloorsToPrepare['below']) => void;
  readonly onClose: () => void;
}

/** What would be on sale below new floors, each with a choice, and of what a floor is unknown. The rows of the change come next. */
export function FloorsDialog({ preview, isPending, onConfirm, onClose }: FloorsDialogProps) {
  const { t } = useTranslation(['pricing', 'costs', 'app']);
  const format = useFormat();
  const at = useAccount();
  const { below, unknown, unreachable, lacks } = preview;
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const consent = belowConsentOf(below, chosen);
  const confirm = () => {
    if (!consent || below.count === 0) return onConfirm(undefined);
    const { expected: _, ...choices } = consent;
    onConfirm(choices);
  };
  return (
    <Dialog
      title={t('pricing:floors.check')}
      width={720}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('pricing:moves.back')}
          </Button>
          <ChangeButton isInDialog loading={isPending} disabled={below.count > 0 && !consent} onClick={confirm}>
            {t('pricing:floors.rows')}
          </ChangeButton>
        </>
      }
    >
      <div className={classes.stack}>
        {below.count > 0 ? (
          <BelowChoices below={below} chosen={chosen} onChange={setChosen} />
        ) : (
          <p>{t('pricing:floors.noneBelow')}</p>
        )}
        {unknown > 0 ? (
          <Notice
            tone="warn"
            title={t('pricing:floors.unknown', { n: format.number(unknown) })}
            action={
              <Button component={Link} variant="default" size="xs" to={paths.costs(at)}>
                {t('pricing:floors.toCosts')}
              </Button>
            }
          >
            {lacks.map(({ lack, listings }) => (
              <div key={lack}>
                {t('app:labelled', { label: t(`costs:lack.${lack}`), value: format.number(listings) })}
              </div>
            ))}
          </Notice>
        ) : null}
        {unreachable > 0 ? (
          <Notice tone="warn">{t('pricing:floors.unreachable', { n: format.number(unreachable) })}</Notice>
        ) : null}
      </div>
    </Dialog>
  );
}

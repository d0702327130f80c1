import { Button, Textarea } from '@mantine/core';
import type { ConnectResult } from '@quayside/contract';
import { isApiError } from '../../../lib/api/api-error.ts';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import classes from './connect.module.css';
import { type ConnectTarget, useBegin, usePaste } from './use-connect.ts';

interface ByPastingProps {
  readonly target: ConnectTarget;
  readonly platform: string;
  readonly onConnected: (result: ConnectResult) => void;
}

/**
 * For an installation that the marketplace cannot redirect to: the seller consents in another tab and pastes the final address or the code.
 */
export function ByPasting({ target, platform, onConnected }: ByPastingProps) {
  const { t } = useTranslation('accounts');
  const format = useFormat();
  const begin = useBegin(target);
  const paste = usePaste(target, onConnected);
  const form = useForm<{ callback: string }, 'required'>({
    initial: { callback: '' },
    judge: ({ callback }) => (callback.trim() === '' ? { callback: 'required' } : {}),
    say: () => t('connect.pasteMissing'),
    onSubmit: ({ callback }) =>
      paste.mutate(callback.trim(), {
        // The displayed link has expired, so a new one is needed.
        onError: (error) => {
          if (isApiError(error) && error.code === 'consent_expired') begin.reset();
        },
      }),
  });
  return (
    <ol className={classes.steps}>
      <li>
        <p>{t('connect.openText', { platform })}</p>
        {begin.isError ? <Notice tone="bad">{begin.error.message}</Notice> : null}
        {begin.data ? (
          <>
            <Button component="a" href={begin.data.redirect_url} target="_blank" rel="noreferrer" variant="default">
              {t('connect.open', { platform })}
            </Button>
            <p className={classes.note}>{t('connect.openUntil', { time: format.moment(begin.data.expires_at) })}</p>
          </>
        ) : (
          <ChangeButton duty="accounts" variant="default" loading={begin.isPending} onClick={() => begin.mutate()}>
            {t('connect.prepare')}
          </ChangeButton>
        )}
      </li>
      <li>
        <form {...form.form} className={classes.way}>
          <Textarea
            {...form.text('callback')}
            label={t('connect.pasteLabel')}
            description={t('connect.pasteHint', { platform })}
            autosize
            minRows={2}
            maxRows={6}
            maxLength={8_000}
            spellCheck={false}
            autoComplete="off"
          />
          {paste.isError ? <Notice tone="bad">{paste.error.message}</Notice> : null}
          <div>
            <ChangeButton
              duty="accounts"
              type="submit"
              loading={paste.isPending || paste.isSuccess}
              blockedBecause={begin.data ? undefined : t('connect.openFirst', { platform })}
            >
              {t('connect.submit')}
            </ChangeButton>
          </div>
        </form>
      </li>
    </ol>
  );
}

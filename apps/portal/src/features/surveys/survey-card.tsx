import { CloseButton, Radio, Textarea } from '@mantine/core';
import { SURVEY_REASONS, type Survey, type SurveyReason, surveys } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { call } from '../../lib/api/call.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useUser } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import classes from './survey-card.module.css';

const MAX_CHARACTERS = 2_000;

interface SurveyCardProps {
  readonly survey: Survey;
  /** The markets that were closed. */
  readonly markets: readonly Site[];
  readonly onClose: () => void;
}

/** Asks for a reason in a card that does not block the screen and can be closed. */
export function SurveyCard({ survey, markets, onClose }: SurveyCardProps) {
  const { t } = useTranslation(['surveys', 'app']);
  const format = useFormat();
  const { id, name } = useUser();
  const titleId = useId();
  const [reason, setReason] = useState<SurveyReason | null>(null);
  const [comment, setComment] = useState('');
  const answer = useMutation({
    mutationFn: (given: SurveyReason) =>
      call(surveys.create, { params: { id, survey }, body: { reason: given, comment, markets } }),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (reason === null) return;
    answer.mutate(reason, {
      onSuccess: () => {
        showToast('surveyAnswered');
        onClose();
      },
      onError: (error) => toastFailure(error, 'plain'),
    });
  };
  const closed = format.list(markets.map((site) => format.site(site)));
  return (
    <aside className={classes.card} aria-labelledby={titleId}>
      <header className={classes.head}>
        <h2 id={titleId}>{t(`surveys:${survey}.title`, { name, markets: closed })}</h2>
        <CloseButton aria-label={t('surveys:dismiss')} onClick={onClose} />
      </header>
      <form className={classes.form} onSubmit={submit}>
        <Radio.Group
          label={t(`surveys:${survey}.question`, { markets: closed })}
          value={reason ?? ''}
          onChange={(value) => setReason(SURVEY_REASONS[survey].find((one) => one === value) ?? null)}
        >
          <div className={classes.reasons}>
            {SURVEY_REASONS[survey].map((one) => (
              <Radio key={one} value={one} label={t(`surveys:reason.${one}`)} />
            ))}
          </div>
        </Radio.Group>
        <Textarea
          label={t('surveys:comment')}
          value={comment}
          maxLength={MAX_CHARACTERS}
          autosize
          minRows={2}
          maxRows={5}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
        <ChangeButton
          type="submit"
          loading={answer.isPending}
          blockedBecause={reason === null ? t('surveys:chooseFirst') : undefined}
        >
          {t('surveys:send')}
        </ChangeButton>
      </form>
    </aside>
  );
}

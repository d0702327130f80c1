import { Button } from '@mantine/core';
import type { KeywordDetail, KeywordScope } from '@quayside/contract';
import { KEYWORD_LANGUAGES, siteFacts } from '@quayside/kernel';
import { type SubmitEvent, useId, useState } from 'react';
import { useAccount } from '../../lib/account.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './blacklist-screen.module.css';
import { BlockedItems } from './blocked-items.tsx';
import { BlockingPreview } from './blocking-preview.tsx';
import { draftOf, isComplete, startOf } from './keyword-draft.ts';
import { KeywordFields } from './keyword-fields.tsx';
import { usePreview, useSaveKeywords } from './use-blacklist.ts';

interface KeywordDialogProps {
  readonly scope: KeywordScope;
  /** Null to add keywords. */
  readonly keyword: KeywordDetail | null;
  readonly onClose: () => void;
}

/** Errors that the form shows at the field concerned. */
const OF_FORM: readonly string[] = ['keyword_exists', 'keyword_not_searchable', 'too_many_keywords', 'invalid_request'];

/** Adds keywords or changes one: first the form, then what it blocks, then consent to these numbers. */
export function KeywordDialog({ scope, keyword, onClose }: KeywordDialogProps) {
  const { t } = useTranslation(['blacklist', 'app']);
  const { account } = useAccount();
  const home = siteFacts(account.site).language.slice(0, 2);
  const language = KEYWORD_LANGUAGES.find((one) => one === home) ?? 'en';
  const [state, setState] = useState(startOf(keyword, scope, language));
  const [hasFailed, setHasFailed] = useState(false);
  const formId = useId();
  const preview = usePreview();
  const save = useSaveKeywords();
  const draft = draftOf(state, keyword);
  const shown = preview.data;
  const refusal = isApiError(preview.error) && OF_FORM.includes(preview.error.code) ? preview.error : null;
  const hasChanged = isApiError(save.error) && save.error.code === 'blacklist_changed';

  const requestPreview = () =>
    preview.mutate(draft, { onError: (error) => (isShown(error) ? undefined : toastFailure(error)) });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isWrong = !isComplete(state);
    setHasFailed(isWrong);
    if (!isWrong) requestPreview();
  };
  const store = () => {
    if (!shown) return;
    const { items, live, listings } = shown;
    save.mutate(
      { draft, expected: { items, live, listings } },
      {
        onSuccess: () => {
          if (keyword) showToast('keywordUpdated');
          else showToast('keywordsBlacklisted', { count: state.keywords.length });
          onClose();
        },
        onError: (error) => {
          if (isApiError(error) && error.code === 'blacklist_changed') requestPreview();
          else toastFailure(error);
        },
      },
    );
  };
  return (
    <Dialog
      title={t(keyword ? 'blacklist:form.edit' : 'blacklist:form.add')}
      width={620}
      onClose={onClose}
      footer={
        shown ? (
          <>
            <Button variant="default" onClick={() => preview.reset()}>
              {t('blacklist:preview.back')}
            </Button>
            <ChangeButton isInDialog loading={save.isPending || preview.isPending} onClick={store}>
              {t(keyword ? 'blacklist:preview.save' : 'blacklist:preview.confirm', { count: shown.items })}
            </ChangeButton>
          </>
        ) : (
          <ChangeButton isInDialog loading={preview.isPending} onClick={() => requestSubmit(formId)}>
            {t('blacklist:form.next')}
          </ChangeButton>
        )
      }
    >
      {shown ? (
        <div className={classes.stack}>
          {hasChanged ? <Notice tone="warn">{t('blacklist:preview.changed')}</Notice> : null}
          <BlockingPreview preview={shown} />
        </div>
      ) : (
        <form id={formId} className={classes.stack} onSubmit={submit}>
          {refusal ? <Notice tone="bad">{refusal.message}</Notice> : null}
          <KeywordFields
            state={state}
            isNew={keyword === null}
            scope={scope}
            hasFailed={hasFailed}
            onChange={(part) => setState({ ...state, ...part })}
          />
          {keyword ? <BlockedItems keyword={keyword} /> : null}
        </form>
      )}
    </Dialog>
  );
}

const isShown = (error: unknown) => isApiError(error) && OF_FORM.includes(error.code);

/** The button is in the dialog's footer, outside the form. */
function requestSubmit(formId: string): void {
  const form = document.getElementById(formId);
  if (form instanceof HTMLFormElement) form.requestSubmit();
}

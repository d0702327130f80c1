import { TERMS_EDITIONS, type TermsStatus, termsFileUri, termsOfService } from '@quayside/contract';
import { requiresTerms } from '@quayside/kernel';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, query } from '../../lib/api/call.ts';
import { diary } from '../../lib/diary/diary.ts';
import { useUser } from '../../lib/session.ts';
import { acceptWithRetry } from './accept-with-retry.ts';

const TYPE = 'wi';
const PROCESS = 'terms-of-service';

const statusQuery = (id: number) => query(termsOfService.getLatest, { params: { id, type: TYPE } });

export interface TermsCheck {
  /** Whether the check has completed. */
  readonly isSettled: boolean;
  readonly isDue: boolean;
  /** The current version. */
  readonly version: string;
}

/**
 * Whether the terms must be accepted first, and which version. If the check fails, acceptance is required too, so that
 * nobody works without it. Admins are never asked.
 */
export function useTermsCheck(): TermsCheck {
  const user = useUser();
  const isAdmin = user.adminUserId !== null;
  const check = useQuery({ ...statusQuery(user.id), enabled: !isAdmin, throwOnError: false, staleTime: 300_000 });
  const { data: status, error } = check;
  useEffect(() => {
    if (error) diary.report(error, PROCESS);
  }, [error]);
  const version = status?.version ?? TERMS_EDITIONS[TYPE][0].version;
  if (isAdmin || check.isPending) return { isSettled: isAdmin, isDue: false, version };
  return { isSettled: true, isDue: status ? requiresTerms(status.version, status.answer, user) : true, version };
}

/** Accepts a version; the server's answer decides whether the dialog stays. */
export function useAcceptTerms(version: string) {
  const { id } = useUser();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (language: string): Promise<TermsStatus> => {
      const edition = TERMS_EDITIONS[TYPE].find((one) => one.version === version) ?? TERMS_EDITIONS[TYPE][0];
      const input = {
        params: { id, type: TYPE },
        body: { version: edition.version, is_accepted: true, file_uri: termsFileUri(TYPE, edition, language) },
      } as const;
      return acceptWithRetry(
        () => call(termsOfService.accept, input),
        () => call(termsOfService.create, input),
        (error) => diary.report(error, PROCESS),
      );
    },
    onSuccess: (status) => client.setQueryData(statusQuery(id).queryKey, status),
  });
}

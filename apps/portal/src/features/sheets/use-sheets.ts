import { type GivenSheet, SHEET_MEDIA, type SheetInput, sheets } from '@quayside/contract';
import { useMutation } from '@tanstack/react-query';
import { useAccount } from '../../lib/account.ts';
import { call, callFile } from '../../lib/api/call.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useUser } from '../../lib/session.ts';

/** Writes products into a file, and saves it. */
export function useWriteSheet() {
  const { id } = useUser();
  const { scope } = useAccount();
  return useMutation({
    mutationFn: async (body: SheetInput) => {
      const file = await callFile(sheets.write, { params: { id, platform: scope }, body });
      saveFile(`quayside-products.${body.format}`, file, SHEET_MEDIA[body.format]);
    },
    onError: (error) => toastFailure(error),
  });
}

/** Asks what the columns of a file are. */
export function useReadHead() {
  const { id } = useUser();
  return useMutation({ mutationFn: (bytes: string) => call(sheets.readHead, { params: { id }, body: { bytes } }) });
}

/** Prepares what a file changes. */
export function usePrepareSheet() {
  const { id } = useUser();
  return useMutation({ mutationFn: (body: GivenSheet) => call(sheets.prepare, { params: { id }, body }) });
}

/** Saves the rows of a file that are left out, with the reasons. */
export function useSaveErrors() {
  const { id } = useUser();
  return useMutation({
    mutationFn: async (body: GivenSheet) => {
      const file = await callFile(sheets.writeErrors, { params: { id }, body });
      saveFile('quayside-left-out.csv', file, 'text/csv');
    },
    onError: (error) => toastFailure(error),
  });
}

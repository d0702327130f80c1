import { siteTitles } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { useRefreshTitles, useTitlePlace } from './use-titles.ts';

export function usePreviewTitleFile(site: Site) {
  const params = useTitlePlace(site);
  return useMutation({
    mutationFn: (bytes: string) => call(siteTitles.previewImport, { params, body: { bytes } }),
  });
}

export function useImportTitles(site: Site) {
  const params = useTitlePlace(site);
  const refresh = useRefreshTitles();
  return useMutation({
    mutationFn: (body: { readonly bytes: string; readonly expected: number }) =>
      call(siteTitles.importCsv, { params, body }),
    onSuccess: refresh,
  });
}

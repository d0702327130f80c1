import { FILE_PROBLEMS, type FileProblem } from '@quayside/contract';
import { useTranslation } from '../i18n/use-translation.ts';

/** Whether any file can have the problem, so that its text is not the room's. */
export function isFileProblem(code: string): code is FileProblem {
  return FILE_PROBLEMS.some((problem) => problem === code);
}

/** What is wrong with a file, or a row of it, in words. */
export function useFileProblem(): (problem: { readonly code: FileProblem; readonly row: number }) => string {
  const { t } = useTranslation('files');
  return ({ code, row }) => t(`problem.${code}`, { row });
}

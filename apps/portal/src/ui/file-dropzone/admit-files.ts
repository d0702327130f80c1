/** Why a file was rejected; the messages `widgets.files.problem`. */
export type FileProblem = 'file-invalid-type' | 'file-too-large' | 'file-too-small' | 'too-many-files' | 'other';

export interface RejectedFile {
  readonly name: string;
  readonly problems: readonly FileProblem[];
}

/** The default limit of files (specification, section 5). */
export const MAX_FILES = 5;

const KNOWN: readonly string[] = ['file-invalid-type', 'file-too-large', 'file-too-small', 'too-many-files'];

/** Maps a browser's error code to one of ours. */
export function problemOf(code: string): FileProblem {
  return KNOWN.includes(code) ? (code as FileProblem) : 'other';
}

/** Adds as many files as fit; the rest are too many. */
export function admitFiles<Chosen extends { readonly name: string }>(
  chosen: readonly Chosen[],
  added: readonly Chosen[],
  maxFiles: number,
): { readonly files: readonly Chosen[]; readonly rejected: readonly RejectedFile[] } {
  const room = Math.max(0, maxFiles - chosen.length);
  return {
    files: [...chosen, ...added.slice(0, room)],
    rejected: added.slice(room).map(({ name }) => ({ name, problems: ['too-many-files'] })),
  };
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** `5 MB`, in thousands as operating systems count files. */
export function writeSize(bytes: number, locale: string): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power === 0 ? 0 : 1,
  }).format(bytes / 1000 ** power);
}

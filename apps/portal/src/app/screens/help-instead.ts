import type { SupportSubject } from '../../lib/support-subjects.ts';
import type { ViewName } from '../routes/routes.data.ts';

/** What support does while a screen does not exist yet. */
const SUBJECTS = {
  blacklist: 'blacklist',
} as const satisfies Readonly<Partial<Record<ViewName, SupportSubject>>>;

type Helped = (typeof SUBJECTS)[keyof typeof SUBJECTS];

const isHelped = (view: ViewName): view is keyof typeof SUBJECTS => Object.hasOwn(SUBJECTS, view);

export function helpInstead(view: ViewName): Helped | null {
  return isHelped(view) ? SUBJECTS[view] : null;
}

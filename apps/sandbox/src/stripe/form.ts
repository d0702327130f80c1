/** A form whose names have brackets, such as `a[b][0]=c`, as Stripe's clients send it. */
export interface FormTree {
  [name: string]: string | FormTree;
}

/** Builds the tree of a flat form. `onClash` rejects a name that is both a value and a branch. */
export function treeOf(flat: Readonly<Record<string, string>>, onClash: (name: string) => Error): FormTree {
  const root: FormTree = Object.create(null) as FormTree;
  for (const [name, value] of Object.entries(flat)) {
    const parts = [...name.matchAll(/[^[\]]+/g)].map(([part]) => part);
    let at = root;
    for (const [index, part] of parts.entries()) {
      const isLast = index === parts.length - 1;
      const known = at[part];
      if (isLast) {
        if (typeof known === 'object') throw onClash(name);
        at[part] = value;
      } else {
        if (typeof known === 'string') throw onClash(name);
        const next = known ?? (Object.create(null) as FormTree);
        at[part] = next;
        at = next;
      }
    }
  }
  return root;
}

/** The values of an array that was sent as `name[0]=…` or `name[]=…`. */
export function listOf(value: string | FormTree | undefined): (string | FormTree)[] {
  if (value === undefined || typeof value === 'string') return [];
  return Object.keys(value)
    .toSorted((one, other) => Number(one) - Number(other))
    .flatMap((key) => value[key] ?? []);
}

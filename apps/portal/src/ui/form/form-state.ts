/** Problems by field: codes from the form's own rules, or sentences from the server. */
export type ByField<Values, What> = { readonly [Name in keyof Values]?: What };

export interface FormState<Values> {
  readonly values: Values;
  /** A submit failed because of problems. Before that no field shows any (specification, section 5). */
  readonly hasFailed: boolean;
  /** The server's errors by field; each stays until its field changes. */
  readonly rejected: ByField<Values, string>;
}

export function startForm<Values>(values: Values): FormState<Values> {
  return { values, hasFailed: false, rejected: {} };
}

export function change<Values, Name extends keyof Values>(
  state: FormState<Values>,
  name: Name,
  value: Values[Name],
): FormState<Values> {
  return {
    ...state,
    values: { ...state.values, [name]: value },
    rejected: { ...state.rejected, [name]: undefined },
  };
}

export function reject<Values>(state: FormState<Values>, rejected: ByField<Values, string>): FormState<Values> {
  return { ...state, rejected };
}

/** The state after an attempt to submit. After a failed one, problems appear and disappear as fields change. */
export function attempt<Values>(state: FormState<Values>, problems: ByField<Values, string>): FormState<Values> {
  return { ...state, hasFailed: fieldsOf(problems).length > 0, rejected: {} };
}

export function fieldsOf<Values>(problems: ByField<Values, string>): (keyof Values & string)[] {
  return Object.entries(problems).flatMap(([name, problem]) =>
    problem === undefined ? [] : [name as keyof Values & string],
  );
}

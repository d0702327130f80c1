/** What is wrong, by field: codes from the form's own rules, or sentences from the server. */
export type ByField<Values, What> = { readonly [Name in keyof Values]?: What };

export interface FormState<Values> {
  readonly values: Values;
  /** Somebody tried to submit it while something was wrong. Until then no field says anything (specification, section 5). */
  readonly hasFailed: boolean;
  /** What the server said against a field; it stands until that field changes. */
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

/** After an attempt to submit: from a failed one on, problems show and go as the fields change. */
export function attempt<Values>(state: FormState<Values>, problems: ByField<Values, string>): FormState<Values> {
  return { ...state, hasFailed: fieldsOf(problems).length > 0, rejected: {} };
}

export function fieldsOf<Values>(problems: ByField<Values, string>): (keyof Values & string)[] {
  return Object.entries(problems).flatMap(([name, problem]) =>
    problem === undefined ? [] : [name as keyof Values & string],
  );
}

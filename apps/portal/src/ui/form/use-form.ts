import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';
import { attempt, type ByField, change, fieldsOf, reject, startForm } from './form-state.ts';

interface FormOptions<Values, Problem extends string> {
  readonly initial: Values;
  /** The problems of the values, by field; empty if there are none. Pure: called at every render. */
  readonly judge: (values: Values) => ByField<Values, Problem>;
  /** The text of a problem, in the reader's language. */
  readonly say: (problem: Problem, field: keyof Values) => string;
  /** Called with values for which `judge` finds no problem. */
  readonly onSubmit: (values: Values) => void;
}

type TextField<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string;

/**
 * A form that shows problems only after a failed attempt to submit. The first field with a problem then gets the focus.
 * A field is found by its `name`, or by `data-field` if its widget has no input with that name.
 */
export function useForm<Values extends object, Problem extends string>(options: FormOptions<Values, Problem>) {
  const [first, setFirst] = useState(options.initial);
  const [state, setState] = useState(() => startForm(first));
  const ref = useRef<HTMLFormElement>(null);
  const { values } = state;
  const problems: ByField<Values, Problem> = state.hasFailed ? options.judge(values) : {};

  const set = <Name extends keyof Values>(name: Name, value: Values[Name]) =>
    setState((before) => change(before, name, value));
  const errorOf = (name: keyof Values): string | undefined => {
    const problem = problems[name];
    return problem === undefined ? state.rejected[name] : options.say(problem, name);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = options.judge(values);
    setState((before) => attempt(before, found));
    const invalid = fieldsOf(found);
    if (invalid.length === 0) options.onSubmit(values);
    else focusFirst(ref.current, invalid);
  };

  return {
    values,
    /** Whether a value has been changed since the form was opened or reset. */
    isChanged: values !== first,
    set,
    errorOf,
    /** Props of the `<form>`. */
    form: { ref, noValidate: true, onSubmit: submit },
    /** Props of a text input. */
    text: <Name extends TextField<Values>>(name: Name) => ({
      name,
      value: String(values[name]),
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        set(name, event.currentTarget.value as Values[Name]),
      error: errorOf(name),
    }),
    /** Props of a widget whose `onChange` gets the value: a choice, a date, a number. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      value: values[name],
      onChange: (value: Values[Name]) => set(name, value),
      error: errorOf(name),
    }),
    /** The server's errors by field, as sentences. */
    reject: (rejected: ByField<Values, string>) => {
      setState((before) => reject(before, rejected));
      focusFirst(ref.current, fieldsOf(rejected));
    },
    reset: () => {
      setFirst(options.initial);
      setState(startForm(options.initial));
    },
  };
}

/** In the order of the page, regardless of the order of the rules. */
function focusFirst(form: HTMLFormElement | null, names: readonly string[]): void {
  const fields = form?.querySelectorAll<HTMLElement>('[name]:not([type=hidden]), [data-field]') ?? [];
  for (const field of fields) {
    if (!names.includes(field.getAttribute('name') ?? field.dataset.field ?? '')) continue;
    field.focus();
    return;
  }
}

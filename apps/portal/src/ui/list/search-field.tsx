import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import classes from './list.module.css';

/** The pause in typing after which the search begins: words are not searched letter by letter, but results feel immediate. */
const TYPING_MS = 250;

interface SearchFieldProps {
  readonly label: string;
  /** Shows the label above the field instead of in it. */
  readonly isLabelShown?: boolean;
  /** What can be searched for; by default a field without a visible label shows its label. */
  readonly placeholder?: string;
  readonly description?: ReactNode;
  /** The words that the list shows results for, in the state of its screen or in the address. */
  readonly value: string;
  /** Called with the words, without spaces around them, after a pause in typing. */
  readonly onSearch: (words: string) => void;
  readonly maxLength?: number;
  /** The pause in milliseconds; longer if each search asks a marketplace. */
  readonly delayMs?: number;
  /** The `/` key focuses the field. */
  readonly hasShortcut?: boolean;
  /** Has the focus when its dialog opens. */
  readonly isFocusedFirst?: boolean;
}

/** Searches a list while the reader types. The field keeps what is typed in it as long as it has the focus. */
export function SearchField(props: SearchFieldProps) {
  const { label, isLabelShown = false, value, delayMs = TYPING_MS, hasShortcut = false } = props;
  const [typed, setTyped] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const words = typed.trim();
  const search = useEffectEvent(() => {
    if (words !== value.trim()) props.onSearch(words);
  });

  // The words may change elsewhere: by a tab, the back button or a link.
  useEffect(() => {
    if (document.activeElement !== input.current) setTyped(value);
  }, [value]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the words begins the pause anew
  useEffect(() => {
    const timer = setTimeout(search, delayMs);
    return () => clearTimeout(timer);
  }, [words, delayMs]);

  useEffect(() => {
    if (!hasShortcut) return;
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [hasShortcut]);

  return (
    <TextInput
      ref={input}
      className={classes.search ?? ''}
      type="search"
      {...(isLabelShown ? { label } : { 'aria-label': label })}
      {...(props.isFocusedFirst ? { 'data-autofocus': true } : {})}
      placeholder={props.placeholder ?? (isLabelShown ? '' : label)}
      description={props.description}
      maxLength={props.maxLength ?? 100}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}

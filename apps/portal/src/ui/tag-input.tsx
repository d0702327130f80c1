import { Button, Input } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import classes from './tag-input.module.css';
import { judgeTag, TAG_FLASH_MS, type TagRejection } from './tag-rules.ts';

interface TagInputProps {
  readonly label: string;
  readonly description?: ReactNode;
  readonly placeholder?: string;
  readonly name?: string;
  readonly tags: readonly string[];
  readonly onChange: (tags: string[]) => void;
  /** The limit of each tag; unlimited by default. */
  readonly maxWords?: number;
  /** The most letters of each; unlimited by default. */
  readonly maxLetters?: number;
  /** What may be meant, offered while typing. */
  readonly suggestions?: readonly string[];
  readonly onType?: (typed: string) => void;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
}

/** A list of words or short phrases, added one at a time with Enter or the button. */
export function TagInput(props: TagInputProps) {
  const { tags, onChange, maxWords = Number.POSITIVE_INFINITY, disabled = false } = props;
  const { t } = useTranslation('widgets');
  const inputId = useId();
  const listLabel = useId();
  const suggestionsId = useId();
  const { suggestions = [] } = props;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  // Each rejection is a new object, so that a repeated one flashes again.
  const [rejection, setRejection] = useState<{ readonly why: TagRejection } | null>(null);
  const isFlashing = useFlash(rejection);

  const add = () => {
    const judged = judgeTag(typed, tags, maxWords);
    if ('rejected' in judged) {
      setRejection({ why: judged.rejected });
      return;
    }
    setRejection(null);
    setTyped('');
    onChange([...tags, judged.tag]);
  };
  const addOnEnter = (event: KeyboardEvent) => {
    // In an input method editor, Enter only ends the composed word.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  const remove = (tag: string) => {
    onChange(tags.filter((other) => other !== tag));
    input.current?.focus();
  };

  return (
    <div>
      <Input.Wrapper label={props.label} description={props.description} error={props.error} id={inputId}>
        <div className={classes.entry}>
          <Input
            ref={input}
            className={classes.field ?? ''}
            {...(props.placeholder ? { placeholder: props.placeholder } : {})}
            {...(props.name ? { name: props.name } : {})}
            {...(suggestions.length > 0 ? { list: suggestionsId } : {})}
            {...(props.maxLetters ? { maxLength: props.maxLetters } : {})}
            value={typed}
            disabled={disabled}
            autoComplete="off"
            error={isFlashing || Boolean(props.error)}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              props.onType?.(event.currentTarget.value);
              setRejection(null);
            }}
            onKeyDown={addOnEnter}
          />
          <Button variant="default" disabled={disabled} onClick={add}>
            {t('tags.add')}
          </Button>
        </div>
        {suggestions.length > 0 ? (
          <datalist id={suggestionsId}>
            {suggestions.map((one) => (
              <option key={one} value={one} />
            ))}
          </datalist>
        ) : null}
      </Input.Wrapper>
      <p role="status" className={classes.rejection}>
        {rejection ? t(`tags.rejected.${rejection.why}`, { count: maxWords }) : null}
      </p>
      <span id={listLabel} className="visually-hidden">
        {t('tags.entered')}
      </span>
      {tags.length === 0 ? (
        <p className={classes.none}>{t('tags.none')}</p>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
        <ul role="list" aria-labelledby={listLabel} className={classes.tags}>
          {tags.map((tag) => (
            <li key={tag} className={classes.tag}>
              <span>{tag}</span>
              <button
                type="button"
                className={classes.remove}
                aria-label={t('tags.remove', { tag })}
                disabled={disabled}
                onClick={() => remove(tag)}
              >
                <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true" focusable="false">
                  <path d="m2 2 6 6m0-6-6 6" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
                </svg>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** True for `TAG_FLASH_MS` after each new rejection. */
function useFlash(cause: object | null): boolean {
  const [flashed, setFlashed] = useState<object | null>(null);
  useEffect(() => {
    if (cause === null) return;
    const timer = setTimeout(() => setFlashed(cause), TAG_FLASH_MS);
    return () => clearTimeout(timer);
  }, [cause]);
  return cause !== null && flashed !== cause;
}

import { useEffect, useRef, useState } from 'react';
import classes from './safe-html.module.css';
import { Spinner } from './spinner.tsx';

interface SafeHtmlProps {
  readonly html: string;
  /** The allowed elements. All others are removed, and so are all attributes except a link's address. */
  readonly tags: readonly string[];
}

/**
 * Sanitised third-party HTML. Links open in a new tab. The sanitiser loads on first use; if it cannot load, only the
 * text is shown.
 */
export function SafeHtml({ html, tags }: SafeHtmlProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const show = (content: Node) => {
      if (!isWanted) return;
      ref.current?.replaceChildren(content);
      setIsReady(true);
    };
    import('dompurify').then(
      ({ default: purify }) => {
        const fragment = purify.sanitize(html, {
          ALLOWED_TAGS: [...tags],
          ALLOWED_ATTR: ['href'],
          ALLOW_DATA_ATTR: false,
          ALLOW_ARIA_ATTR: false,
          RETURN_DOM_FRAGMENT: true,
        });
        for (const link of fragment.querySelectorAll('a')) {
          link.target = '_blank';
          link.rel = 'noopener noreferrer';
        }
        show(fragment);
      },
      () => show(document.createTextNode(new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '')),
    );
    return () => {
      isWanted = false;
    };
  }, [html, tags]);
  return (
    <>
      {isReady ? null : <Spinner placement="part" />}
      <div ref={ref} className={classes.text} />
    </>
  );
}

import { Button, Skeleton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './descriptions.module.css';

interface DescriptionFrameProps {
  readonly title: string;
  /** The buyers' language. */
  readonly language: string;
  /** Safe HTML. */
  readonly html: string;
}

/** Black on white in either scheme: as a marketplace shows it. */
const STYLE =
  'body{margin:16px;background:#fff;color:#111;font:15px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}img{max-width:100%;height:auto}';

/** No scripts, no forms, no frames: only pictures and the page's own styles. */
const POLICY = "default-src 'none'; img-src https: http:; style-src 'unsafe-inline'";

/** A page of a few kilobytes that is there already; later than this, it does not come. */
const PATIENCE_MS = 8_000;

/**
 * A description as buyers read it. The content policy blocks scripts, and the frame has no access to the portal. The
 * content can be focused with Tab, so that a long description can be scrolled with the keyboard. Pictures are not waited for.
 */
export function DescriptionFrame({ title, language, html }: DescriptionFrameProps) {
  const { t } = useTranslation(['descriptions', 'app']);
  const [attempt, setAttempt] = useState(0);
  const content = html.replaceAll('<img ', '<img loading="lazy" ');
  const page = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${POLICY}"><title>-</title><style>${STYLE}</style></head><body><main tabindex="0">${content}</main></body></html>`;
  const { state, onLoad } = useLoading(`${attempt} ${page}`);
  if (state === 'failed') {
    return (
      <Notice
        tone="warn"
        action={
          <Button variant="default" size="xs" onClick={() => setAttempt(attempt + 1)}>
            {t('app:retry')}
          </Button>
        }
      >
        {t('descriptions:preview.failed')}
      </Notice>
    );
  }
  return (
    <div className={classes.frameBox} aria-busy={state === 'loading'}>
      <iframe
        className={classes.frame}
        title={title}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        srcDoc={page}
        onLoad={onLoad}
      />
      {state === 'loading' ? <Skeleton className={classes.frameCover} /> : null}
    </div>
  );
}

/** Whether a page is there; `failed` if it does not come in time. */
function useLoading(page: string) {
  const [seen, setSeen] = useState<{ readonly page: string; readonly state: 'shown' | 'failed' } | null>(null);
  const state = seen?.page === page ? seen.state : 'loading';
  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setSeen({ page, state: 'failed' }), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [page, state]);
  return { state, onLoad: () => setSeen({ page, state: 'shown' }) };
}

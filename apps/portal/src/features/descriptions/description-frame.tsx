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

/**
 * A description as buyers read it. Its policy runs no scripts, and the frame has no access to the portal. Its content is a stop of
 * the Tab key, so that a long description is scrolled with the keyboard.
 */
export function DescriptionFrame({ title, language, html }: DescriptionFrameProps) {
  const page = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${POLICY}"><title>-</title><style>${STYLE}</style></head><body><main tabindex="0">${html}</main></body></html>`;
  return (
    <iframe
      className={classes.frame}
      title={title}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      srcDoc={page}
    />
  );
}

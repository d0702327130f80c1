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

/** A description as buyers read it. The frame runs no scripts, opens nothing and has no access to the portal. */
export function DescriptionFrame({ title, language, html }: DescriptionFrameProps) {
  const page = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>-</title><style>${STYLE}</style></head><body><main>${html}</main></body></html>`;
  return <iframe className={classes.frame} title={title} sandbox="" referrerPolicy="no-referrer" srcDoc={page} />;
}

import { Button } from '@mantine/core';
import { Component, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { Spinner } from '../spinner.tsx';
import classes from './pdf-viewer.module.css';

/**
 * The width of a page in CSS pixels (specification, section 9). On a narrower screen the page shrinks as far as it
 * stays readable.
 */
export const PDF_WIDTH = 600;
export const PDF_WIDTH_IN_DIALOG = 800;

interface PdfViewerProps {
  /** The document's address, at this origin. */
  readonly file: string;
  /** The name of the document for screen readers. */
  readonly title: string;
  readonly width?: number;
}

/** The PDF code is larger than the rest of the portal, so it loads when a document is first shown. */
const PdfPages = lazyPart(async () => ({ default: (await import('./pdf-pages.tsx')).PdfPages }));

/**
 * Shows all pages of a PDF in one column. The text can be searched and selected, and the keyboard scrolls. If it cannot
 * be shown, a link opens the document itself.
 */
export function PdfViewer({ file, title, width = PDF_WIDTH }: PdfViewerProps) {
  const [attempt, setAttempt] = useState(0);
  const failed = <FailedPdf file={file} onRetry={() => setAttempt(attempt + 1)} />;
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
      tabIndex={0}
      aria-label={title}
      className={classes.viewer}
      style={{ '--pdf-width': `${width}px` }}
    >
      <PdfBoundary key={`${file} ${attempt}`} failed={failed}>
        <Suspense fallback={<Spinner placement="part" />}>
          <PdfPages file={file} width={width} />
        </Suspense>
      </PdfBoundary>
    </section>
  );
}

function FailedPdf({ file, onRetry }: { readonly file: string; readonly onRetry: () => void }) {
  const { t } = useTranslation(['widgets', 'app']);
  return (
    <div role="alert" className={classes.failed}>
      <p>{t('widgets:pdf.failed')}</p>
      <div className={classes.ways}>
        <Button variant="default" onClick={onRetry}>
          {t('app:retry')}
        </Button>
        <a href={file} target="_blank" rel="noreferrer">
          {t('widgets:pdf.open')}
        </a>
      </div>
    </div>
  );
}

interface BoundaryProps {
  readonly children: ReactNode;
  readonly failed: ReactNode;
}

/** Catches a document or PDF code that cannot be loaded. */
class PdfBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}

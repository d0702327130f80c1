import { useElementSize } from '@mantine/hooks';
import { Suspense } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import 'react-pdf/dist/Page/AnnotationLayer.css';
import 'react-pdf/dist/Page/TextLayer.css';
import { Spinner } from '../spinner.tsx';
import classes from './pdf-viewer.module.css';

// It must be set in the file that draws the pages, or react-pdf sets its own. The worker is a file of this origin.
pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).toString();

/** On a narrower screen, the text of a page would be too small to read; there the page scrolls sideways. */
const LEGIBLE_WIDTH = 560;

/** All pages of a document, at most `width` CSS pixels wide. Suspends while it is loaded; throws if it cannot be read. */
export function PdfPages({ file, width }: { readonly file: string; readonly width: number }) {
  const { ref, width: room } = useElementSize();
  const pageWidth = Math.min(width, Math.max(room, LEGIBLE_WIDTH));
  return (
    <div ref={ref} className={classes.pages}>
      <Document file={file} externalLinkTarget="_blank" externalLinkRel="noopener noreferrer">
        {({ pdf }) =>
          // Nothing is drawn before the width is known, because drawing twice costs more than waiting one frame.
          room > 0 ? (
            <Suspense fallback={<Spinner placement="part" />}>
              {Array.from({ length: pdf.numPages }, (_, index) => (
                <Page
                  // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
                  key={index}
                  pageNumber={index + 1}
                  width={pageWidth}
                  className={classes.page ?? ''}
                />
              ))}
            </Suspense>
          ) : null
        }
      </Document>
    </div>
  );
}

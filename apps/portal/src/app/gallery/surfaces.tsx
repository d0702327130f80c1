import { Button } from '@mantine/core';
import { useState } from 'react';
import { Chart } from '../../ui/chart/chart.tsx';
import { CountrySelect } from '../../ui/country-select.tsx';
import { DatePicker } from '../../ui/date-picker/date-picker.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmbeddedPopup } from '../../ui/embedded-popup.tsx';
import { Flag } from '../../ui/flag.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PdfViewer } from '../../ui/pdf-viewer/pdf-viewer.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import classes from './gallery.module.css';
import sample from './sample.pdf';
import { Kept, Specimen, Specimens } from './specimen.tsx';

/** All codes that are not ISO countries, and a few that are. A code without a flag shows its letters. */
const FLAGS = ['DE', 'GB', 'UK', 'EN', 'BEFR', 'BENL', 'CAFR', 'EU', 'NA', 'RW', 'XK', 'QQ'];

export function Surfaces() {
  return (
    <>
      <Specimens title="Page header, loader, flags">
        <Specimen name="A page header that can be closed">
          <Kept initial={true}>
            {(isOpen, keep) =>
              isOpen ? (
                <PageHeader title={<>Settings</>} lead="What one line says of it" onClose={() => keep(false)} />
              ) : (
                <Button onClick={() => keep(true)}>Open again</Button>
              )
            }
          </Kept>
        </Specimen>
        <Specimen name="A loader">
          <Spinner placement="part" />
        </Specimen>
        <Specimen name="Flags">
          <p className={classes.flags}>
            {FLAGS.map((code) => (
              <Flag key={code} code={code} label={code} />
            ))}
          </p>
          <p className={classes.flags}>
            Countries: <Flag code="NA" kind="country" label="Namibia" />{' '}
            <Flag code="RW" kind="country" label="Rwanda" />
          </p>
        </Specimen>
      </Specimens>
      <Specimens title="Charts">
        <Specimen name="Bars and what they are compared with">
          <ChartSpecimen kind="bar" />
        </Specimen>
        <Specimen name="Lines with a gap">
          <ChartSpecimen kind="line" />
        </Specimen>
      </Specimens>
      <Specimens title="Documents">
        <Specimen name="A PDF">
          <PdfViewer file={sample} title="Sample document" />
        </Specimen>
        <Specimen name="One that is not there">
          <PdfViewer file="/v1/no-such-document.pdf" title="Missing document" />
        </Specimen>
      </Specimens>
      <Specimens title="Above the page">
        <Specimen name="A dialog with widgets that float">
          <DialogSpecimen />
        </Specimen>
        <Specimen name="An embedded page, at once and after a second">
          <PopupSpecimen name="Open the page" delayMs={0} />
          <PopupSpecimen name="Open it in a second" delayMs={1000} />
        </Specimen>
      </Specimens>
    </>
  );
}

function DialogSpecimen() {
  const [isOpen, setIsOpen] = useState(false);
  const [country, setCountry] = useState<string | null>(null);
  const [day, setDay] = useState<string | null>(null);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open the dialog</Button>
      {isOpen ? (
        <Dialog title="A dialog" onClose={() => setIsOpen(false)}>
          <CountrySelect label="Country of origin" value={country} onChange={setCountry} />
          <DatePicker label="Date of origin" value={day} onChange={setDay} />
        </Dialog>
      ) : null}
    </>
  );
}

function PopupSpecimen({ name, delayMs }: { readonly name: string; readonly delayMs: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {name}
      </Button>
      {isOpen ? (
        <EmbeddedPopup
          title="Embedded page"
          address="/quayside.svg"
          delayMs={delayMs}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

function ChartSpecimen({ kind }: { readonly kind: 'bar' | 'line' }) {
  return (
    <Chart
      kind={kind}
      title="Sales of half a year"
      axis="Month"
      series={[
        { name: 'now', label: 'This year' },
        { name: 'before', label: 'The year before', tone: 'before' },
      ]}
      points={MONTHS.map((label, index) => ({
        key: label,
        label,
        values: { now: index === 3 ? null : 1_200 + 340 * index, before: 900 + 150 * index },
      }))}
      format={(value) => `£${value}`}
    />
  );
}

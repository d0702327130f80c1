import type { EnteredNumber } from '@quayside/kernel';
import { CountInput, MoneyInput, PercentInput } from '../../ui/number-input.tsx';
import { Kept, Specimen, Specimens } from './specimen.tsx';

/** Shows a field's value, so that people and tests can compare it with the displayed text. */
function Held({ value }: { readonly value: EnteredNumber }) {
  return <output>{value === null ? 'empty' : String(value)}</output>;
}

export function Numbers() {
  return (
    <Specimens title="Number inputs">
      {['EUR', 'JPY', 'KWD'].map((currency) => (
        <Specimen key={currency} name={`Money in ${currency}`}>
          <Kept<EnteredNumber> initial={123456}>
            {(value, keep) => (
              <>
                <MoneyInput label={`Amount in ${currency}`} currency={currency} value={value} onChange={keep} />
                <Held value={value} />
              </>
            )}
          </Kept>
        </Specimen>
      ))}
      <Specimen name="Below zero">
        <Kept<EnteredNumber> initial={-350}>
          {(value, keep) => (
            <>
              <MoneyInput label="Difference" currency="GBP" mayBeNegative value={value} onChange={keep} />
              <Held value={value} />
            </>
          )}
        </Kept>
      </Specimen>
      <Specimen name="Per cent">
        <Kept<EnteredNumber> initial={1250}>
          {(value, keep) => (
            <>
              <PercentInput label="Ad rate" value={value} onChange={keep} />
              <Held value={value} />
            </>
          )}
        </Kept>
      </Specimen>
      <Specimen name="A count">
        <Kept<EnteredNumber> initial={3}>
          {(value, keep) => <CountInput label="Handling time" unit="days" value={value} onChange={keep} />}
        </Kept>
      </Specimen>
      <Specimen name="Unreadable">
        <Kept<EnteredNumber> initial="unreadable">
          {(value, keep) => (
            <MoneyInput label="Price" currency="EUR" value={value} onChange={keep} error="Please enter a price" />
          )}
        </Kept>
      </Specimen>
      <Specimen name="A price that is disabled">
        <MoneyInput label="Fixed price" currency="EUR" value={4990} onChange={() => undefined} disabled />
      </Specimen>
    </Specimens>
  );
}

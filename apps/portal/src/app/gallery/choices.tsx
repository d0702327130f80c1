import { Choice } from '../../ui/choice.tsx';
import { CountrySelect, RegionSelect } from '../../ui/country-select.tsx';
import { Dropdown } from '../../ui/dropdown.tsx';
import { Checkboxes, Radios } from '../../ui/options.tsx';
import { StateSelect } from '../../ui/state-select.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import { Kept, Specimen, Specimens } from './specimen.tsx';

const SPEEDS = [
  { value: 'standard', label: 'Standard', description: 'Three to five days' },
  { value: 'express', label: 'Express', description: 'The next day' },
  { value: 'courier', label: 'Courier', isDisabled: true },
] as const;
type Speed = (typeof SPEEDS)[number]['value'];

export function Choices() {
  return (
    <>
      <Specimens title="Dropdowns">
        <Specimen name="One of a few">
          <Kept initial="standard">
            {(value, keep) => <Choice label="Speed" value={value} onChange={keep} options={SPEEDS} />}
          </Kept>
        </Specimen>
        <Specimen name="Empty, to be cleared">
          <Kept<string | null> initial={null}>
            {(value, keep) => (
              <Dropdown
                label="Delivery"
                placeholder="Choose"
                value={value}
                onChange={keep}
                options={SPEEDS}
                isClearable
              />
            )}
          </Kept>
        </Specimen>
        <Specimen name="With an error">
          <Dropdown
            label="Carrier"
            value={null}
            onChange={() => undefined}
            options={SPEEDS}
            error="Please choose one"
          />
        </Specimen>
        <Specimen name="A dropdown that is disabled">
          <Dropdown label="Service" value="express" onChange={() => undefined} options={SPEEDS} disabled />
        </Specimen>
      </Specimens>
      <Specimens title="Countries, regions, states">
        <Specimen name="A country">
          <Kept<string | null> initial="DE">
            {(value, keep) => <CountrySelect value={value} onChange={keep} isClearable />}
          </Kept>
        </Specimen>
        <Specimen name="With variants">
          <Kept<string | null> initial="BEFR">
            {(value, keep) => <CountrySelect label="Ships to" withVariants value={value} onChange={keep} />}
          </Kept>
        </Specimen>
        <Specimen name="A region">
          <Kept<string | null> initial="NA">{(value, keep) => <RegionSelect value={value} onChange={keep} />}</Kept>
        </Specimen>
        {['US', 'CA', 'CAFR', 'DE'].map((country) => (
          <Specimen key={country} name={`A state of ${country}`}>
            <Kept<string | null> initial={country === 'DE' ? 'Bayern' : null}>
              {(value, keep) => <StateSelect country={country} value={value} onChange={keep} />}
            </Kept>
          </Specimen>
        ))}
      </Specimens>
      <Specimens title="Toggles, radios, checkboxes">
        <Specimen name="A toggle">
          <Kept initial={true}>
            {(isOn, keep) => <Toggle label="Reprice" description="Starts as a dry run" isOn={isOn} onChange={keep} />}
          </Kept>
        </Specimen>
        <Specimen name="A toggle that is off, with an error, and one that is disabled">
          <Toggle label="Free shipping" isOn={false} onChange={() => undefined} error="This could not be saved" />
          <Toggle label="VAT reversal" isOn onChange={() => undefined} disabled />
        </Specimen>
        <Specimen name="Radios">
          <Kept<Speed | null> initial="standard">
            {(value, keep) => <Radios label="Speed of delivery" options={SPEEDS} value={value} onChange={keep} />}
          </Kept>
        </Specimen>
        <Specimen name="Radios with an error">
          <Radios
            label="Carrier speed"
            options={SPEEDS}
            value={null}
            onChange={() => undefined}
            error="Please choose one"
          />
        </Specimen>
        <Specimen name="Checkboxes">
          <Kept<Speed[]> initial={['express']}>
            {(values, keep) => <Checkboxes label="Offered speeds" options={SPEEDS} values={values} onChange={keep} />}
          </Kept>
        </Specimen>
        <Specimen name="Checkboxes that are disabled">
          <Checkboxes
            label="Paused speeds"
            options={SPEEDS}
            values={['standard']}
            onChange={() => undefined}
            disabled
          />
        </Specimen>
      </Specimens>
    </>
  );
}

import { Button, TextInput } from '@mantine/core';
import { isEmail, isPhone, postalCodeProblem } from '@quayside/kernel';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { CountrySelect } from '../../ui/country-select.tsx';
import { DatePicker } from '../../ui/date-picker/date-picker.tsx';
import { FileDropzone } from '../../ui/file-dropzone/file-dropzone.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { TagInput } from '../../ui/tag-input.tsx';
import classes from './gallery.module.css';
import { Kept, Specimen, Specimens } from './specimen.tsx';

const text = new File(['Quayside'], 'terms.txt', { type: 'text/plain' });

export function Entries() {
  return (
    <>
      <Specimens title="Tags">
        <Specimen name="None yet, two words at most">
          <Kept<string[]> initial={[]}>
            {(tags, keep) => <TagInput label="Keywords" tags={tags} onChange={keep} maxWords={2} />}
          </Kept>
        </Specimen>
        <Specimen name="Some">
          <Kept initial={['replica', 'not for sale', 'a word that is as long as it can be without any end in sight']}>
            {(tags, keep) => <TagInput label="Brands" tags={tags} onChange={keep} error="Please enter a brand" />}
          </Kept>
        </Specimen>
        <Specimen name="Tags that are disabled">
          <TagInput label="Words" tags={['replica']} onChange={() => undefined} disabled />
        </Specimen>
      </Specimens>
      <Specimens title="Files">
        <Specimen name="Pictures of 1 MB at most, two of them">
          <Kept<readonly File[]> initial={[]}>
            {(files, keep) => (
              <FileDropzone
                label="Pictures"
                files={files}
                onChange={keep}
                maxFiles={2}
                maxBytes={1_000_000}
                accept={['image/png', 'image/jpeg', 'image/svg+xml']}
              />
            )}
          </Kept>
        </Specimen>
        <Specimen name="Any, with an error">
          <FileDropzone label="Documents" files={[]} onChange={() => undefined} error="Please add a document" />
        </Specimen>
        <Specimen name="Full">
          <FileDropzone label="Contract" files={[text]} onChange={() => undefined} maxFiles={1} />
        </Specimen>
      </Specimens>
      <Specimens title="Dates">
        <Specimen name="A day">
          <Kept<string | null> initial="2026-11-21">
            {(value, keep) => <DatePicker label="From" value={value} onChange={keep} isClearable />}
          </Kept>
        </Specimen>
        <Specimen name="None, within a month">
          <Kept<string | null> initial={null}>
            {(value, keep) => (
              <DatePicker
                label="Until"
                placeholder="Choose a day"
                value={value}
                onChange={keep}
                min="2026-11-01"
                max="2026-11-30"
              />
            )}
          </Kept>
        </Specimen>
        <Specimen name="With an error, and disabled">
          <DatePicker label="Start" value={null} onChange={() => undefined} error="Please choose a day" />
          <DatePicker label="End" value="2026-12-01" onChange={() => undefined} disabled />
        </Specimen>
      </Specimens>
      <Specimens title="A form that says what is wrong after an attempt">
        <Specimen name="Address">
          <AddressForm />
        </Specimen>
      </Specimens>
    </>
  );
}

type Problem = 'required' | 'email' | 'phone' | 'postalCode' | 'postalCodeRequired';

interface Address {
  readonly email: string;
  readonly phone: string;
  readonly country: string | null;
  readonly postalCode: string;
}

function judge({ email, phone, country, postalCode }: Address) {
  const postal = country === null ? null : postalCodeProblem(postalCode, country);
  return {
    ...(isEmail(email) ? {} : { email: email === '' ? ('required' as const) : ('email' as const) }),
    ...(isPhone(phone) ? {} : { phone: 'phone' as const }),
    ...(country === null ? { country: 'required' as const } : {}),
    ...(postal ? { postalCode: postal } : {}),
  };
}

function AddressForm() {
  const { t } = useTranslation('widgets');
  const form = useForm<Address, Problem>({
    initial: { email: '', phone: '', country: null, postalCode: '' },
    judge,
    say: (problem) => t(`form.${problem}`),
    onSubmit: () => form.reject({ email: 'This address has an account already.' }),
  });
  return (
    <form {...form.form} className={classes.form}>
      <TextInput label="Email" type="email" {...form.text('email')} />
      <TextInput label="Phone" type="tel" {...form.text('phone')} />
      <CountrySelect name="country" {...form.field('country')} />
      <TextInput label="Postal code" {...form.text('postalCode')} />
      <Button type="submit">Send</Button>
    </form>
  );
}

import type { ContactDetails } from '@quayside/contract';
import { findState, statesOf } from '@quayside/i18n/countries/states';
import { isEmail, isPhone, postalCodeProblem } from '@quayside/kernel';

/** The contact as the form holds it: every value is a string. */
export interface ContactValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly postalCode: string;
  readonly country: string;
  readonly state: string;
}

export type ContactProblem = 'phone' | 'email' | 'postalCodeRequired' | 'postalCode' | 'state';

export function valuesOf({ first_name, last_name, phone, email, address }: ContactDetails): ContactValues {
  const { line1, line2, city, postal_code, country, state_or_province } = address;
  return {
    firstName: first_name,
    lastName: last_name,
    phone,
    email,
    line1,
    line2,
    city,
    postalCode: postal_code,
    country,
    state: state_or_province,
  };
}

export function detailsOf({ firstName, lastName, phone, email, ...rest }: ContactValues): ContactDetails {
  const { line1, line2, city, postalCode, country, state } = rest;
  return {
    first_name: firstName,
    last_name: lastName,
    phone,
    email,
    address: { line1, line2, city, postal_code: postalCode, country, state_or_province: state },
  };
}

/**
 * The problems by field, by the server's rules. An address counts as given once it has a street, a city or a postal
 * code.
 */
export function judgeContact(values: ContactValues): Partial<Record<keyof ContactValues, ContactProblem>> {
  const phone = values.phone.trim();
  const email = values.email.trim();
  const { country, state, postalCode } = values;
  const isStated = [values.line1, values.city, postalCode].some((text) => text.trim() !== '');
  const postal = isStated ? postalCodeProblem(postalCode, country) : null;
  const isStateMissing = isStated && statesOf(country).length > 0 && !findState(country, state);
  return {
    ...(phone !== '' && !isPhone(phone) ? { phone: 'phone' as const } : {}),
    ...(email !== '' && !isEmail(email) ? { email: 'email' as const } : {}),
    ...(postal ? { postalCode: postal } : {}),
    ...(isStateMissing ? { state: 'state' as const } : {}),
  };
}

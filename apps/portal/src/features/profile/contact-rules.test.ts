import { describe, expect, it } from 'vitest';
import { type ContactValues, detailsOf, judgeContact, valuesOf } from './contact-rules.ts';

const values = (given: Partial<ContactValues> = {}): ContactValues => ({
  firstName: 'Robin',
  lastName: 'Quay',
  phone: '+441326212345',
  email: 'robin@shop.example',
  line1: '12 Harbour Lane',
  line2: '',
  city: 'Falmouth',
  postalCode: 'TR11 3AA',
  country: 'GB',
  state: '',
  ...given,
});

describe('contact details', () => {
  it('are unchanged after a round trip through the wire format', () => {
    expect(valuesOf(detailsOf(values()))).toEqual(values());
  });

  it.each<[Partial<ContactValues>, object]>([
    [{}, {}],
    [{ phone: '', email: '' }, {}],
    [{ phone: '01326' }, { phone: 'phone' }],
    [{ email: 'robin' }, { email: 'email' }],
    [{ postalCode: '' }, { postalCode: 'postalCodeRequired' }],
    [{ postalCode: '20457' }, { postalCode: 'postalCode' }],
    [{ country: 'US', postalCode: '94105' }, { state: 'state' }],
    [{ country: 'US', postalCode: '94105', state: 'CA' }, {}],
    [{ line1: '', city: '', postalCode: '', country: 'US' }, {}],
  ])('with %j have the problems %j', (given, expected) => {
    expect(judgeContact(values(given))).toEqual(expected);
  });
});

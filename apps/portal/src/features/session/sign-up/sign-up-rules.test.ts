import { expect, test } from 'vitest';
import { judgeSignUp, likelyCountry } from './sign-up-rules.ts';

const good = {
  name: 'Robin Quay',
  business: 'Harbour Goods',
  email: 'robin@shop.example',
  country: 'GB',
  password: 'Seaport-7!',
};

test('a valid form has no errors', () => {
  expect(judgeSignUp(good)).toEqual({});
});

test('the problem of each field is reported', () => {
  expect(judgeSignUp({ name: ' ', business: '', email: '', country: '', password: '' })).toEqual({
    name: 'nameRequired',
    business: 'businessRequired',
    email: 'emailRequired',
    country: 'countryRequired',
    password: 'passwordInvalid',
  });
  expect(judgeSignUp({ ...good, email: 'robin@', password: 'harbour' })).toEqual({
    email: 'emailInvalid',
    password: 'passwordInvalid',
  });
});

test('the country is guessed from the languages, or left empty', () => {
  expect(likelyCountry(['de', 'de-AT', 'en-GB'])).toBe('AT');
  expect(likelyCountry(['en', 'zh-Hans'])).toBe('');
});

import { expect, test } from 'vitest';
import { inputOf, isTopic, judgeRequest, type RequestValues } from './request-rules.ts';

const values: RequestValues = {
  name: 'Robin',
  email: ' robin@shop.example ',
  topic: 'orders',
  subject: 'An order is missing',
  message: 'It was bought an hour ago.',
  failedRequestId: '  ',
  callBackPhone: ' ',
  isContextSent: false,
};

const context = { screen: '/ebay/3/orders', browser: 'Firefox' };

test('the screen and the browser are sent with the sender’s consent only', () => {
  expect(inputOf(values, context)).not.toHaveProperty('context');
  expect(inputOf({ ...values, isContextSent: true }, context)).toMatchObject({ context });
  expect(inputOf({ ...values, isContextSent: true }, null)).not.toHaveProperty('context');
});

test('a filled form is valid and is sent trimmed, without empty fields', () => {
  expect(judgeRequest(values)).toEqual({});
  expect(inputOf(values, context)).toEqual({
    name: 'Robin',
    email: 'robin@shop.example',
    topic: 'orders',
    subject: 'An order is missing',
    message: 'It was bought an hour ago.',
  });
  expect(inputOf({ ...values, failedRequestId: ' 1-2 ' }, context)?.failedRequestId).toBe('1-2');
});

test('a number to call back is sent without the marks between its digits, and must be a whole one', () => {
  const asked = { ...values, callBackPhone: '+44 (0)20-7946 0000' };
  expect(judgeRequest(asked)).toEqual({});
  expect(inputOf(asked, context)?.callBackPhone).toBe('+4402079460000');
  for (const wrong of ['020 7946 0000', '+0 20 7946', '+44', 'call me'])
    expect([wrong, judgeRequest({ ...values, callBackPhone: wrong })]).toEqual([
      wrong,
      { callBackPhone: 'phoneInvalid' },
    ]);
});

test('an empty form reports every required field', () => {
  const empty = {
    name: ' ',
    email: '',
    topic: null,
    subject: '',
    message: '\n',
    failedRequestId: '',
    callBackPhone: '',
    isContextSent: true,
  };
  expect(judgeRequest(empty)).toEqual({
    name: 'nameRequired',
    email: 'emailRequired',
    topic: 'topicRequired',
    subject: 'subjectRequired',
    message: 'messageRequired',
  });
  expect(inputOf(empty, context)).toBeNull();
});

test('an unreachable reply address is rejected', () => {
  expect(judgeRequest({ ...values, email: 'robin@' })).toEqual({ email: 'emailInvalid' });
});

test('only an offered topic is accepted', () => {
  expect([isTopic('orders'), isTopic('toString'), isTopic(null)]).toEqual([true, false, false]);
});

import { expect, test } from 'vitest';
import { inputOf, isTopic, judgeRequest, type RequestValues } from './request-rules.ts';

const values: RequestValues = {
  name: 'Robin',
  email: ' robin@shop.example ',
  topic: 'orders',
  subject: 'An order is missing',
  message: 'It was bought an hour ago.',
  failedRequestId: '  ',
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

test('an empty form reports every required field', () => {
  const empty = {
    name: ' ',
    email: '',
    topic: null,
    subject: '',
    message: '\n',
    failedRequestId: '',
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

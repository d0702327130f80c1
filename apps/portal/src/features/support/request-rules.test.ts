import { expect, test } from 'vitest';
import { inputOf, isTopic, judgeRequest, type RequestValues } from './request-rules.ts';

const values: RequestValues = {
  name: 'Robin',
  email: ' robin@shop.example ',
  topic: 'orders',
  subject: 'An order is missing',
  message: 'It was bought an hour ago.',
  failedRequestId: '  ',
};

test('a filled form is valid and is sent trimmed, without empty fields', () => {
  expect(judgeRequest(values)).toEqual({});
  expect(inputOf(values)).toEqual({
    name: 'Robin',
    email: 'robin@shop.example',
    topic: 'orders',
    subject: 'An order is missing',
    message: 'It was bought an hour ago.',
  });
  expect(inputOf({ ...values, failedRequestId: ' 1-2 ' })?.failedRequestId).toBe('1-2');
});

test('an empty form reports every required field', () => {
  const empty = { name: ' ', email: '', topic: null, subject: '', message: '\n', failedRequestId: '' };
  expect(judgeRequest(empty)).toEqual({
    name: 'nameRequired',
    email: 'emailRequired',
    topic: 'topicRequired',
    subject: 'subjectRequired',
    message: 'messageRequired',
  });
  expect(inputOf(empty)).toBeNull();
});

test('an unreachable reply address is rejected', () => {
  expect(judgeRequest({ ...values, email: 'robin@' })).toEqual({ email: 'emailInvalid' });
});

test('only an offered topic is accepted', () => {
  expect([isTopic('orders'), isTopic('toString'), isTopic(null)]).toEqual([true, false, false]);
});

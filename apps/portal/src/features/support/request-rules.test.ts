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

test('a filled form is right, and goes out without the spaces around it and without what was left empty', () => {
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

test('an empty form says of every field what is missing, but of the one that may stay empty', () => {
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

test('an address that no answer reaches is refused', () => {
  expect(judgeRequest({ ...values, email: 'robin@' })).toEqual({ email: 'emailInvalid' });
});

test('a topic is one of those that are offered', () => {
  expect([isTopic('orders'), isTopic('toString'), isTopic(null)]).toEqual([true, false, false]);
});

import { moved } from './moved';

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 0, 'bac'],
])('[BO-16] the picture at %i moves to %i', (from, to, result) => {
  expect(moved([...'abc'], from, to).join('')).toBe(result);
});

import { positionToReport } from './read-mark';

const seen = { unread: 2, newest: 7, reported: 5, inView: true, visible: true };

test.each([
  [{}, 7],
  [{ unread: 0 }, null],
  [{ reported: 7 }, null],
  [{ inView: false }, null],
  [{ visible: false }, null],
])('where %j, the server is told %s', (change, place) => {
  expect(positionToReport({ ...seen, ...change })).toBe(place);
});

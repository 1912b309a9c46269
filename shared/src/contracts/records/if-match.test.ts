import { ifMatch } from './if-match';

test('a call says which version was read, where one was', () => {
  expect(ifMatch({ Version: 7 })).toEqual({ headers: { 'If-Match': '"7"' } });
  expect(ifMatch({ Version: 0 })).toEqual({ headers: { 'If-Match': '"0"' } });
  expect([ifMatch({}), ifMatch(undefined)]).toEqual([{}, {}]);
});

import { createEventParser } from './event-parser';

const news = { type: 'quotation', code: 'a', number: 7, status: 'OPEN', at: '2026-11-21T12:00:00.000Z', own: false };
const text = `: \n\nid: 3\ndata: ${JSON.stringify(news)}\n\nid: 9\ndata: {"type":"position"}\n\n`;
const expected = [
  { id: '3', news },
  { id: '9', news: undefined },
];

test('messages are found however the text is cut, and comments are none', () => {
  for (let cut = 0; cut <= text.length; cut += 1) {
    const parse = createEventParser();
    expect([...parse(text.slice(0, cut)), ...parse(text.slice(cut))]).toEqual(expected);
  }
});

test('a message that has not come whole is not told', () => {
  expect(createEventParser()('id: 3\ndata: {"ty')).toEqual([]);
});

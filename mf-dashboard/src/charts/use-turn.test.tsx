import { render, screen, waitFor } from '@testing-library/react';
import { useTurn } from './use-turn';

const Drawn = ({ name }: { name: string }) => (useTurn() ? <p>{name}</p> : null);
const drawn = (...names: string[]) => names.map((name) => <Drawn key={name} name={name} />);
const seen = () => screen.queryAllByText(/./).map(({ textContent }) => textContent);
const untilSeen = (...names: string[]) => waitFor(() => expect(seen()).toEqual(names), { interval: 1 });

test('of several one is drawn in a frame, in their order', async () => {
  render(drawn('a', 'b', 'c'));
  await untilSeen('a');
  await untilSeen('a', 'b');
  await untilSeen('a', 'b', 'c');
});

test('who has left keeps nobody waiting, and who comes later has a turn too', async () => {
  const view = render(drawn('a', 'b', 'c'));
  view.rerender(drawn('a', 'c'));
  await untilSeen('a', 'c');
  view.rerender(drawn('a', 'c', 'd'));
  await untilSeen('a', 'c', 'd');
});

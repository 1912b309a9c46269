import { type Remote, useSession } from '@rodovia/shared/runtime';
import { defineSlot, SlotHost } from '@rodovia/shared/slots';
import { expectingConsoleErrors } from '@rodovia/shared/testing';
import { act, render, screen } from '@testing-library/react';
import type { KnownModule } from '../remotes/discovery';
import { adoptModule } from '../remotes/load';
import { slotHostOf } from './slot-host';

const Aside = defineSlot<{ code: string }>('piece.aside');

type Fill = NonNullable<KnownModule['fills']>[number];
const filling = (part: string, order: number, roles: Fill['roles'] = ['visitor', 'admin']): Fill => ({
  slot: 'piece.aside',
  part,
  order,
  roles,
  props: {},
});

/** A loaded module with these parts. */
function moduleWith(name: string, fills: Fill[], parts: Remote['parts'] = {}): KnownModule {
  adoptModule(name, { routes: [], parts });
  return { name, releases: [], routes: [], menu: [], dialogs: [], fills };
}

/** Shows a page with the slot. */
async function show(...modules: KnownModule[]) {
  const page = (
    <SlotHost value={slotHostOf(modules)}>
      <p>a página</p>
      <Aside code="7" />
    </SlotHost>
  );
  await act(async () => void render(page));
}

const partsShown = () => [...document.querySelectorAll('[data-part]')].map(({ textContent }) => textContent);
const Note = ({ code }: { code: string }) => <b>nota {code}</b>;
const Breaks = () => {
  throw new Error('quebrada');
};

const becomes = (role: 'visitor' | 'admin') => act(async () => useSession.setState({ role }));
afterEach(() => becomes('visitor'));

test('[RO-05] parts are shown in their order to the roles that they are for, with the properties of the slot', async () => {
  const Price = () => <b>preço</b>;
  const first = moduleWith('@rodovia/mf-a', [filling('note', 2), filling('secret', 3, ['admin'])], {
    note: Note,
    secret: () => <b>segredo</b>,
  });
  const second = moduleWith('@rodovia/mf-b', [filling('price', 1)], { price: Price });
  await show(first, second);
  expect(partsShown()).toEqual(['preço', 'nota 7']);
  await becomes('admin');
  expect(partsShown()).toEqual(['preço', 'nota 7', 'segredo']);
});

test('[MF-04] what a module has without declaring it is shown to nobody', async () => {
  await show(moduleWith('@rodovia/mf-c', [], { note: Note }));
  expect(partsShown()).toEqual([]);
});

test('[MF-04] a part that breaks costs visitors nothing, staff a note, and neither the part beside it', async () => {
  const modules = [
    moduleWith('@rodovia/mf-d', [filling('breaks', 1)], { breaks: Breaks }),
    moduleWith('@rodovia/mf-e', [filling('note', 2)], { note: Note }),
  ];
  await expectingConsoleErrors(() => show(...modules));
  expect(screen.getByText('a página')).toBeTruthy();
  expect(partsShown()).toEqual(['nota 7']);
  expect(screen.queryByRole('alert')).toBeNull();
  await becomes('admin');
  expect(screen.getByRole('alert').textContent).toContain('Esta parte não abriu');
  expect(partsShown()).toEqual(['nota 7']);
});

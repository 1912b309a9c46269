import { Link } from '@rodovia/shared/router';
import { formatMoney, usePage, useSession } from '@rodovia/shared/runtime';
import { createElement as h, useState } from 'react';
import { words } from './words.js';
import './page.css';

function Page() {
  const [later, setLater] = useState('');
  const name = useSession((session) => session.name);
  const open = () => import('./later.js').then(({ text }) => setLater(text));
  usePage('Conformidade', []);
  return h(
    'section',
    { className: 'mf-kind-page' },
    h('h1', null, 'Conformidade'),
    h('p', null, words(name)),
    h('p', null, formatMoney(1234.5)),
    h('button', { type: 'button', onClick: open }, 'Abrir depois'),
    h('output', null, later),
    h(Link, { to: '/modelos' }, 'Todos os pneus'),
  );
}

const Note = ({ code = '' }) => h('p', null, `Parte de mf-kind %VERSION%: ${code}`);

export const remote = { routes: [{ path: '/%PATH%', element: h(Page) }], parts: { note: Note } };

/** Returns the page, made of what the shell provides. */
export const pageWith = ({ createElement: h, useState }, { formatMoney, usePage, useSession }, Link) =>
  function Page() {
    const [later, setLater] = useState('');
    const name = useSession((session) => session.name);
    const open = () => import('./later.js').then(({ text }) => setLater(text));
    usePage('Conformidade', []);
    return h(
      'section',
      null,
      h('h1', null, 'Conformidade'),
      h('p', null, `Versão %VERSION%, ${name || 'visitante'}`),
      h('p', null, formatMoney(1234.5)),
      h('button', { type: 'button', onClick: open }, 'Abrir depois'),
      h('output', null, later),
      h(Link, { to: '/modelos' }, 'Todos os pneus'),
    );
  };

import { contentInputOf } from './site-content-input';

test('what is shown becomes what is sent, by other names alone', () => {
  const item = { Title: 'Caminhões', Image: '/a.svg', Description: 'Para a estrada', Link: '/modelos?type=x' };
  const content = {
    Sections: [{ Title: 'Tipos', Items: [item] }],
    Menu: [
      { Item: 'Início', Href: '/', SubItems: [] },
      { Item: 'Pneus', SubItems: [{ Item: 'Carros', Href: '/modelos' }, { Item: 'Todos' }] },
    ],
    Links: [{ Label: 'Termos', Href: '/termos' }],
  };
  expect(contentInputOf(content as unknown as Parameters<typeof contentInputOf>[0])).toEqual({
    sections: [
      {
        title: 'Tipos',
        items: [{ title: 'Caminhões', image: '/a.svg', description: 'Para a estrada', link: '/modelos?type=x' }],
      },
    ],
    menu: [
      { item: 'Início', href: '/', subItems: [] },
      { item: 'Pneus', subItems: [{ item: 'Carros', href: '/modelos' }, { item: 'Todos' }] },
    ],
    links: [{ label: 'Termos', href: '/termos' }],
  });
});

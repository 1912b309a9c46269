import type { SiteContentInput } from '@rodovia/shared/contracts/site';
import fc from 'fast-check';
import { complaintsOf, inputOf, moved, PARTS, partText, valuesOf } from './content-values';

const input: SiteContentInput = {
  sections: Array.from({ length: 5 }, (_, at) => ({
    title: `Seção ${at}`,
    items: [{ title: 'Um', description: 'Texto', image: '/api/site-image/medida.svg', link: '/modelos' }],
  })),
  menu: [
    { item: 'Pneus', subItems: [{ item: 'Vans', href: '/modelos?type=Vans' }, { item: 'Outros' }] },
    { item: 'Tudo', href: '/modelos', subItems: [] },
  ],
  links: [{ label: 'Vans', href: '/modelos?type=Vans' }],
};
const content = {
  Sections: input.sections.map(({ title, items }) => ({
    Title: title,
    Items: items.map((item) => ({
      Title: item.title,
      Description: item.description,
      Image: item.image,
      Link: item.link,
    })),
  })),
  Menu: [
    {
      Item: 'Pneus',
      IsTitle: true,
      SubItems: [
        { Item: 'Vans', Href: '/modelos?type=Vans', IsTitle: false },
        { Item: 'Outros', IsTitle: true },
      ],
    },
    { Item: 'Tudo', Href: '/modelos', IsTitle: false, SubItems: [] },
  ],
  Links: [{ Label: 'Vans', Href: '/modelos?type=Vans' }],
};

test('what the form begins with is what it would send', () => {
  expect(inputOf(valuesOf({ Content: content }))).toEqual(input);
});

test('every part is said in words of its own', () => {
  const values = valuesOf({ Content: content });
  for (const part of PARTS) expect(partText(part, values[part])).not.toMatch(/[{}[\]]/);
});

test('what the server says of a field stands in its part, under its path there', () => {
  const errors = {
    'sections.1.items.0.link': 'a',
    'sections.1.title': 'b',
    'menu.0.subItems.2.href': 'c',
    menu: 'd',
    x: 'e',
  };
  expect(complaintsOf(errors)).toEqual({
    section1: { 'items.0.link': 'a', title: 'b' },
    menu: { '0.subItems.2.href': 'c', '': 'd' },
  });
});

test('putting one elsewhere keeps all of them, and the others in their order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { minLength: 1 }), fc.nat(), fc.nat(), (list, a, b) => {
      const [from, to] = [a % list.length, b % list.length];
      const after = moved(list, from, to);
      expect(after[to]).toBe(list[from]);
      const others = (all: number[]) => all.filter((one) => one !== list[from]);
      expect(others(after)).toEqual(others(list));
    }),
  );
});

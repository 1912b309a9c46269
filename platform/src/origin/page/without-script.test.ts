/**
 * @jest-environment jsdom
 */
import type { Shop } from '@rodovia/shared/contracts/site';
import { withoutScript } from './without-script';

const shop: Shop = {
  Name: 'Rodovia <b>Pneus</b>',
  Document: '',
  Address: 'Avenida Paulista, 1000',
  Phone: '1133334444',
  Whatsapp: '11987654321',
  Hours: '',
  WorkHours: [],
  TakesGuests: true,
  Links: [],
};
const parsed = (one: Shop | null) => new DOMParser().parseFromString(withoutScript(one), 'text/html');

test('a visitor without scripts reads how the company is reached', () => {
  const page = parsed(shop);
  expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href')?.split('?')[0])).toEqual([
    'tel:+551133334444',
    'https://wa.me/5511987654321',
    '/modelos',
  ]);
  expect(page.body.textContent).toContain('Rodovia <b>Pneus</b>');
  expect(page.body.textContent).toContain('Avenida Paulista, 1000');
});

test('what the company has not said is not there', () => {
  const page = parsed({ ...shop, Phone: '', Whatsapp: '', Address: '' });
  expect(page.querySelectorAll('a')).toHaveLength(1);
  expect(page.body.textContent).not.toContain('sem o site');
  expect(parsed(shop).body.textContent).toContain('sem o site');
  expect(parsed(null).body.textContent).toContain('precisa de JavaScript');
});

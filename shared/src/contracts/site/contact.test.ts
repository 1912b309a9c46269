import { callLink, whatsAppLink } from './contact';

test.each([
  ['(11) 98765-4321', 'tel:+5511987654321'],
  ['1134567890', 'tel:+551134567890'],
  ['+55 11 98765-4321', 'tel:+5511987654321'],
  ['', null],
  ['98765-4321', null],
])('%s is called at %s', (phone, link) => {
  expect(callLink(phone)).toBe(link);
});

test('WhatsApp opens for mobile numbers alone, with what it is about', () => {
  expect(whatsAppLink('(11) 98765-4321', 'Orçamento 7')).toBe('https://wa.me/5511987654321?text=Or%C3%A7amento%207');
  expect(whatsAppLink('(11) 3456-7890', '')).toBeNull();
  expect(whatsAppLink('', '')).toBeNull();
});

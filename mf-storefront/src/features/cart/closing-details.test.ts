import { PICKED_UP } from '@rodovia/shared/contracts/quotations';
import { detailsInput, wantedByError } from './closing-details';

const typed = { note: ' sem pressa ', wantedBy: '2026-12-01', purchaseOrder: ' 4500 ', delivery: 'a' };
const NOTHING = { note: ' ', wantedBy: '', purchaseOrder: '', delivery: '' };

test('what is typed beside the cart is sent, and nothing if nothing is', () => {
  expect(detailsInput(typed, ['a'])).toEqual({
    note: 'sem pressa',
    wantedBy: '2026-12-01',
    purchaseOrder: '4500',
    deliveryAddressCode: 'a',
  });
  expect(detailsInput({ ...NOTHING, delivery: PICKED_UP }, [])).toEqual({ isPickedUp: true });
  expect(detailsInput(NOTHING, ['a'])).toBeUndefined();
});

test('an address that somebody else chose on this device is not sent', () => {
  expect(detailsInput({ ...NOTHING, delivery: 'a' }, ['b'])).toBeUndefined();
  expect(detailsInput({ ...NOTHING, delivery: 'a' }, [])).toBeUndefined();
});

test('a chosen address is not lost while the addresses are not known', () => {
  expect(detailsInput({ ...NOTHING, delivery: 'a' }, undefined)).toEqual({ deliveryAddressCode: 'a' });
  expect(detailsInput(NOTHING, undefined)).toBeUndefined();
  expect(detailsInput({ ...NOTHING, delivery: PICKED_UP }, undefined)).toEqual({ isPickedUp: true });
});

test('a day that is over is said, by the day of São Paulo', () => {
  const lateEvening = Date.parse('2026-12-02T02:00:00Z');
  expect(wantedByError('2026-12-01', lateEvening)).toBeUndefined();
  expect(wantedByError('2026-11-30', lateEvening)).toContain('que ainda vem');
  expect(wantedByError('', lateEvening)).toBeUndefined();
});

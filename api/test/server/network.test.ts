import fc from 'fast-check';
import { networkOf } from '../../src/base/network';

describe('where a call comes from', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0DB8:0:0:ffff::', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['nada', 'nada'],
  ])('%s is %s', (ip, network) => expect(networkOf(ip)).toBe(network));

  test('whoever has a /64 is one, whichever of its addresses it takes', () => {
    const host = fc.array(fc.nat(0xffff), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(fc.nat(0xffff), host, host, (net, first, second) => {
        const of = (groups: number[]) =>
          networkOf(['2001', 'db8', '0', net.toString(16), ...groups.map((group) => group.toString(16))].join(':'));
        expect(of(first)).toBe(of(second));
        expect(of(first)).not.toBe(networkOf(`2001:db8:0:${((net + 1) % 0xffff).toString(16)}::1`));
      }),
    );
  });
});

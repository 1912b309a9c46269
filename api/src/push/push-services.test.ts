import { isPushService } from './push-services';

const SERVICES = ['https://fcm.googleapis.com', 'https://*.push.apple.com'];

test.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://FCM.googleapis.com:443/x', true],
  ['https://web.push.apple.com/x', true],
  ['https://a.b.push.apple.com/x', true],
  ['https://push.apple.com/x', false],
  ['https://evilpush.apple.com/x', false],
  ['https://web.push.apple.com:8443/x', false],
  ['http://fcm.googleapis.com/x', false],
  ['https://user:word@fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com.evil.example/x', false],
  ['https://evil.example/?https://fcm.googleapis.com', false],
  ['https://127.0.0.1/x', false],
  ['', false],
])('%s: %s', (address, expected) => {
  expect(isPushService(SERVICES, address)).toBe(expected);
});

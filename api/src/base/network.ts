import { isIP } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Returns the first four groups of an IPv6 address. */
function network64(address: string): string {
  const [before = '', after] = address.split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after?.split(':').filter(Boolean) ?? [];
  // an embedded IPv4 address stands for two groups
  const missing = 8 - head.length - tail.length - (address.includes('.') ? 1 : 0);
  const groups = [...head, ...Array<string>(after === undefined ? 0 : missing).fill('0'), ...tail];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Returns the network of a client for rate limits: an IPv4 address, or the /64 of an IPv6 address. */
export function networkOf(ip: string): string {
  const [address = ''] = ip.split('%', 1);
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped) return mapped;
  return isIP(address) === 6 ? `${network64(address)}::/64` : address;
}

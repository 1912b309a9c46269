/**
 * Returns whether an address belongs to one of the push services, which are origins; `*.` stands for any name below.
 * Browsers say where they are told, so everything else would be an address that the server calls for a stranger.
 */
export function isPushService(services: readonly string[], address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, protocol, host, username, password } = new URL(address);
  if (username || password) return false;
  return services.some((service) => {
    const [scheme = '', name = ''] = service.split('//');
    return name.startsWith('*.') ? protocol === scheme && host.endsWith(name.slice(1)) : origin === service;
  });
}

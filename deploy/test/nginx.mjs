import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [process.env.NGINX_PATH, '/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'];

const find = () => PLACES.find((file) => file && existsSync(file));

const install = (...args) =>
  spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });

/** The machine's nginx, from Debian's packages where it has none and allows it; undefined where it cannot be had. */
export function ensureNginx() {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (find() || !isDebianRoot) return find();
  console.log('nginx não encontrado; instalando com apt-get…');
  install('update', '-qq');
  install('install', '-y', '-qq', '--no-install-recommends', 'nginx-light');
  return find();
}

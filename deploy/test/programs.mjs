import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/bin'];

const install = (...args) =>
  spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });

/**
 * Returns the path of a program, installing it from Debian's packages if it is missing and the machine allows it;
 * undefined if it cannot be had.
 */
function ensure(name, debianPackage, given) {
  const find = () =>
    [given, ...FOLDERS.map((folder) => path.join(folder, name))].find((file) => file && existsSync(file));
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (find() || !isDebianRoot) return find();
  console.log(`${name} não encontrado; instalando com apt-get…`);
  install('update', '-qq');
  install('install', '-y', '-qq', '--no-install-recommends', debianPackage);
  return find();
}

/** Returns the path of nginx, the proxy of the site. */
export const ensureNginx = () => ensure('nginx', 'nginx-light', process.env.NGINX_PATH);

/** Returns the path of promtool, which checks and tests rules as Prometheus reads them. */
export const ensurePromtool = () => ensure('promtool', 'prometheus', process.env.PROMTOOL_PATH);

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/bin'];

const install = (...args) =>
  spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });

/** A program of this machine, from Debian's packages where it has none and allows it; undefined where it cannot be had. */
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

/** The proxy of the site. */
export const ensureNginx = () => ensure('nginx', 'nginx-light', process.env.NGINX_PATH);

/** What checks and tries rules as Prometheus reads them. */
export const ensurePromtool = () => ensure('promtool', 'prometheus', process.env.PROMTOOL_PATH);

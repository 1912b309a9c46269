const { spawnSync } = require('node:child_process');
const { existsSync } = require('node:fs');

const hasPoppler = () => spawnSync('pdftotext', ['-v']).status === 0;

/** Installs the PDF tools from Debian's packages if they are missing and the machine allows it. */
exports.ensurePoppler = () => {
  if (hasPoppler() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return hasPoppler();
  console.log('pdftotext não encontrado; instalando com apt-get…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'poppler-utils'],
  ])
    spawnSync('apt-get', args, { stdio: 'inherit', env });
  return hasPoppler();
};

/*
 * Runs before `npm start` and `npm test` on any Node version: plain old syntax, no packages. Installs missing packages:
 * with `--runtime` only those for building and serving, without test tools. Test tools are added to these without
 * removing anything, because `npm start` may be running.
 */
var fs = require('node:fs');
var path = require('node:path');
var crypto = require('node:crypto');
var childProcess = require('node:child_process');

var REQUIRED = [20, 19];
var root = path.resolve(__dirname, '../..');
var marker = path.join(root, 'node_modules', '.rodovia-lock');

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

function checkNode() {
  var parts = process.versions.node.split('.').map(Number);
  var enough = parts[0] > REQUIRED[0] || (parts[0] === REQUIRED[0] && parts[1] >= REQUIRED[1]);
  if (!enough) {
    stop(`A Rodovia precisa do Node ${REQUIRED.join('.')} ou mais novo; este é o ${process.versions.node}.`);
  }
}

function lockHash() {
  return crypto
    .createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
}

/** Content of the marker of an installation: its lock, and whether test tools are missing. */
function markerOf(hash, isRuntime) {
  return isRuntime ? `${hash} runtime` : hash;
}

function readMarker() {
  try {
    return fs.readFileSync(marker, 'utf8');
  } catch {
    return '';
  }
}

function install(hash, isRuntime, found) {
  console.log('Instalando dependências (uma vez por versão)…');
  var options = ['--no-audit', '--no-fund', '--loglevel=error'].concat(isRuntime ? ['--omit=dev'] : []);
  var command = found === markerOf(hash, true) ? ['install', '--no-save'] : ['ci'];
  var done = childProcess.spawnSync('npm', command.concat(options), {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) stop('A instalação das dependências falhou; a mensagem do npm está acima.');
  fs.writeFileSync(marker, markerOf(hash, isRuntime));
}

checkNode();
var isRuntime = process.argv.includes('--runtime');
var hash = lockHash();
var found = readMarker();
if (found !== hash && found !== markerOf(hash, isRuntime)) install(hash, isRuntime, found);

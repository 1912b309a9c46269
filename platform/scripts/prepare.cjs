/* Runs before `npm start` and `npm test`, on whatever Node there is: plain old syntax, no packages. */
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

function isInstalled(hash) {
  try {
    return fs.readFileSync(marker, 'utf8') === hash;
  } catch {
    return false;
  }
}

function install(hash) {
  console.log('Instalando dependências (uma vez por versão)…');
  var done = childProcess.spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) stop('A instalação das dependências falhou; a mensagem do npm está acima.');
  fs.writeFileSync(marker, hash);
}

checkNode();
var hash = lockHash();
if (!isInstalled(hash)) install(hash);

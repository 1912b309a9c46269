import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../scripts/inputs.mjs';

const folder = path.join(root, '.cache/bench/tls');

/** Returns a self-signed certificate for localhost, so that pages are measured over HTTP/2 like in production. */
export function certificate() {
  const key = path.join(folder, 'key.pem');
  const cert = path.join(folder, 'cert.pem');
  if (!existsSync(cert)) {
    mkdirSync(folder, { recursive: true });
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
    execFileSync(
      'openssl',
      ['req', '-x509', ...curve, '-nodes', '-keyout', key, '-out', cert, '-days', '365', '-subj', '/CN=localhost'],
      { stdio: 'ignore' },
    );
  }
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/** Returns the digest of the certificate's public key, by which browsers are told to trust it. */
export function keyDigest() {
  const { publicKey } = new X509Certificate(certificate().cert);
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
}

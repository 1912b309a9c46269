/**
 * @jest-environment jsdom
 */

import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { registrationScript } from '../installed/installed';
import type { Head } from '../render/rendering';
import { pageHeaders } from '../security';
import { inlineStyles } from './drawn-view';
import { renderPage } from './page';

const ORIGIN = 'https://loja.example';
const HOSTILE = '</script><script>alert(1)</script> "><img src=x onerror=alert(2)> & ‘aspas’';

const anyHead: Head = { title: 'Pneu', description: 'Um pneu', canonical: '/modelos/x', status: 200 };

/** The page as a browser parses it, without running it. */
function pageWith(head: Partial<Head>, data: Record<string, unknown> = {}) {
  const html = renderPage({
    config: { apiBase: '/api', channelCode: 'c', personTypes: { client: '1', admin: '2', seller: '3' } },
    discovery: { microFrontends: {} },
    data,
    theme: null,
    origin: ORIGIN,
    rendered: { html: '<main>vista</main>', head: { ...anyHead, ...head } },
    styles: [],
    importMap: null,
    scripts: [],
    parts: {},
    preload: [],
    ahead: null,
    preview: null,
    machine: null,
    showsDraft: false,
    measuring: '',
    shop: null,
    isInstallable: false,
  });
  return new DOMParser().parseFromString(html, 'text/html');
}

const meta = (page: Document, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
const address = (page: Document) => page.querySelector('link[rel="canonical"]')?.getAttribute('href');

describe('a page that was drawn', () => {
  test('shows the view, and texts that somebody wrote are texts', () => {
    const plain = pageWith({});
    const page = pageWith(
      { title: HOSTILE, description: HOSTILE, jsonLd: { '@type': 'Product', name: HOSTILE } },
      { '/product': HOSTILE },
    );
    expect(page.querySelector('#app > main')?.textContent).toBe('vista');
    expect(page.title).toBe(HOSTILE);
    expect(meta(page, 'description')).toBe(HOSTILE);
    expect(meta(page, 'og:title')).toBe(HOSTILE);
    expect(page.querySelector('img')).toBeNull();
    const structured = page.querySelector('script[type="application/ld+json"]');
    expect(JSON.parse(structured?.textContent ?? '')).toEqual({ '@type': 'Product', name: HOSTILE });
    expect(JSON.parse(page.querySelector('#rodovia-boot')?.textContent ?? '').data).toEqual({ '/product': HOSTILE });
    const scripts = (one: Document) => one.querySelectorAll('script:not([type="application/ld+json"])').length;
    expect(scripts(page)).toBe(scripts(plain));
  });

  test('has one address for search engines, and none where it is not there or is not for them', () => {
    expect(address(pageWith({}))).toBe(`${ORIGIN}/modelos/x`);
    expect(meta(pageWith({}), 'robots')).toBeUndefined();
    for (const head of [{ status: 404 as const }, { noindex: true }]) {
      expect(address(pageWith(head))).toBeUndefined();
      expect(meta(pageWith(head), 'robots')).toBe('noindex');
    }
  });

  test('names pictures and addresses of structured data with its origin, and says what it shows', () => {
    const page = pageWith({
      image: '/p.png',
      jsonLd: [{ '@type': 'Product', url: '/x', offers: [{ image: '/p.png' }] }],
    });
    expect(meta(page, 'og:image')).toBe(`${ORIGIN}/p.png`);
    expect(meta(page, 'og:type')).toBe('product');
    expect(meta(pageWith({}), 'og:type')).toBe('website');
    expect(meta(pageWith({}), 'og:image')).toBe(`${ORIGIN}/api/share-picture`);
    expect(JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '')).toEqual({
      '@type': 'Product',
      url: `${ORIGIN}/x`,
      offers: [{ image: `${ORIGIN}/p.png` }],
    });
  });
});

describe('the headers of a page', () => {
  const policy = (...given: Parameters<typeof pageHeaders>) =>
    Object.fromEntries(
      pageHeaders(...given)
        ['content-security-policy'].split('; ')
        .map((rule) => {
          const [name = '', ...sources] = rule.split(' ');
          return [name, sources];
        }),
    );

  test('it runs files of its origin and its own lines, is framed by nobody and sends forms home', () => {
    const { 'script-src': scripts = [], ...others } = policy();
    expect(scripts[0]).toBe("'self'");
    expect(scripts.slice(1).every((source) => /^'sha256-[A-Za-z0-9+/]{43}='$/.test(source))).toBe(true);
    expect(others).toMatchObject({
      'default-src': ["'self'"],
      'connect-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
  });

  test('the script that registers the worker runs where the shop can be installed, and nowhere else', () => {
    const digest = createHash('sha256').update(registrationScript).digest('base64');
    expect(policy(null, false, null, true)['script-src']).toContain(`'sha256-${digest}'`);
    expect(policy()['script-src']).not.toContain(`'sha256-${digest}'`);
  });

  test('a cache asks each time, and for each visitor; a draft or a module of an own machine it keeps nowhere', () => {
    expect(pageHeaders()).toMatchObject({ 'cache-control': 'no-cache', vary: 'Cookie' });
    const machine = { module: 'mf-a', port: 3100 };
    expect(pageHeaders(machine)['cache-control']).toBe('private, no-store');
    expect(pageHeaders(null, true)['cache-control']).toBe('private, no-store');
    expect(policy(machine)['connect-src']).toEqual(["'self'", 'http://localhost:3100']);
  });
});

test('style sheets in a page find the files beside them, and addresses that are whole stay', async () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'sheet-')), 'mf-demo', '1.0.0-a');
  mkdirSync(folder, { recursive: true });
  const whole = 'url(data:image/svg+xml;base64,PHN2Zz4=),url("https://a.example/b.png"),url(/api/c.png),url(#mark)';
  writeFileSync(path.join(folder, 'a.css'), `a{src:url(d.woff2),url("e f.png"),${whole}}`);
  expect(await inlineStyles(folder, ['a.css', 'a.js'])).toEqual([
    {
      path: '/mf/mf-demo/1.0.0-a/a.css',
      text: `a{src:url(/mf/mf-demo/1.0.0-a/d.woff2),url("/mf/mf-demo/1.0.0-a/e f.png"),${whole}}`,
    },
  ]);
  rmSync(path.join(folder, '../..'), { recursive: true });
});

import { build } from 'esbuild';

const escaped = (text) => String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const style =
  'body{margin:0;font:16px/1.5 system-ui,sans-serif}header{background:#1b1a18;color:#fff;padding:24px 16px}ul{list-style:none;margin:16px;padding:0}li{display:grid;grid-template-columns:112px 1fr;gap:12px;padding:12px;border:1px solid #e0dcd4;min-height:176px}h2{margin:0;font-size:22px}img,svg{width:112px;height:66px;background:#e6e2da}button{min-height:44px}svg>:is(circle,rect){cx:50px;cy:50px;fill:#2f2c28;stroke:#2f2c28}svg>circle:nth-of-type(2){fill:#c9c4ba;stroke:#f5b301}svg>circle:nth-of-type(3){fill:none;stroke-dasharray:6 4}svg>path{fill:none}svg>path:last-child{stroke:#e6e2da;opacity:.5}svg>text{fill:#c9c4ba;text-anchor:middle}';

const pictureOf = (product) => product.Model?.ModelImage?.[0]?.Url ?? '';

/** Returns the drawings of a page by size, without the names of a build. */
export function drawingsOf(page) {
  const found = page.matchAll(/<svg[^>]* aria-label="Desenho do pneu ([^"]+)".*?<\/svg>/g);
  return new Map([...found].map(([svg, size]) => [size, svg.replace(/ class="[^"]*"/g, '')]));
}

const picture = (product, drawings) =>
  pictureOf(product) === ''
    ? drawings.get(product.Size)
    : `<img src="${escaped(pictureOf(product))}" alt="" width="112" height="66">`;

const row = (product, drawings) =>
  `<li>${picture(product, drawings)}<div><h2>${escaped(product.Size)}</h2><p>${escaped(product.Description)}</p><pre>${escaped(product.Observation)}</pre><p>${escaped(product.PublicPrice ?? 'Preço sob consulta')}</p><button>Adicionar</button></div></li>`;

/** Returns a page that consists of nothing but what is measured. */
export const page = ({ head = '', body }) =>
  `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Piso</title>${head}</head><body>${body}</body></html>`;

const styled = `<style>${style}</style>`;

/** The list as static HTML: the same products and pictures, no script. */
const staticList = (products, drawings) =>
  page({
    head: styled,
    body: `<header><h1>Pneus</h1></header><ul id="list">${products.map((one) => row(one, drawings)).join('')}</ul>`,
  });

const instant = (text) => new Date(text).toLocaleString('pt-BR');
const brandRow = ({ Description, Created, Updated, IsActive }) =>
  `<tr>${[Description, instant(Created), instant(Updated), IsActive ? 'Ativo' : 'Inativo'].map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`;

/** The first list of the back office as static HTML: the same brands, no script. */
const staticBrands = (brands) =>
  page({
    head: styled,
    body: `<header><h1>Marcas</h1></header><table><tr><th>Nome<th>Criado em<th>Atualizado em<th>Status</tr>${brands.map(brandRow).join('')}</table>`,
  });

/** The list of products rendered by React from inlined data: the minimum cost of a React page. */
async function reactList(products) {
  const source = `import { createElement as h } from 'react'; import { createRoot } from 'react-dom/client';
    const rows = JSON.parse(document.getElementById('data').textContent);
    const Row = ({ p }) => h('li', null, h('img', { src: p.picture, width: 112, height: 66, alt: '' }), h('div', null, h('h2', null, p.size), h('p', null, p.text), h('button', null, 'Adicionar')));
    createRoot(document.getElementById('app')).render(h('ul', { id: 'list' }, rows.map((p, i) => h(Row, { p, key: i }))));`;
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const rows = products.map((product) => ({
    picture: pictureOf(product),
    size: product.Size,
    text: product.Description,
  }));
  const data = JSON.stringify(rows).replaceAll('<', '\\u003c');
  const html = page({
    head: styled,
    body: `<header><h1>Pneus</h1></header><div id="app"></div><script type="application/json" id="data">${data}</script><script src="/bench/react-floor.js"></script>`,
  });
  return { html, script: outputFiles[0].text };
}

/** Returns minimal pages, by address, as a lower bound for pages that show the same. */
export async function floorPages({ products, drawings, brands }) {
  const react = await reactList(products);
  return {
    '/bench/static': staticList(products, drawings),
    '/bench/static-brands': staticBrands(brands),
    '/bench/react': react.html,
    '/bench/react-floor.js': react.script,
  };
}

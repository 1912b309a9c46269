import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
/** Resolved from antd: the copy whose cache antd's components write to. */
const fromAntd = createRequire(require.resolve('antd/package.json'));
const postcss = createRequire(require.resolve('css-loader'))('postcss');

/** Selectors of antd's parts that the back office never renders, and of plain links. */
const UNUSED = new RegExp(
  [
    '\\.ant-(picker|tree|dropdown|descriptions|badge|typography|tooltip|slide|zoom|move|fade)\\b',
    '\\.ant-table-(filter|selection|row-expand|expanded|expand|cell-fix|ping|sticky|summary|title|footer|middle|bordered|tbody-virtual)',
    '\\.ant-select-(multiple|filled|borderless|underlined|customize)',
    '\\.ant-pagination-(simple|options-quick-jumper)',
    '\\.ant-input-(filled|borderless|underlined)',
    '-rtl\\b',
    '^a(?![\\w-])',
  ].join('|'),
);

/** Renders the used parts of antd: for lists, or for dialogs and forms. */
function partsOf(file) {
  const { createElement: h } = require('react');
  const { Button, Input, Pagination, Radio, Select, Table } = require('antd');
  const { default: useModalStyle } = require('antd/lib/modal/style');
  if (!file.endsWith('antd.form.css'))
    return [
      h(Pagination, { key: 1, total: 500, showSizeChanger: true }),
      h(Select, { key: 2, options: [], showSearch: true }),
      h(Table, { key: 3, columns: [{ title: 'x', sorter: true }], dataSource: [] }),
    ];
  // modals are rendered in a portal, which does not exist on the server
  const ModalStyle = () => useModalStyle('ant-modal', 'ant-modal') && null;
  return [
    h(Button, { key: 1, loading: true }),
    h(Input, { key: 2, suffix: 'x', allowClear: true }),
    h(Input.TextArea, { key: 3 }),
    h(Radio.Group, { key: 4, options: ['x'] }),
    h(ModalStyle, { key: 5 }),
  ];
}

/** Renders the parts once and returns their rules, without theme colours. */
function antdRules(file) {
  const { createElement: h } = require('react');
  const { renderToString } = require('react-dom/server');
  const { createCache, extractStyle, StyleProvider } = fromAntd('@ant-design/cssinjs');
  const { ConfigProvider } = require('antd');
  const cache = createCache();
  const theme = { hashed: false, token: { motion: false } };
  renderToString(h(StyleProvider, { cache }, h(ConfigProvider, { theme }, partsOf(file))));
  return extractStyle(cache, { plain: true, types: ['style'] });
}

/** Removes selectors of parts that are never rendered. */
function inUse(css) {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => !UNUSED.test(selector.replace(/:not\([^)]*\)/g, '')));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  return root.toString();
}

/**
 * Webpack loader that fills `antd.list.css` and `antd.form.css` with antd's rules for the used components, generated
 * once instead of in every browser. They are in a layer, so that the product's own rules win regardless of the order of
 * files.
 */
export default function antdCssLoader() {
  this.addDependency(path.join(path.dirname(require.resolve('antd/package.json')), 'package.json'));
  return `@layer antd {\n${inUse(antdRules(this.resourcePath))}\n}\n`;
}

import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
/** As antd finds it: the copy whose cache antd's components write to. */
const fromAntd = createRequire(require.resolve('antd/package.json'));
const postcss = createRequire(require.resolve('css-loader'))('postcss');

/** Parts that antd's rules speak of and the back office never draws. */
const UNUSED = /\.ant-(picker|tree|dropdown|descriptions|badge|typography|tooltip|slide|zoom|move|fade)\b/;

/** Draws what the back office uses of antd once, and answers the rules that this asked for, without colours of a theme. */
function antdRules() {
  const { createElement: h } = require('react');
  const { renderToString } = require('react-dom/server');
  const { createCache, extractStyle, StyleProvider } = fromAntd('@ant-design/cssinjs');
  const { Button, ConfigProvider, Input, Pagination, Radio, Select, Table, Tag } = require('antd');
  const { default: useModalStyle } = require('antd/lib/modal/style');
  // A modal is drawn in a portal, which the server leaves out.
  const ModalStyle = () => useModalStyle('ant-modal', 'ant-modal') && null;
  const parts = [
    h(Button, { key: 1, loading: true }),
    h(Input, { key: 2, suffix: 'x', allowClear: true }),
    h(Input.TextArea, { key: 3 }),
    h(Pagination, { key: 4, total: 500, showSizeChanger: true }),
    h(Radio.Group, { key: 5, options: ['x'] }),
    h(Select, { key: 6, options: [], showSearch: true }),
    h(Table, { key: 7, columns: [{ title: 'x', sorter: true }], dataSource: [] }),
    h(Tag, { key: 8 }),
    h(ModalStyle, { key: 9 }),
  ];
  const cache = createCache();
  const theme = { hashed: false, token: { motion: false } };
  renderToString(h(StyleProvider, { cache }, h(ConfigProvider, { theme }, parts)));
  return extractStyle(cache, { plain: true, types: ['style'] });
}

/** The rules without selectors of parts that are never drawn. */
function inUse(css) {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => !UNUSED.test(selector));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  return root.toString();
}

/**
 * Fills `antd.static.css` with antd's rules for the components in use: made here once instead of in every browser.
 * They stand in a layer, so that the product's own rules win whatever the order of the files.
 */
export default function antdCssLoader() {
  this.addDependency(path.join(path.dirname(require.resolve('antd/package.json')), 'package.json'));
  return `@layer antd {\n${inUse(antdRules())}\n}\n`;
}

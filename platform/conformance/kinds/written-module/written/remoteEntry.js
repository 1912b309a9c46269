let scope;

const shared = async (key) => (await Object.values(scope[key])[0].get())();

export function init(given) {
  scope = given;
}

export async function get() {
  const [react, { Link }, runtime, { pageWith }] = await Promise.all([
    shared('react'),
    shared('@rodovia/shared/router'),
    shared('@rodovia/shared/runtime'),
    import('./page.js'),
  ]);
  const element = react.createElement(pageWith(react, runtime, Link));
  const note = ({ code }) => react.createElement('p', null, `Parte de mf-kind %VERSION%: ${code}`);
  return () => ({ remote: { routes: [{ path: '/%PATH%', element }], parts: { note } } });
}

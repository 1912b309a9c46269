/** Runtime plugin of Module Federation that leaves a mark in the page. */
export default () => ({
  name: 'conformance',
  beforeInit(args) {
    document.documentElement.dataset.runtimePlugin = 'conformance';
    return args;
  },
});

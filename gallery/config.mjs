/** Ladle's configuration: `npm run gallery` shows the shared components, each state of them, in both themes. */
export default {
  stories: 'gallery/*.stories.tsx',
  viteConfig: 'gallery/vite.config.mjs',
  outDir: '.cache/gallery',
  appendToHead: '<link rel="icon" href="data:," />',
  addons: {
    a11y: { enabled: true },
    control: { enabled: false },
    mode: { enabled: false },
    msw: { enabled: false },
    rtl: { enabled: false },
    source: { enabled: true },
    theme: { enabled: true, defaultState: 'auto' },
    width: { enabled: true, options: { phone: 320, tablet: 768, desktop: 1440 } },
  },
};

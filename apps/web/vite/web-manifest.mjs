import { light } from '../src/theme/tokens.ts';
import { device } from '../src/messages/en/device.ts';

const fileName = 'manifest.webmanifest';

/** Made by tools/icons.mjs from the mark. */
const icon = (name, size, purpose) => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});
const shortcut = (name, hash) => ({
  name,
  url: `/dashboard#${hash}`,
  icons: [icon(`shortcut-${hash}`, 96, 'any')],
});

/** The appearance of the installed app. A dark title bar comes from the page's own theme-color. */
const manifest = {
  id: '/dashboard',
  name: device.name,
  short_name: device.shortName,
  description: device.description,
  lang: 'en',
  dir: 'ltr',
  start_url: '/dashboard',
  scope: '/',
  display: 'standalone',
  background_color: light.paper,
  theme_color: light.paper,
  categories: ['lifestyle', 'productivity'],
  icons: [
    icon('icon-192', 192, 'any'),
    icon('icon-512', 512, 'any'),
    icon('maskable-192', 192, 'maskable'),
    icon('maskable-512', 512, 'maskable'),
  ],
  shortcuts: [shortcut(device.shopping, 'shopping'), shortcut(device.calendar, 'calendar')],
  // Text shared from other apps becomes lines of the shopping list (features/meals/shopping/use-shared.ts).
  share_target: {
    action: '/dashboard#shopping',
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'shared-title', text: 'shared-text', url: 'shared-url' },
  },
};

/** Vite plugin: writes the web app manifest, with the colours of the design tokens and the texts of the catalogue. */
export function webManifest() {
  const text = JSON.stringify(manifest, null, 2);
  return {
    name: 'homefold-web-manifest',
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('Content-Type', 'application/manifest+json');
        response.end(text);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: text });
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `/${fileName}` }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' }, injectTo: 'head' },
    ],
  };
}

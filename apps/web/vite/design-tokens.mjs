import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tokensCss } from '../src/theme/css.ts';
import { dark, light } from '../src/theme/tokens.ts';

/**
 * Vite plugin: writes the design tokens, the typeface and the first paint into index.html, so that the page has its
 * colours and its font before any script runs and nothing moves when the script arrives.
 */
export function designTokens() {
  const bytes = readFileSync(
    createRequire(import.meta.url).resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  );
  // Hashed like every other asset, so that the server may let browsers keep it forever.
  const fileName = `assets/figtree-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.woff2`;
  const css = [
    `@font-face{font-family:"Figtree Variable";src:url(/${fileName}) format("woff2");font-weight:300 900;font-display:swap}`,
    // Arial in Figtree's line box: its letters are as wide (0.999 over our texts), so nothing moves when Figtree arrives.
    '@font-face{font-family:"Figtree Fallback";src:local("Arial"),local("Liberation Sans");ascent-override:95%;descent-override:25%;line-gap-override:0%}',
    tokensCss(),
  ].join('\n');
  return {
    name: 'homefold-design-tokens',
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('Content-Type', 'font/woff2');
        response.end(bytes);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: bytes });
    },
    transformIndexHtml: () => [
      {
        tag: 'link',
        attrs: { rel: 'preload', href: `/${fileName}`, as: 'font', type: 'font/woff2', crossorigin: true },
        injectTo: 'head-prepend',
      },
      ...[
        ['light', light.paper],
        ['dark', dark.paper],
      ].map(([scheme, content]) => ({
        tag: 'meta',
        attrs: { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content, 'data-scheme': scheme },
        // before theme.js, which chooses between them
        injectTo: 'head-prepend',
      })),
      { tag: 'style', children: css, injectTo: 'head' },
    ],
  };
}

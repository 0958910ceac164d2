import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from './app';
import { StaticFrame } from './first-paint/static-frame';

/** The dashboard's frame before any script, for the build (vite/pages.mjs). */
export const frameHtml = (): string => renderToStaticMarkup(<StaticFrame />);

/** The landing page's HTML, for the build (vite/pages.mjs); `main.tsx` hydrates it. */
export async function landingHtml(): Promise<string> {
  const { prelude } = await prerender(
    <StaticRouter location="/">
      <App />
    </StaticRouter>,
  );
  return new Response(prelude).text();
}

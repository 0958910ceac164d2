import { isPage, PAGES } from '@homefold/domain';
import { matchPath } from 'react-router';

/** The server decides by `isPage` and the client by its router: they must agree. */
it.each([
  ...PAGES.map((page) => page.replace('/*', '')),
  ...[
    '/Dashboard',
    '/dashboard/',
    '/dashboard//',
    '/dashboard/more',
    '/dashboards',
    '/sign-in/factor-one',
    '/SIGN-UP/a/b',
  ],
  ...['/sign-inn', '/joiner', '/join/', '/nowhere', '/reset-password/x', '/index', '/%64ashboard', '/admin', '//'],
])('%s is a page for the server exactly when it is one for the router', (path) => {
  expect(isPage(path)).toBe(PAGES.some((page) => matchPath(page, path) !== null));
});

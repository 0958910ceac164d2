import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyPage } from './lazy-page';
import type { LazyPage } from './lazy-page';

const show = ({ Page }: LazyPage) =>
  render(
    <Suspense fallback="Loading">
      <Page />
    </Suspense>,
  );
const Recipes = () => <p>Recipes</p>;

it('shows a page whose code was loaded before without a fallback', async () => {
  const page = lazyPage(() => Promise.resolve({ default: Recipes }));
  await page.preload();
  show(page);
  expect(screen.getByText('Recipes')).toBeVisible();
});

it('loads the code of a page that is rendered first', async () => {
  show(lazyPage(() => Promise.resolve({ default: Recipes })));
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByText('Recipes')).toBeVisible();
});

it('loads once, and again after a failure', async () => {
  const load = jest.fn().mockRejectedValueOnce(new TypeError('no network')).mockResolvedValue({ default: Recipes });
  const page = lazyPage(load);
  await expect(page.preload()).rejects.toThrow('no network');
  await Promise.all([page.preload(), page.preload()]);
  show(page);
  expect(screen.getByText('Recipes')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

interface PageModule {
  default: ComponentType;
}

export type LoadPage = () => Promise<PageModule>;

/** A page whose code is loaded when it is rendered, or before. */
export interface LazyPage {
  Page: LazyExoticComponent<ComponentType>;
  /** Loads the code. Rejects when that fails; the next call, or rendering the page, tries again. */
  preload: LoadPage;
}

/** A promise that calls back without waiting for a microtask. */
const settled = <Value>(value: Value): Promise<Value> =>
  Object.assign(Promise.resolve(value), {
    then: (callback: (value: Value) => unknown) => Promise.resolve(callback(value)),
  });

/**
 * `lazy`, but without a fallback for code that is there already: React shows one as soon as a microtask is missing, and then holds
 * back the content for 300 ms.
 */
export function lazyPage(load: LoadPage): LazyPage {
  let loading: Promise<PageModule> | undefined;
  let loaded: PageModule | undefined;
  const preload: LoadPage = () =>
    (loading ??= load().then(
      (page) => (loaded = page),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  return { Page: lazy(() => (loaded ? settled(loaded) : preload())), preload };
}

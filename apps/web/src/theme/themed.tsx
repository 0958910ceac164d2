import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

const loadTheme = () => import('./app-theme');

/**
 * Loads a component that uses MUI, and MUI's theme beside it; the result renders it inside the theme. The first screen does
 * without MUI, so every part that it opens brings the theme along. What such a part loads in turn is inside it already.
 *
 * @param load imports a module whose default export is the component
 */
export const themed =
  <Props extends object>(load: Load<Props>): Load<Props> =>
  async () => {
    const [{ default: Part }, { AppTheme }] = await Promise.all([load(), loadTheme()]);
    return {
      default: (props) => (
        <AppTheme>
          <Part {...props} />
        </AppTheme>
      ),
    };
  };

/** `lazy` for a component that uses MUI. */
export const lazyThemed = <Props extends object>(load: Load<Props>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(themed(load));

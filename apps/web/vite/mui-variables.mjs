import { muiTheme } from '../src/theme/mui-theme.ts';

const NAME = 'virtual:mui-variables.css';
const ID = `\0${NAME}`;

const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A style object of MUI as CSS text: `{ ':root': { '--a': 1, '@media …': { … } } }`. */
function cssOf(selector, style) {
  const own = [];
  const nested = [];
  for (const [name, value] of Object.entries(style)) {
    if (value !== null && typeof value === 'object') nested.push(`${name}{${cssOf(selector, value)}}`);
    else own.push(`${name.startsWith('--') ? name : kebab(name)}:${value}`);
  }
  return [own.length > 0 ? `${selector}{${own.join(';')}}` : '', ...nested].join('');
}

/**
 * Vite plugin: the `--mui-*` variables of the theme as a style sheet of the build. MUI would write, parse and insert the same
 * rules in the browser at every start, for more time than any component of the first screen takes.
 */
export function muiVariables() {
  return {
    name: 'homefold-mui-variables',
    resolveId: (id) => (id === NAME ? ID : null),
    load: (id) =>
      id === ID
        ? muiTheme
            .generateStyleSheets()
            .flatMap((sheet) => Object.entries(sheet).map(([selector, style]) => cssOf(selector, style)))
            .join('\n')
        : null,
  };
}

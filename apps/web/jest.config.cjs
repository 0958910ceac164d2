const preset = require('../../jest.preset.js');
const { batched } = require('../../tools/jest/batches.cjs');
const markdownPackages = require('../../tools/jest/markdown-packages.cjs');

/** msw and what it brings are ESM-only too. */
const esmPackages = [
  ...['@nestjs', '@apollo/client', 'msw', '@mswjs', 'until-async', 'rettime', 'react-router'],
  ...markdownPackages,
];

module.exports = {
  ...preset,
  displayName: 'web',
  globals: { ...preset.globals, __SCHEMA_VERSION__: 'test' },
  testEnvironment: '<rootDir>/../../tools/jest/jsdom-environment.cjs',
  // Without the "browser" condition: msw answers from inside Node.
  testEnvironmentOptions: { customExportConditions: [''], url: 'http://localhost/' },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    '\\.css$': '<rootDir>/src/test/css-module.cjs',
  },
  setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts'],
  ...batched(__dirname, ['src']),
};

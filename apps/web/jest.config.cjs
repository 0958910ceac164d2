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
  globals: { __SCHEMA_VERSION__: 'test' },
  testEnvironment: '<rootDir>/../../tools/jest/jsdom-environment.cjs',
  // Without the "browser" condition: msw answers from inside Node.
  testEnvironmentOptions: { customExportConditions: [''], url: 'http://localhost/' },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
  moduleNameMapper: {
    '(\\.module\\.css$|^virtual:.*\\.css$)': '<rootDir>/src/test/css-module.cjs',
    '^@homefold/domain$': '<rootDir>/../../libs/domain/src/index.ts',
    '^@homefold/domain/quick-add$': '<rootDir>/../../libs/domain/src/quick-add/index.ts',
    '^@homefold/domain/typed$': '<rootDir>/../../libs/domain/src/typed/index.ts',
    '^@homefold/domain/recipes$': '<rootDir>/../../libs/domain/src/recipes/index.ts',
    '^@homefold/domain/meals$': '<rootDir>/../../libs/domain/src/meals/index.ts',
    '^@homefold/domain/meal-ideas$': '<rootDir>/../../libs/domain/src/meals/ideas/index.ts',
    '^@homefold/domain/aisles$': '<rootDir>/../../libs/domain/src/shopping/aisles/index.ts',
    '^@homefold/domain/kitchen$': '<rootDir>/../../libs/domain/src/kitchen/index.ts',
    '^@homefold/domain/use-it-up$': '<rootDir>/../../libs/domain/src/use-it-up/index.ts',
    '^@homefold/domain/shopping$': '<rootDir>/../../libs/domain/src/shopping/index.ts',
    '^@homefold/domain/wishlist$': '<rootDir>/../../libs/domain/src/wishlist/index.ts',
    '^@homefold/domain/forum$': '<rootDir>/../../libs/domain/src/forum/index.ts',
    '^@homefold/domain/forum-text$': '<rootDir>/../../libs/domain/src/forum/text/index.ts',
    '^@homefold/domain/forum-drafts$': '<rootDir>/../../libs/domain/src/forum/drafts/index.ts',
  },
  // for what hangs; a busy machine takes the time it takes
  testTimeout: 180_000,
  setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts'],
  ...batched(__dirname, ['src']),
};

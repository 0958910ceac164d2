module.exports = {
  displayName: 'web',
  preset: '../../jest.preset.js',
  testEnvironment: '<rootDir>/../../tools/jest/jsdom-environment.cjs',
  globals: { __CLERK_KEY__: '' },
  setupFilesAfterEnv: ['<rootDir>/src/test-setup.ts'],
};

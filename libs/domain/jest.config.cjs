module.exports = {
  displayName: 'domain',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
  // for what hangs; a busy machine takes the time it takes
  testTimeout: 180_000,
  setupFiles: ['<rootDir>/../../tools/jest/property-seed.cjs'],
};

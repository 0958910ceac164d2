module.exports = {
  displayName: 'tools',
  preset: '../jest.preset.js',
  testEnvironment: 'node',
  // for what hangs; a busy machine takes the time it takes
  testTimeout: 180_000,
  testMatch: ['<rootDir>/**/*.spec.mjs'],
};

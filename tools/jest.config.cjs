module.exports = {
  displayName: 'tools',
  preset: '../jest.preset.js',
  testEnvironment: 'node',
  // only catches hangs; a busy machine may be slow
  testTimeout: 180_000,
  testMatch: ['<rootDir>/**/*.spec.mjs'],
};

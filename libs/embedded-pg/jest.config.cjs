module.exports = {
  displayName: 'embedded-pg',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
  // only catches hangs; a busy machine may be slow
  testTimeout: 180_000,
};

const { batched } = require('../../tools/jest/batches.cjs');

module.exports = {
  displayName: 'domain',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
  // only catches hangs; a busy machine may be slow
  testTimeout: 180_000,
  setupFiles: ['<rootDir>/../../tools/jest/property-seed.cjs'],
  ...batched(__dirname, ['src']),
};

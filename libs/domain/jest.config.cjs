const { batched } = require('../../tools/jest/batches.cjs');

module.exports = {
  displayName: 'domain',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
  setupFiles: ['<rootDir>/../../tools/jest/property-seed.cjs'],
  ...batched(__dirname, ['src']),
};

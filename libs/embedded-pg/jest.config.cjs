module.exports = {
  displayName: 'embedded-pg',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
};

/** The Markdown parser and its dependencies, which are ESM-only: package name patterns for Jest to transform. */
module.exports = [
  ...['mdast-util-[^/]+', 'micromark[^/]*', 'unist-util-[^/]+', 'decode-named-character-reference'],
  ...['character-entities', 'ccount', 'devlop', 'escape-string-regexp'],
];

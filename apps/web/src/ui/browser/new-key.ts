/** `crypto.randomUUID` exists on secure origins only, and a self-hosted server may not be one. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts user secrets that the server must be able to read again, such as a private calendar address: sealed in the
 * database with this server's key (AES-256-GCM under `SECRET`), so that a copy of the database alone reveals none.
 */
@Injectable()
export class SecretBox {
  constructor(private readonly config: AppConfig) {}

  /** @param purpose e.g. "outside calendar": text sealed for one purpose cannot be opened for another */
  seal(text: string, purpose: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.key(purpose), nonce);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** @returns the text, or null when `SECRET` is not the one it was sealed with */
  open(sealed: string, purpose: string): string | null {
    const bytes = Buffer.from(sealed, 'base64url');
    try {
      const decipher = createDecipheriv(CIPHER, this.key(purpose), bytes.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const text = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
      return Buffer.concat(text).toString('utf8');
    } catch {
      return null;
    }
  }

  /** A keyed fingerprint for comparison; without `SECRET` a guess cannot be verified. */
  digest(text: string, purpose: string): string {
    return createHmac('sha256', this.key(`${purpose} digest`))
      .update(text)
      .digest('base64url');
  }

  private key(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.config.secret, '', `homefold ${purpose}`, 32));
  }
}

import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Secrets of people that the server has to be able to read again, such as the private address of somebody's calendar:
 * in the database they are sealed with a key of this server's own (AES-256-GCM under `SECRET`), so that a copy of the
 * database alone gives none away.
 */
@Injectable()
export class SecretBox {
  constructor(private readonly config: AppConfig) {}

  /** @param purpose what it is, e.g. "outside calendar": sealed texts of one purpose cannot be opened as another's */
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

  /** A fingerprint to compare by, which tells nobody without `SECRET` whether a guess is right. */
  digest(text: string, purpose: string): string {
    return createHmac('sha256', this.key(`${purpose} digest`))
      .update(text)
      .digest('base64url');
  }

  private key(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.config.secret, '', `homefold ${purpose}`, 32));
  }
}

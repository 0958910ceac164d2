import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** The relevant part of WebAuthn options. */
export interface Ceremony {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: string | Buffer): string => Buffer.from(data).toString('base64url');
/** CBOR: text below 24 bytes, byte strings below 65,536. */
const text = (value: string): Buffer => Buffer.concat([Buffer.from([0x60 | value.length]), Buffer.from(value)]);
const bytes = (value: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0x59, value.length >> 8, value.length & 255]), value]);

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const CREDENTIAL_DATA = 0x40;

/** An authenticator with one passkey (ES256, no attestation), and its browser. */
export class TestAuthenticator {
  readonly id: string;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;

  /**
   * @param origin of the page
   * @param verifies whether it performs user verification
   */
  constructor(
    private readonly origin: string,
    private readonly verifies = true,
    id = base64url(randomBytes(16)),
  ) {
    this.id = id;
  }

  /** `navigator.credentials.create`, as JSON. */
  create({ challenge, rp }: Ceremony) {
    const id = Buffer.from(this.id, 'base64url');
    const data = Buffer.concat([
      this.authenticatorData(rp?.id, CREDENTIAL_DATA),
      Buffer.alloc(16),
      Buffer.from([id.length >> 8, id.length & 255]),
      id,
      this.publicKey(),
    ]);
    const attestation = [Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])];
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', challenge),
      attestationObject: base64url(Buffer.concat([...attestation, text('authData'), bytes(data)])),
      transports: ['internal'],
    });
  }

  /** `navigator.credentials.get`, as JSON. */
  get({ challenge, rpId }: Ceremony) {
    this.counter += 1;
    const data = this.authenticatorData(rpId);
    const clientDataJSON = this.clientData('webauthn.get', challenge);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return this.answer({
      clientDataJSON,
      authenticatorData: base64url(data),
      signature: base64url(sign('sha256', signed, this.keys.privateKey)),
    });
  }

  private answer<Response extends object>(response: Response) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private clientData(type: string, challenge: string): string {
    return base64url(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private authenticatorData(rpId = '', flags = 0): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const all = flags | USER_PRESENT | (this.verifies ? USER_VERIFIED : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([all]), counter]);
  }

  /** The public key as COSE. */
  private publicKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
    const part = (label: number, value: string) =>
      Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')]);
    return Buffer.concat([head, part(0x21, x), part(0x22, y)]);
  }
}

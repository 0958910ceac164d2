import { writeFileSync } from 'node:fs';

const L = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
/** Which of the six digits on the left have the other parity, by the first digit. */
const PARITIES = ['......', '..x.xx', '..xx.x', '..xxx.', '.x..xx', '.xx..x', '.xxx..', '.x.x.x', '.x.xx.', '.xx.x.'];

const inverted = (bits: string): string => bits.replace(/[01]/g, (bit) => (bit === '0' ? '1' : '0'));
const reversed = (bits: string): string => [...bits].reverse().join('');

/** The bars of an EAN-13: 95 modules, 1 is black. */
function bars(code: string): string {
  const [first = 0, ...digits] = [...code].map(Number);
  const parity = PARITIES[first] ?? '';
  const left = digits.slice(0, 6).map((digit, at) => {
    const bits = L[digit] ?? '';
    return parity[at] === 'x' ? reversed(inverted(bits)) : bits;
  });
  const right = digits.slice(6).map((digit) => inverted(L[digit] ?? ''));
  return `101${left.join('')}01010${right.join('')}101`;
}

/** Writes a video of an EAN-13 held in front of the camera (YUV4MPEG2, which Chromium accepts as a camera). */
export function writeBarcodeVideo(file: string, code: string): void {
  const [width, height, module] = [640, 480, 4];
  const pattern = bars(code);
  const from = Math.floor((width - pattern.length * module) / 2);
  const row = Buffer.alloc(width, 235);
  for (const [at, bit] of [...pattern].entries())
    if (bit === '1') row.fill(16, from + at * module, from + (at + 1) * module);
  const white = Buffer.alloc(width, 235);
  const lines = Array.from({ length: height }, (_, y) => (y > 120 && y < 360 ? row : white));
  const frame = Buffer.concat([Buffer.from('FRAME\n'), ...lines, Buffer.alloc((width * height) / 2, 128)]);
  writeFileSync(
    file,
    Buffer.concat([
      Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`),
      ...Array<Buffer>(10).fill(frame),
    ]),
  );
}

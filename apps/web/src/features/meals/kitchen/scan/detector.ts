import { BARCODE_FORMATS } from '@homefold/domain/kitchen';
import type { BarcodeFormat } from '@homefold/domain/kitchen';

/** A detected code. */
export interface SeenCode {
  rawValue: string;
  format: string;
}

/** Finds barcodes in a picture. */
export interface Detector {
  detect: (image: HTMLVideoElement) => Promise<readonly SeenCode[]>;
}

interface DetectorClass {
  new (options: { formats: BarcodeFormat[] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

/** The browser's own detector if it supports retail barcodes, otherwise the polyfill. */
export async function makeDetector(): Promise<Detector> {
  const formats = [...BARCODE_FORMATS];
  const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  if (own) {
    const supported = await own.getSupportedFormats().catch((): string[] => []);
    if (formats.every((format) => supported.includes(format))) return new own({ formats });
  }
  const { polyfill } = await import('./polyfill');
  return new (polyfill())({ formats });
}

export const isFormat = (format: string): format is BarcodeFormat => BARCODE_FORMATS.includes(format as BarcodeFormat);

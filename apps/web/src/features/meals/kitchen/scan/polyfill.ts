import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** The detector for browsers without one of their own, loaded only when a camera opens. Its program comes from this server. */
export function polyfill(): typeof BarcodeDetector {
  prepareZXingModule({ overrides: { locateFile: () => wasm } });
  return BarcodeDetector;
}

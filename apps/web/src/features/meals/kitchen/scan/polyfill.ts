import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

/**
 * The detector for browsers without their own, loaded only when the camera opens. Its WebAssembly comes from this
 * server.
 */
export function polyfill(): typeof BarcodeDetector {
  prepareZXingModule({ overrides: { locateFile: () => wasm } });
  return BarcodeDetector;
}

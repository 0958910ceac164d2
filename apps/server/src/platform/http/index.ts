export { HttpAdapter } from './adapter';
export { addressesOf } from './addresses';
export type { AppRequest } from './app-request';
export { assembleHttp, type HttpHooks } from './bootstrap';
export { readRawFile, readUploadedFile, uploadTooLarge, type UploadRules, type UploadedFile } from './upload';

export { HttpAdapter } from './adapter';
export { addressesOf, isThisMachine } from './addresses';
export type { AppRequest } from './app-request';
export { assembleHttp, type HttpHooks } from './bootstrap';
export { BodyGuard, DataUrl, SentOwner, TakesDataUrl } from './body.guard';
export { hasBody, readBytes, readJsonBody, type JsonLimits } from './json-body';
export { Uploads, ownerOf, uploadTooLarge, type SpooledFile, type UploadRules, type UploadedFile } from './uploads';
export { isLoopbackOrigin } from './origin';
export { Origins } from './origins';

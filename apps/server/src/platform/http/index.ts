export type { AppRequest } from './app-request';
export { assembleHttp, type HttpHooks } from './bootstrap';

/** Name of webpack's list of loaded chunks (`output.chunkLoadingGlobal`). */
export const CHUNKS = 'chunks';

declare global {
  interface Window {
    [CHUNKS]?: unknown;
  }
}

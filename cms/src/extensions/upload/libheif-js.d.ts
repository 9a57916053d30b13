/** The parts of libheif-js that heic-process uses; the types of the package do not describe them. */
declare module 'libheif-js/wasm-bundle' {
  export type Channel = {
    id: number;
    width: number;
    height: number;
    stride: number;
    data: Uint8Array;
  };
  const libheif: {
    HeifDecoder: new () => {
      decode(file: Uint8Array): { handle: object; is_primary(): boolean }[];
    };
    heif_js_decode_image2(
      handle: object,
      colorspace: number,
      chroma: number,
    ): Promise<{ channels?: Channel[] }>;
    heif_colorspace: { heif_colorspace_RGB: number };
    heif_chroma: { heif_chroma_interleaved_RGB: number };
    heif_channel: { heif_channel_interleaved: number };
  };
  export default libheif;
}

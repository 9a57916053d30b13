import sharp from 'sharp';

export type PictureFacts = {
  /** Size in pixels when upright. */
  width: number;
  height: number;
  /** True for a file whose orientation tag swaps its sides, such as a portrait photo of a phone. */
  isTurned: boolean;
  /** True when no pixel is transparent or semi-transparent. */
  isOpaque: boolean;
};

/** @throws when the file cannot be decoded */
export async function readPictureFacts(file: string): Promise<PictureFacts> {
  const picture = sharp(file);
  const { hasAlpha, autoOrient, width } = await picture.metadata();
  return {
    width: autoOrient.width,
    height: autoOrient.height,
    isTurned: autoOrient.width !== width,
    isOpaque: !hasAlpha || (await picture.stats()).isOpaque,
  };
}

import sharp from 'sharp';

/** Draws a different picture for each number. */
export function drawPicture(number: number): Promise<Buffer> {
  const background = { r: (number * 37) % 256, g: (number * 101) % 256, b: 160 };
  const square = { create: { width: 300, height: 300, channels: 3, background: '#fff' } } as const;
  return sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .composite([{ input: square, left: (number * 13) % 900, top: (number * 7) % 600 }])
    .webp()
    .toBuffer();
}

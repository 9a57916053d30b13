/** The point of a picture that must stay visible when cropped, in percent from the top left. */
export type FocalPoint = { readonly x: number; readonly y: number };

/** Returns the CSS `object-position` that keeps the point in view, or undefined without a point. */
export function objectPositionOf(point: FocalPoint | null | undefined): string | undefined {
  return point ? `${point.x}% ${point.y}%` : undefined;
}

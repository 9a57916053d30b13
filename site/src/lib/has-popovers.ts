/** Returns true in browsers with popovers: Safari 17, Firefox 125, Chrome 114. */
export function hasPopovers(): boolean {
  return 'hidePopover' in HTMLElement.prototype;
}

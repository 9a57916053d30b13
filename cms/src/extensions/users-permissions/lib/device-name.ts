// Specific names first: nearly every user agent also contains Chrome and Safari.
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\bWindows\b/, 'Windows'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];
const SCANNED = 512;

/** Formats browser and system of a User-Agent header, such as `Chrome en Windows`. */
export function deviceName(userAgent: string): string {
  const scanned = userAgent.slice(0, SCANNED);
  const find = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(scanned))?.[1];
  const parts = [find(BROWSERS), find(SYSTEMS)].filter(Boolean);
  return parts.join(' en ') || 'Dispositivo desconocido';
}

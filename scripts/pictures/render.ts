/**
 * Renders every template in `templates/` to `cms/data/media/<name>.webp`.
 *
 *   npm run pictures            all of them
 *   npm run pictures -- ui-pos  only those whose name starts with one of the arguments
 *
 * A template is a page that declares its size in CSS pixels:
 *   <meta name="picture" content="1600x1000" />            opaque
 *   <meta name="picture" content="1600x1200 transparent" /> keeps the alpha channel
 *   <meta name="document" content="A4" />                   becomes a PDF
 * A template may show another picture of the list with <img src="../../../cms/data/media/x.webp">,
 * so names are rendered in two passes: `ui-*` first, then the rest.
 * The client logos are SVG files in `assets/clients/` (the CMS rejects SVG uploads, so each gets a
 * lossless transparent WebP at twice its 56 px height).
 */
import { readFile, readdir, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright-core';
import sharp from 'sharp';

const here = path.dirname(fileURLToPath(import.meta.url));
const templatesDir = path.join(here, 'templates');
const clientsDir = path.join(here, 'assets/clients');
const mediaDir = path.resolve(here, '../../cms/data/media');

type PictureSize = { width: number; height: number; isTransparent: boolean };

/** Reads the declared size of a template. @throws when the declaration is missing or malformed */
function readSize(html: string, file: string): PictureSize {
  const match = /<meta name="picture" content="(\d+)x(\d+)( transparent)?"/.exec(html);
  if (!match) throw new Error(`${file}: falta <meta name="picture" content="1600x1000">`);
  return { width: Number(match[1]), height: Number(match[2]), isTransparent: Boolean(match[3]) };
}

/** Prints a template to a PDF of its name. */
async function renderDocument(browser: Browser, templatePath: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`file://${templatePath}`);
  await page.evaluate(() => document.fonts.ready);
  const name = `${path.basename(templatePath, '.html')}.pdf`;
  const pdf = await page.pdf({
    path: path.join(mediaDir, name),
    format: 'A4',
    printBackground: true,
  });
  await page.close();
  console.log(`${name} ${Math.round(pdf.length / 1024)} kB`);
}

async function renderTemplate(browser: Browser, file: string): Promise<void> {
  const templatePath = path.join(templatesDir, file);
  const html = await readFile(templatePath, 'utf8');
  if (html.includes('<meta name="document"')) return renderDocument(browser, templatePath);
  const size = readSize(html, file);
  const page = await browser.newPage({ viewport: { width: size.width, height: size.height } });
  await page.goto(`file://${templatePath}`);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ omitBackground: size.isTransparent });
  await page.close();
  // Transparent pictures are above the fold, so they are compressed more.
  const compression = size.isTransparent ? { quality: 76, alphaQuality: 70 } : { quality: 84 };
  const webp = await sharp(png)
    .webp({ ...compression, effort: 6 })
    .toBuffer();
  const name = path.basename(file, '.html');
  await writeFile(path.join(mediaDir, `${name}.webp`), webp);
  console.log(`${name}.webp ${size.width}×${size.height} ${Math.round(webp.length / 1024)} kB`);
}

async function renderLogo(file: string): Promise<void> {
  const svg = sharp(path.join(clientsDir, file), { density: 288 }).resize({ height: 112 });
  const name = path.basename(file, '.svg');
  const { size } = await svg.webp({ lossless: true }).toFile(path.join(mediaDir, `${name}.webp`));
  console.log(`${name}.webp ${Math.round(size / 1024)} kB`);
}

async function main(): Promise<void> {
  const prefixes = process.argv.slice(2);
  const isSelected = (file: string) =>
    prefixes.length === 0 || prefixes.some((prefix) => file.startsWith(prefix));
  const files = (await readdir(templatesDir)).filter((f) => f.endsWith('.html') && isSelected(f));
  const isScreen = (file: string) => file.startsWith('ui-');
  const ordered = [...files.filter(isScreen), ...files.filter((file) => !isScreen(file))];

  await mkdir(mediaDir, { recursive: true });
  for (const logo of (await readdir(clientsDir)).filter(isSelected)) await renderLogo(logo);
  if (ordered.length === 0) return;
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--allow-file-access-from-files',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--font-render-hinting=none',
    ],
  });
  try {
    for (const file of ordered) await renderTemplate(browser, file);
  } finally {
    await browser.close();
  }
}

await main();

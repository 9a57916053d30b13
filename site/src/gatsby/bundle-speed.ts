import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleScript } from './bundle-script';

type Script = { address: string; code: string };

/** Bundles the script that measures visits. Its address contains its hash, so that browsers keep it. */
export function bundleSpeed(directory: string): Script {
  // A function, so that its variables are not those of the page.
  const code = `(()=>{${bundleScript(directory, 'speed/measure-visit.ts')}})()`;
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 20);
  return { address: `/velocidad-${hash}.js`, code };
}

/** Writes the script into the built site. */
export async function writeSpeedScript(directory: string): Promise<void> {
  const { address, code } = bundleSpeed(directory);
  const file = path.join(directory, 'public', address);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, code);
}

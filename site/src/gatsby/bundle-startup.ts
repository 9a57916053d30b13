import { bundleScript } from './bundle-script';
import { bundleSpeed } from './bundle-speed';

/** Bundles the code that runs before Gatsby's scripts. `directory`: folder of the site. */
export function bundleStartup(directory: string): string {
  const { address } = bundleSpeed(directory);
  return bundleScript(directory, 'startup/start.ts', { SPEED_SCRIPT: JSON.stringify(address) });
}

import type { BuildArgs } from 'gatsby';
import { writeFeeds } from '../articles/write-feeds';
import { writeSpeedScript } from '../bundle-speed';
import { writeSearchFile } from '../search/write-search-file';
import { writeRobots } from './robots';
import { writeSecurityText } from './security-txt';

/** Writes the text files that programs read at fixed addresses, and the script that measures visits. */
export async function writeTextFiles(args: BuildArgs): Promise<void> {
  await writeRobots();
  await writeSecurityText(args);
  await writeSpeedScript(process.cwd());
  await writeFeeds(args);
  await writeSearchFile(args);
}

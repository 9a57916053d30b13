import { listBuildFiles } from './belonging.ts';
import { checkBuild } from './checks.ts';

const SHOWN = 10;

/**
 * The files of a finished build that are to be released.
 * @throws Error with what is wrong when the build may not go live
 */
export async function inspectBuild(publicDir: string): Promise<string[]> {
  const files = await listBuildFiles(publicDir);
  const problems = await checkBuild(publicDir, files);
  if (problems.length === 0) return files;
  const shown = problems.slice(0, SHOWN);
  const more = problems.length - shown.length;
  if (more > 0) shown.push(`… y ${more} más.`);
  throw new Error(['El sitio construido no pasó la revisión:', ...shown].join('\n'));
}
